import { LinkButton } from '#ui/Button.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

export const Screen = () => (
  <ErrorScreen
    title="尚未加入生产主体"
    text="农场和生产相关的功能需要先有生产主体：请切换到您已加入的主体，或由主体的管理员邀请您加入。"
  >
    <LinkButton tone="primary" href="/setup/index">
      切换身份
    </LinkButton>
    <LinkButton href="/">返回首页</LinkButton>
  </ErrorScreen>
)
