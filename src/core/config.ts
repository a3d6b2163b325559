import { createStore } from 'zustand/vanilla'
import { send } from './transport.ts'

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

const path = '/api/buyer/basic/system/project/config'

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
  const embedded = origin !== location.origin
  const store = createStore<ProjectConfig | null>(() => null)
  let loading: Promise<ProjectConfig> | undefined

  const fetchConfig = async () => {
    const { data } = await send({
      url: origin + path,
      body: { url: location.href },
      headers: {},
      cookies: !embedded,
    })
    const config = data as ProjectConfig
    if (!embedded) {
      localStorage.setItem('environment-info', JSON.stringify(config))
      localStorage.setItem('host', location.host)
    }
    store.setState(config, true)
    return config
  }

  return {
    origin,
    /** Whether this page is a partner's. */
    embedded,
    store,
    /** Asks once a page; asks again only after a failure. */
    load: () =>
      (loading ??= fetchConfig().catch((error) => {
        loading = undefined
        throw error
      })),
  }
}

export type Config = ReturnType<typeof createConfig>
