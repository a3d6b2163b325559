import { useEffect, useState } from 'react'
import { config } from '#core/core.ts'
import type { ApiError } from '#core/errors.ts'
import { go } from '#core/go.ts'
import { useRead, useSignedIn, useWrite } from '#core/react.ts'
import type { Emit } from '#core/widget.ts'
import { base } from '#ui/base.css.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { askInPopup, prepare, type Attempt } from './popup.ts'
import * as css from './SignIn.css.ts'
import { signIn, signOut } from './tokens.ts'

export interface SignInEvents {
  'wotu-signed-in': { memberId: string; name: string }
  'wotu-signed-out': undefined
}

export interface SignInProps {
  emit: Emit<SignInEvents>
}

const refusals = {
  blocked: '浏览器拦截了登录窗口，请允许弹出窗口后重试',
  closed: '登录窗口已关闭，尚未登录',
  denied: '您没有同意授权',
}

/** Who is signed in, or the way to sign in: in a window of the platform's own, so that no password is typed here. */
export const SignIn = ({ emit }: SignInProps) => {
  const signedIn = useSignedIn()
  const { data: me, error, refetch } = useRead('/api/basic/member/login/getBaseMemberByToken', signedIn ? {} : null)
  const logout = useWrite('/api/basic/member/login/logout')
  const [attempt, setAttempt] = useState<Attempt>()
  const [waiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState('')

  // A new secret for each try.
  useEffect(() => {
    if (!attempt && !signedIn) void prepare().then(setAttempt)
  }, [attempt, signedIn])

  const name = me && (me.orgName || me.name || me.nickname)
  const memberId = me?.memberId
  useEffect(() => {
    if (memberId && name) emit('wotu-signed-in', { memberId, name })
    // The event tells of the member, not of the function that tells it.
    // eslint-disable-next-line react/exhaustive-deps
  }, [memberId])

  const onSignIn = async () => {
    if (!config.embedded) return go(`/user/login?back=${encodeURIComponent(location.pathname)}`)
    if (!attempt) return
    setProblem('')
    setWaiting(true)
    const answer = await askInPopup(attempt)
    setAttempt(undefined)
    if ('refused' in answer) setProblem(refusals[answer.refused])
    else await signIn(answer.code, attempt.verifier).catch((error: ApiError) => setProblem(error.msg))
    setWaiting(false)
  }

  const onSignOut = async () => {
    if ((await logout.run({})) === undefined) return
    await signOut()
    emit('wotu-signed-out')
  }

  if (!signedIn)
    return (
      <div className={cx(base, css.bar)}>
        <Button tone="primary" busy={waiting} onClick={onSignIn}>
          登录
        </Button>
        {waiting && <p className={css.note}>请在打开的窗口中登录并同意授权</p>}
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    )
  if (error && !me)
    return (
      <div className={cx(base, css.bar)} role="alert">
        <p className={css.problem}>{error.msg}</p>
        <Button small onClick={refetch}>
          重试
        </Button>
      </div>
    )
  if (!me)
    return (
      <div className={cx(base, css.bar)} role="status" aria-label="正在加载">
        <Skeleton width={32} height={32} />
        <Skeleton width={120} />
      </div>
    )
  return (
    <div className={cx(base, css.bar)}>
      <span className={css.face} aria-hidden>
        {Array.from(name ?? '')[0]}
      </span>
      <span className={css.who}>
        <span className={css.name}>{name}</span>
        <span className={css.phone}>{me.phone}</span>
      </span>
      <Button tone="quiet" small busy={logout.busy} onClick={onSignOut}>
        退出登录
      </Button>
    </div>
  )
}
