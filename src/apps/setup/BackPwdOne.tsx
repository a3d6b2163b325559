import { go } from '#core/go.ts'
import { ForgotIdentity } from '#screens/account/ForgotIdentity.tsx'
import { PageHeader } from '#screens/PageHeader.tsx'

export const Screen = () => (
  <>
    <PageHeader title="找回密码" back="/user/login" />
    <ForgotIdentity back="/user/login" onDone={() => go('/setup/backPwdTwo')} />
  </>
)
