import { createStore } from 'zustand/vanilla'
import type { Config, ProjectConfig } from '#core/page/config.ts'
import { createEvents } from '#core/element/events.ts'

/** Stands in for the core where tags are drawn on the server: a visitor's page of no site in particular, in which nothing happens. */
export const events = createEvents()

export const config: Config = {
  /** Set for each drawing: the address by which the platform was asked. */
  origin: '',
  embedded: true,
  store: createStore<ProjectConfig | null>(() => null),
  load: () => new Promise<never>(() => {}),
}

export const session = { store: createStore(() => ({ signedIn: false })) }

const never = () => new Promise<never>(() => {})
export const api = { read: never, write: never }
export const announceRead = () => {}
export const tellError = never
