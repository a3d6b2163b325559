import { useEffect, useState } from 'react'
import { platformHref } from '#core/page/go.ts'
import type { ApiError } from '#core/calls/errors.ts'
import { provideToken } from '#core/session/provideToken.ts'
import { Refused } from '#ui/feedback/State.tsx'
import { FramePay } from './FramePay.tsx'
import { FrameShell } from './FrameShell.tsx'
import { FrameSignIn } from './FrameSignIn.tsx'
import { openHost, type FrameHost } from './frameHost.ts'

/** A page under `/embed/frame/`: docs/decisions/0010-vouching-and-frames.md. It has neither router nor frame of ours. */
export const FramePage = ({ address }: { address: URL }) => {
  const [host, setHost] = useState<FrameHost>()
  useEffect(() => {
    if (parent === window) return
    const opened = openHost(address)
    setHost(opened)
    return opened.close
  }, [address])

  if (parent === window) return <Refused text="请从合作站点打开此页面。" />
  if (!host) return null
  const payId = /^\/embed\/frame\/pay\/(\d{1,19})$/.exec(address.pathname)?.[1]
  if (payId) return <PayPage payId={payId} host={host} />
  const query = address.searchParams
  return (
    <FrameShell title="平台登录" say={host.say}>
      <FrameSignIn
        origin={host.origin}
        challenge={query.get('challenge') ?? ''}
        link={query.get('link') === '1'}
        say={host.say}
      />
    </FrameShell>
  )
}

const PayPage = ({ payId, host }: { payId: string; host: FrameHost }) => {
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    provideToken(host.provider).then(
      (signedIn) => setProblem(signedIn ? undefined : '登录已失效，请关闭后重新登录'),
      (error: ApiError) => setProblem(error.msg),
    )
  }, [host])
  return (
    <FrameShell title="平台收银台" say={host.say} windowHref={platformHref(`/cashier/cashierPay/${payId}`)}>
      <FramePay payId={payId} say={host.say} problem={problem} />
    </FrameShell>
  )
}
