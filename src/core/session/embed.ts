import { config, events } from '../page/core.ts'
import type { ApiError } from '../calls/errors.ts'
import type { Notice } from '../page/notice.ts'
import { onPage } from '../page/page.ts'

/** Where a tag in a partner's page leads: `detail` of its `wotu-navigate`. */
export interface Navigation {
  /** The full address: a page of the platform, or one that the platform allows. */
  href: string
  /** The refused call that leads there; absent where the user asked to go. */
  error?: ApiError
  /** It is for the platform's own page alone, also where a tag could show it. */
  out?: boolean
}

/** Turns what the core says into events and short messages of the tag concerned; on the platform its own shell does. */
const createEmbed = () => {
  /** The tags of the page; the one that the user acted in last is the last. */
  const tags = new Set<Element>()
  const concerned = () => [...tags].at(-1)
  let signingIn: Window | null = null

  /** @returns false where the page vetoes it */
  const askPage = (type: string, detail: object) =>
    (concerned() ?? document).dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
    )
  const ask = (detail: Navigation) => askPage('wotu-navigate', detail)

  const tell = (notice: Notice) => {
    const tag = concerned()
    if (tag) void import('../page/notice.ts').then(({ showNotice }) => showNotice(tag, notice))
  }

  const openSignIn = () => {
    if (signingIn && !signingIn.closed) return signingIn.focus()
    // Opened in the click's own turn; what it shows may load meanwhile.
    const popup = (signingIn = open('', 'wotu-sign-in', 'popup,width=480,height=720'))
    void import('./signIn.ts').then(async ({ signInThrough }) => {
      const message = await signInThrough(popup)
      if (message) tell({ message })
    })
  }

  if (config.embedded) {
    events.on('navigate', ({ to, ...more }) => {
      const href = config.origin + to
      const { error } = more
      if (!ask({ href, ...more })) return
      if (error) tell({ message: error.msg })
      else if (to === '/user/login') openSignIn()
      else open(href, '_blank', 'noopener')
    })
    // No click leads here, and a window would be held back: the user follows the link.
    events.on('redirect', ({ href }) => ask({ href }) && tell({ href }))
    events.on('notice', tell)
    events.on('request', (asked, event) => askPage('wotu-request', asked) || event.preventDefault())
  }
  return {
    /** The tag is there, and so far the one that the user acts in. */
    enter: (tag: Element) => {
      tags.delete(tag)
      tags.add(tag)
    },
    leave: (tag: Element) => tags.delete(tag),
    /** Hears the tag's clicks: a link to the platform leads like everything else, and leaves the partner's page open. */
    click: (event: MouseEvent) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
      const asked = event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey
      if (!config.embedded || asked || link?.origin !== config.origin) return
      event.preventDefault()
      events.emit('navigate', { to: link.href.slice(config.origin.length) })
    },
  }
}

export const embed = onPage('embed', createEmbed)
