import { go } from '#core/page/go.ts'
import { ForgotIdentity } from '#parts/basic/account/ForgotIdentity.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'

export const Screen = () => (
  <>
    <PageHeader title="找回密码" back="/user/login" />
    <ForgotIdentity back="/user/login" onDone={() => go('/setup/backPwdTwo')} />
  </>
)
