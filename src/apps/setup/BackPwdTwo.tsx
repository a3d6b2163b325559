import { go } from '#core/page/go.ts'
import { NewPasswordForm } from '#parts/basic/account/NewPasswordForm.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'

export const Screen = () => (
  <>
    <PageHeader title="重设密码" back="/setup/backPwdOne" />
    <NewPasswordForm purpose="resetPassword" identityPath="/setup/backPwdOne" onDone={() => go('/user/login')} />
  </>
)
