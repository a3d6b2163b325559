import { go } from '#core/go.ts'
import { NewPasswordForm } from '#screens/account/NewPasswordForm.tsx'
import { PageHeader } from '#screens/PageHeader.tsx'

export const Screen = () => (
  <>
    <PageHeader title="重设密码" back="/setup/backPwdOne" />
    <NewPasswordForm purpose="resetPassword" identityPath="/setup/backPwdOne" onDone={() => go('/user/login')} />
  </>
)
