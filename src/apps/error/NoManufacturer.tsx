import { useState } from 'react'
import { useConfig } from '#core/page/react.ts'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { Dialog } from '#ui/float/Dialog.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** Where code 002102 leads, and the guard of what only a business with a shop can do. */
export const Screen = () => {
  const phone = useConfig()?.servicePhone
  const [creating, setCreating] = useState(false)
  const call = phone && <LinkButton href={`tel:${phone}`}>联系客服 {phone}</LinkButton>
  return (
    <>
      <ErrorScreen
        title="尚未加入生产主体"
        text="店铺、农场和生产相关的功能需要先有生产主体：您可以创建一个，或切换到您已加入的主体。"
      >
        <Button tone="primary" onClick={() => setCreating(true)}>
          创建
        </Button>
        <LinkButton href="/setup/index">切换</LinkButton>
        {call || <LinkButton href="/">返回首页</LinkButton>}
      </ErrorScreen>
      <Dialog
        open={creating}
        title="创建生产主体"
        onClose={() => setCreating(false)}
        footer={call || <Button onClick={() => setCreating(false)}>知道了</Button>}
      >
        <p>生产主体由客服协助创建，请准备好：</p>
        <ul>
          <li>企业、合作社：营业执照，法定代表人姓名与手机号</li>
          <li>家庭农场、个人：身份证，经营地址</li>
        </ul>
        <p>{phone ? `准备好后请拨打 ${phone}。` : '准备好后请联系平台客服。'}</p>
      </Dialog>
    </>
  )
}
