/** `react` where stories are shown by the lite build: besides what widgets use, what Storybook's own frame asks of it. */
import { createElement, Fragment, isValidElement } from 'preact'
import * as lite from '../../src/lite/react.ts'

export * from '../../src/lite/react.ts'

export const StrictMode = Fragment
export const Suspense = Fragment
export const version = '19.0.0'
export const Children = { toArray: (children: unknown) => [children].flat() }
/** Long enough for what is drawn in the next turn. */
export const act = async <T>(work: () => T | Promise<T>): Promise<T> => {
  const done = await work()
  await new Promise((resolve) => setTimeout(resolve))
  return done
}

// eslint-disable-next-line import/no-default-export -- as React's own
export default { ...lite, Children, Fragment, StrictMode, Suspense, act, createElement, isValidElement, version }
