import { LinkButton } from '#ui/control/Button.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** Also each section's own page at `/section/403`. */
export const Screen = () => (
  <ErrorScreen
    code="403"
    title="暂无访问权限"
    text="当前身份没有使用这项功能的权限，可以切换身份，或请企业管理员为您授权。"
  >
    <LinkButton tone="primary" href="/">
      返回首页
    </LinkButton>
    <LinkButton href="/setup/index">切换身份</LinkButton>
  </ErrorScreen>
)
