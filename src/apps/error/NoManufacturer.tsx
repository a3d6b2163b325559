import { LinkButton } from '#ui/Button.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

export const Screen = () => (
  <ErrorScreen
    title="尚未加入生产主体"
    text="农场和生产相关的功能需要先有生产主体：新建一个，或者切换到您已加入的主体。"
  >
    <LinkButton tone="primary" href="/setup/manufacturerList/add">
      创建
    </LinkButton>
    <LinkButton href="/setup/manufacturerList">切换</LinkButton>
    <LinkButton href="/transaction/contactUs">联系客服</LinkButton>
  </ErrorScreen>
)
