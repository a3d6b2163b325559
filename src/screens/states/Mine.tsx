import type { ReactNode } from 'react'
import { useCoreEvent, useSignedIn } from '#core/page/react.ts'
import { settings } from '#core/page/settings.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { SignInFirst } from './SignInFirst.tsx'
import { useLater } from './useLater.ts'

interface Props<T> {
  icon: ReactNode
  /** The words of whoever isn't signed in, which the page may replace. */
  labels: { signInFirst: string; signInWhy: string; signIn: string }
  load: () => Promise<T>
  children: (loaded: T) => ReactNode
}

/**
 * What only a member sees of a tag, and for a visitor the way to sign in. Its code comes with the session, so that no visitor
 * loads it; where the page says who its user is (`tokenProvider`), or while he signs in, both are fetched side by side.
 */
export const Mine = <T extends object>({ icon, labels, load, children }: Props<T>) => {
  const signedIn = useSignedIn()
  const loaded = useLater(signedIn || !!settings.given.tokenProvider, load)
  // Who has gone to sign in will come back; what fails then is said when it is needed.
  useCoreEvent('navigate', ({ to }) => void (to === '/user/login' && load().catch(() => {})))
  if (!signedIn)
    return (
      <slot name="signed-out">
        <SignInFirst icon={icon} title={labels.signInFirst} text={labels.signInWhy} button={labels.signIn} />
      </slot>
    )
  if (loaded) return children(loaded)
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      {/* About as high as the way to sign in. */}
      <Skeleton height={256} />
    </div>
  )
}
