import { useEffect, useState } from 'react'
import { config, session } from '#core/page/core.ts'
import { signIn } from '#core/page/go.ts'
import { useRead, useSignedIn, useWrite } from '#core/page/react.ts'
import type { Emit } from '#core/element/widget.ts'
import { WhereHeld } from '#screens/states/SignInFirst.tsx'
import { base } from '#ui/tokens/base.css.ts'
import { Button } from '#ui/control/Button.tsx'
import { cx } from '#ui/tokens/cx.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { SignInLabels } from './labels.ts'
import * as css from './SignIn.css.ts'

export interface SignInEvents {
  'wotu-signed-in': { memberId: string; name: string }
  'wotu-signed-out': undefined
}

export interface SignInProps {
  labels: SignInLabels
  emit: Emit<SignInEvents>
}

/** Who is signed in, or the way to sign in: in a window or frame of the platform's own: no password is typed here. */
export const SignIn = ({ labels, emit }: SignInProps) => {
  const signedIn = useSignedIn()
  const { data: me, error, refetch } = useRead('/api/basic/member/login/getBaseMemberByToken', signedIn ? {} : null)
  const logout = useWrite('/api/basic/member/login/logout')
  const [waiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState('')

  const name = me && (me.orgName || me.name || me.nickname)
  const memberId = me?.memberId
  useEffect(() => {
    if (memberId && name) emit('wotu-signed-in', { memberId, name })
    // The event tells of the member, not of the function that tells it.
    // eslint-disable-next-line react/exhaustive-deps
  }, [memberId])

  const onSignIn = async () => {
    if (!config.embedded) return signIn()
    // Opened in the click's own turn; what it shows may load meanwhile.
    const popup = open('', 'wotu-sign-in', 'popup,width=520,height=760')
    setProblem('')
    setWaiting(true)
    const { signInThrough } = await import('#core/session/signIn.ts')
    setProblem((await signInThrough(popup)) ?? '')
    setWaiting(false)
  }

  const onSignOut = async () => {
    if ((await logout.run({})) === undefined) return
    session.clear()
    emit('wotu-signed-out')
  }

  if (!signedIn)
    return (
      <div className={cx(base, css.bar)} part="bar">
        <Button part="button" tone="primary" busy={waiting} onClick={onSignIn}>
          {labels.signIn}
        </Button>
        {waiting && <p className={css.note}>{labels.waiting}</p>}
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <WhereHeld />
      </div>
    )
  if (error && !me)
    return (
      <div className={cx(base, css.bar)} part="bar" role="alert">
        <p className={css.problem}>{error.msg}</p>
        <Button small onClick={refetch}>
          重试
        </Button>
      </div>
    )
  if (!me)
    return (
      <div className={cx(base, css.bar)} part="bar" role="status" aria-label="正在加载">
        <Skeleton width={32} height={32} />
        <Skeleton width={120} />
      </div>
    )
  return (
    <div className={cx(base, css.bar)} part="bar">
      <span className={css.face} aria-hidden>
        {Array.from(name ?? '')[0]}
      </span>
      <span className={css.who}>
        <span className={css.name} part="title">
          {name}
        </span>
        <span className={css.phone}>{me.phone}</span>
      </span>
      <Button part="button" tone="quiet" small busy={logout.busy} onClick={onSignOut}>
        {labels.signOut}
      </Button>
    </div>
  )
}
