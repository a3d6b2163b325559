import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import type { OutputOf, ReadPath } from '#core/calls/api.ts'
import { offline, pending, refuse, type Answers } from './fakeApi.ts'

/** What the call answers where there is nothing: no rows, or null. */
const emptied = (full: unknown) => {
  if (Array.isArray(full)) return []
  return full && typeof full === 'object' && 'rows' in full ? { total: 0, rows: [] } : null
}

const dark = () => {
  document.documentElement.setAttribute('scheme', 'dark')
  return () => document.documentElement.removeAttribute('scheme')
}

/**
 * The stories that every screen has, made of the call that it is about and one full answer of it. Storybook finds named exports
 * only, so a file says which of them it shows: `export const Loading = of.loading`.
 *
 * @param further what the screen's other calls answer, in all of its states
 */
export const states = <P extends ReadPath>(
  Screen: ComponentType,
  path: P,
  full: OutputOf<P>,
  further: Answers = {},
) => {
  const answering = (answer: unknown): StoryObj => ({
    render: () => <Screen />,
    parameters: { signedIn: true, api: { ...further, [path]: answer } },
  })
  const shown = answering(full)
  return {
    full: shown,
    phone: { ...shown, globals: { viewport: { value: 'phone', isRotated: false } } } as StoryObj,
    dark: { ...shown, beforeEach: dark } as StoryObj,
    loading: answering(pending),
    empty: answering(emptied(full)),
    failed: answering(offline),
    refused: answering(refuse('NO_PERMISSION')),
  }
}
