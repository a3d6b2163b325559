import { safeBack } from '#core/redirect.ts'
import type { ScreenProps } from '#core/route.ts'
import { LinkButton } from '#ui/Button.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** Its links load the page anew: what went wrong may be in the page itself. */
export const Screen = ({ query }: Pick<ScreenProps, 'query'>) => (
  <ErrorScreen
    code="500"
    title="服务开小差了"
    text="请稍后重试；如果一直这样，请把下面的请求编号告诉客服。"
    requestId={query.requestId}
  >
    <LinkButton tone="primary" href={safeBack(query.back)} target="_self">
      重试
    </LinkButton>
    <LinkButton href="/" target="_self">
      返回首页
    </LinkButton>
  </ErrorScreen>
)
