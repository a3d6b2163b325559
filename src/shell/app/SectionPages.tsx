import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { platformHref } from '#core/page/go.ts'
import type { ApiError } from '#core/calls/errors.ts'
import { PlaceContext } from '#core/page/place.ts'
import type { Section } from '#core/page/route.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { SignInFirst } from '#screens/states/SignInFirst.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import type { ShownProps } from './App.tsx'
import * as css from './App.css.ts'
import { hostPlace, memoryPlace } from './places.ts'
import { pathOf, routeOf } from './sections.ts'
import { toTopOf, useArrival } from './useArrival.ts'
import { createFind, useOpened } from './useOpened.ts'
import { useWithin } from './useWithin.ts'

/** The pages of one section, behind a router of the tag's own. */
export const SectionPages = ({
  shown,
  section,
  route,
  given,
  routeBase,
  labels,
  emit,
}: ShownProps & { section: Section }) => {
  const frame = useRef<HTMLElement>(null)
  const asked = pathOf(shown, route)
  const [place] = useState(() => ({
    ...(routeBase ? hostPlace(shown, routeBase, asked) : memoryPlace(asked)),
    toTop: () => toTopOf(frame.current),
  }))
  const find = useMemo(() => createFind(section, shown), [section, shown])
  const opened = useOpened(find, place)
  const [refused, setRefused] = useState<{ error?: ApiError }>({})
  const page = typeof opened.shown === 'object' ? opened.shown : undefined
  useWithin(frame, { find, place, onRefused: (error) => setRefused({ error }) })
  useArrival(frame, opened.path, page?.arrival)

  // The host asks for a route by setting it; what the tag began with, and has written there itself, is no such wish.
  const written = useRef(route)
  useEffect(() => {
    if (route === written.current) return
    written.current = route
    if (asked !== place.read()) place.go(asked)
  }, [route, asked, place])

  const tell = useEffectEvent((detail: { route: string; title: string }) => {
    const root = frame.current?.getRootNode()
    // Both draw the tag anew, which must not happen in the midst of a drawing: preact may run an effect there.
    queueMicrotask(() => {
      // What the host reads as the tag's `route` is the page on show; so the same one can be asked for again. What it has
      // set since this was drawn stays.
      const host = root instanceof ShadowRoot ? root.host : undefined
      if (host && given === String(Reflect.get(host, 'route') ?? '')) {
        written.current = detail.route
        Reflect.set(host, 'route', detail.route)
      }
      emit('wotu-route', detail)
    })
  })
  const at = page && routeOf(shown, page.path)
  const title = page?.title
  // Before anything of the new page can be refused.
  useLayoutEffect(() => setRefused((before) => (before.error ? {} : before)), [at])
  useEffect(() => {
    if (at !== undefined && title !== undefined) tell({ route: at, title })
  }, [at, title])

  const content = () => {
    if (refused.error)
      return <Failure error={refused.error} onRetry={() => setRefused({})} back={shown.root + shown.first} />
    if (opened.shown === 'sign-in')
      return (
        <slot name="signed-out">
          <SignInFirst title={labels.signInFirst} text={labels.signInWhy} button={labels.signIn} />
        </slot>
      )
    if (opened.shown === 'elsewhere')
      return (
        <Empty title={labels.elsewhere} text={labels.elsewhereWhy}>
          <LinkButton tone="primary" href={platformHref(opened.path)}>
            {labels.toPlatform}
          </LinkButton>
        </Empty>
      )
    if (opened.shown === 'missing')
      return (
        <Empty title={labels.missing} text={labels.missingWhy}>
          <LinkButton href={shown.root + shown.first}>{labels.back}</LinkButton>
        </Empty>
      )
    return page ? <page.Screen key={page.pathname} {...page.props} /> : <SkeletonRows />
  }

  return (
    <PlaceContext value={place}>
      <section
        ref={frame}
        className={css.frame}
        tabIndex={-1}
        aria-label={title ?? section.title}
        data-route={page?.pattern}
      >
        {page && opened.loading && <div className={css.progress} role="progressbar" aria-label="正在打开页面" />}
        {content()}
      </section>
    </PlaceContext>
  )
}
