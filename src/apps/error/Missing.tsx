import { LinkButton } from '#ui/control/Button.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

export const Screen = () => (
  <ErrorScreen code="404" title="页面不存在" text="地址可能有误，或者页面已经下线。">
    <LinkButton tone="primary" href="/">
      返回首页
    </LinkButton>
    <LinkButton href="/goods/list">去交易大厅</LinkButton>
  </ErrorScreen>
)
