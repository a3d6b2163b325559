import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { config } from '#core/page/core.ts'
import type { Navigation } from '#core/session/embed.ts'
import type { ApiError } from '#core/calls/errors.ts'
import type { TagPlace } from './places.ts'
import type { Find } from './useOpened.ts'

/** Screens write links as paths of the platform, and in a partner's page those would be paths of the partner's. */
const leadToPlatform = (link: HTMLAnchorElement, here: string) => {
  const written = link.getAttribute('href')
  if (written && !/^([a-z]+:|\/\/|#)/i.test(written)) link.href = new URL(written, config.origin + here).href
}

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Before any of these the address of a link is looked at, by the user or by the browser. */
const looks = ['pointerover', 'pointerdown', 'focusin', 'click']

/** Where a call that was refused leads on the platform: here it is said in place of the page. */
const errorPages = ['/403', '/404', '/500']

interface Means {
  find: Find
  place: TagPlace
  /** Something was refused, and the platform has a page that says so. */
  onRefused: (error: ApiError | undefined) => void
}

/**
 * Keeps in the tag what leads to a page of its section: its links, and where its screens go. All else leads out of it as from
 * any tag (embed.ts), and so do links that are opened in a tab of their own.
 */
export const useWithin = (frame: RefObject<HTMLElement | null>, { find, place, onRefused }: Means) => {
  /** @returns whether the tag goes there itself */
  const goWithin = useEffectEvent((to: string) => {
    const { is } = find(to)
    if (is !== 'page' && is !== 'redirect') return false
    onRefused(undefined)
    place.go(to)
    return true
  })

  const onLook = useEffectEvent((event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    // What the host has put into a slot is the host's.
    if (!link || link.getRootNode() !== event.currentTarget) return
    leadToPlatform(link, place.read())
    const isOwn = link.origin === config.origin && !link.target && !link.hasAttribute('download')
    if (
      event.type === 'click' &&
      isOwn &&
      isPlain(event as MouseEvent) &&
      goWithin(link.href.slice(link.origin.length))
    )
      event.preventDefault()
  })

  const onNavigate = useEffectEvent((event: Event) => {
    const { href, error, out } = (event as CustomEvent<Navigation>).detail
    const to = href.startsWith(`${config.origin}/`) ? href.slice(config.origin.length) : ''
    const isRefusal = error && errorPages.includes(to)
    if (out || event.target !== event.currentTarget || !(isRefusal || goWithin(to))) return
    if (isRefusal) onRefused(error)
    event.preventDefault()
    // Nobody leaves the tag, so there is nothing for the host to hear of, or to prevent.
    event.stopImmediatePropagation()
  })

  // Heard before anybody can press what is drawn.
  useLayoutEffect(() => {
    const root = frame.current?.getRootNode()
    const host = root instanceof ShadowRoot ? root.host : undefined
    const look = (event: Event) => onLook(event)
    const navigate = (event: Event) => onNavigate(event)
    for (const type of looks) root?.addEventListener(type, look)
    host?.addEventListener('wotu-navigate', navigate, true)
    return () => {
      for (const type of looks) root?.removeEventListener(type, look)
      host?.removeEventListener('wotu-navigate', navigate, true)
    }
  }, [frame])
}
