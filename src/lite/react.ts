/**
 * `react` of the lite build: what the widgets use of it, on preact (docs/decisions/0009-lite-build.md). A name that is not
 * here fails the build, and is added where a widget needs it.
 */
import { options, type ComponentChild, type VNode } from 'preact'
import { useCallback, useContext, useLayoutEffect, useReducer, useRef } from 'preact/hooks'
import { likeReact } from './props.ts'

export { cloneElement, Component, createContext, createElement, Fragment, isValidElement } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'

const before = options.vnode
options.vnode = (vnode: VNode) => {
  if (typeof vnode.type === 'string') vnode.props = likeReact(vnode.type, vnode.props) as VNode['props']
  before?.(vnode)
}

/** A component gets its ref as a prop like any other. */
export const forwardRef =
  <P extends { ref?: unknown }>(draw: (props: P, ref: P['ref']) => ComponentChild) =>
  (props: P) =>
    draw(props, props.ref)

/** Of React's `use`, contexts alone. */
export const use = useContext

export const useSyncExternalStore = <T>(subscribe: (changed: () => void) => () => void, snapshot: () => T): T => {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const value = snapshot()
  const shown = useRef({ value, snapshot })
  const look = () => {
    if (!Object.is(shown.current.value, shown.current.snapshot())) draw(0)
  }
  useLayoutEffect(() => {
    shown.current = { value, snapshot }
    look()
  })
  // At once, as React does after what a store has changed: an effect would hear and show for a frame more what has gone.
  useLayoutEffect(() => {
    look()
    return subscribe(look)
  }, [subscribe])
  return value
}

/** What it does before drawing, preact does right after. */
export const useInsertionEffect = useLayoutEffect

export const useEffectEvent = <A extends unknown[], R>(handle: (...args: A) => R) => {
  const latest = useRef(handle)
  useLayoutEffect(() => {
    latest.current = handle
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
