import { createStore } from 'zustand/vanilla'
import type { Terms } from '@wotu/contract/basic/setting.ts'
import { load } from './load.ts'

/** What the platform says of the site that this page belongs to. */
export interface ProjectConfig {
  systemId: number
  appToken: string
  /** Address of the site's logo. */
  logo: string
  /** The application's Chinese name. */
  appNameCn: string
  platformName: string
  /** The api environment: `dev`, `test` or `prod`. */
  env: string
  /** Whether the router asks visitors of pages that need it to sign in: the specification has both readings. */
  loginGuard: boolean
  /** Where /transaction lands, if that page is there: the specification has two tables. */
  transactionHome: string
  /** Hosts that code 021101 may lead to. */
  redirectHosts: readonly string[]
  /** Empty where the site has none. */
  servicePhone: string
  /** What its business goes by: times, limits, fees. */
  terms: Terms
}

/**
 * The platform's origin: the one that this very script came from, which in a partner's page is another
 * than the page's own.
 */
export const platformOrigin = (script: string, page: string) => {
  const { origin, protocol } = new URL(script)
  return protocol.startsWith('http') ? origin : page
}

/**
 * Where the platform's own pages send their calls: on localhost to the fixed test host, where the build names one
 * (`VITE_TEST_HOST`), else to where they come from (specification, section 9).
 */
export const callOrigin = (page: string, testHost: string | undefined) =>
  testHost && new URL(page).hostname === 'localhost' ? new URL(testHost).origin : page

/** Where this host's last config is kept (specification, section 3); project.ts writes it. */
export const storedAt = { project: 'environment-info', host: 'host' }

/** The config that was kept for this very host; null where there is none, or another host's. */
export const storedProject = (): ProjectConfig | null => {
  try {
    if (localStorage.getItem(storedAt.host) !== location.host) return null
    return JSON.parse(localStorage.getItem(storedAt.project) ?? 'null') as ProjectConfig | null
  } catch {
    return null
  }
}

export const createConfig = () => {
  const from = platformOrigin(import.meta.url, location.origin)
  const embedded = from !== location.origin
  const origin = embedded ? from : callOrigin(from, import.meta.env?.VITE_TEST_HOST)
  const store = createStore<ProjectConfig | null>(() => null)
  let loading: Promise<ProjectConfig> | undefined

  const fetchConfig = async () => {
    const { fetchProject } = await load(import('./project.ts'))
    const project = await fetchProject(config)
    store.setState(project, true)
    return project
  }

  const config = {
    origin,
    /** Whether this page is a partner's, or stands in one: then it has no cookies, and shows a token. */
    embedded,
    store,
    /** Asks once a page; asks again only after a failure. */
    load: () =>
      (loading ??= fetchConfig().catch((error) => {
        loading = undefined
        throw error
      })),
  }
  return config
}

export type Config = ReturnType<typeof createConfig>
