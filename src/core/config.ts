import { createStore } from 'zustand/vanilla'
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
  /** Which of the specification's two tables /transaction lands on. */
  transactionHome: '/transaction/index' | '/transaction/account/ABCCG'
  /** Hosts that code 021101 may lead to. */
  redirectHosts: readonly string[]
}

/**
 * The platform's origin: the one that this very script came from, which in a partner's page is another
 * than the page's own.
 */
export const platformOrigin = (script: string, page: string) => {
  const { origin, protocol } = new URL(script)
  return protocol.startsWith('http') ? origin : page
}

export const createConfig = () => {
  const origin = platformOrigin(import.meta.url, location.origin)
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
    embedded: origin !== location.origin,
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
