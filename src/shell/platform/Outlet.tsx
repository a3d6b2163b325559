import { Activity, useRef, useState } from 'react'
import { useCoreEvent } from '#core/page/react.ts'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Fault } from '#apps/error/Fault.tsx'
import { Boundary } from './Boundary.tsx'
import * as css from './Outlet.css.ts'
import { useArrival } from './useArrival.ts'
import type { Shown } from './useRouted.ts'

const isHome = ({ route }: Shown) => route.path === '/' || route.path === '/index'

/** One page, or in place of a broken one the look of /500. */
const View = ({ Screen, params, query, pathname }: Shown) => {
  const fault = <Fault broken query={{ back: pathname }} />
  return (
    <div className={css.view}>
      <Boundary fallback={fault}>
        {Screen ? <Screen params={params as Record<string, string>} query={query} /> : fault}
      </Boundary>
    </div>
  )
}

/** Where the routed page is shown. Only home is kept alive behind the others. */
export const Outlet = ({ shown }: { shown: Shown | undefined }) => {
  const main = useRef<HTMLElement>(null)
  const [home, setHome] = useState<Shown>()
  const atHome = !!shown && isHome(shown)
  if (atHome && home !== shown) setHome(shown)
  useArrival(main, shown?.visit)
  // What a page holds by itself (a choice, a draft) is the former identity's, too.
  const [identity, setIdentity] = useState(0)
  useCoreEvent('identity', () => setIdentity((before) => before + 1))

  return (
    <main id="main" ref={main} className={css.main} data-route={shown?.route.path}>
      {!shown && <SkeletonRows />}
      {home && (
        <Activity mode={atHome ? 'visible' : 'hidden'}>
          <View key={identity} {...home} />
        </Activity>
      )}
      {shown && !atHome && <View key={`${identity} ${shown.pathname}`} {...shown} />}
    </main>
  )
}
