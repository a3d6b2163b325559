import { safeBack } from '#core/page/redirect.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

export const Screen = ({ query }: ScreenProps) => (
  <ErrorScreen code="401" title="登录已失效" text="为了您的账号安全，请重新登录后继续。">
    <LinkButton tone="primary" href={`/user/login?back=${encodeURIComponent(safeBack(query.back))}`}>
      去登录
    </LinkButton>
    <LinkButton href="/">返回首页</LinkButton>
  </ErrorScreen>
)
