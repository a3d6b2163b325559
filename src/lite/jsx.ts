/** `react/jsx-runtime` of the lite build. */
import { createElement, type ComponentType, type VNode } from 'preact'
import './react.ts'

export { Fragment } from 'preact'

export const jsx = (type: ComponentType | string, props: object, key?: string): VNode =>
  createElement(type as ComponentType, key === undefined ? props : { ...props, key })

export { jsx as jsxs, jsx as jsxDEV }
