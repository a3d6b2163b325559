import { safeBack } from '#core/page/redirect.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

interface Props extends Pick<ScreenProps, 'query'> {
  /** The page itself is broken: its links load it anew, and all that it knew is gone. */
  broken?: boolean
}

/** What stands where something broke. */
export const Fault = ({ query, broken }: Props) => {
  const anew = broken ? { target: '_self' } : {}
  return (
    <ErrorScreen
      code="500"
      title="服务开小差了"
      text="请稍后重试；如果一直这样，请把下面的请求编号告诉客服。"
      requestId={query.requestId}
    >
      <LinkButton tone="primary" href={safeBack(query.back)} {...anew}>
        重试
      </LinkButton>
      <LinkButton href="/" {...anew}>
        返回首页
      </LinkButton>
    </ErrorScreen>
  )
}

/**
 * A call that failed leads here, and back again without loading anew: a write that may have taken effect is known by
 * its key, and sent once more it is still the same one.
 */
export const Screen = ({ query }: Pick<ScreenProps, 'query'>) => <Fault query={query} />
