import { go } from '#core/go.ts'
import type { ScreenProps } from '#core/route.ts'
import { NewPasswordForm } from '#screens/account/NewPasswordForm.tsx'
import { PageHeader } from '#screens/PageHeader.tsx'
import { LinkButton } from '#ui/Button.tsx'

export const Screen = ({ params: { isIntro } }: ScreenProps<'isIntro'>) => (
  <>
    <PageHeader title="设置登录密码" back={isIntro ? undefined : '/setup/setPasswordOne'}>
      {isIntro && (
        <LinkButton tone="quiet" href="/">
          跳过
        </LinkButton>
      )}
    </PageHeader>
    <NewPasswordForm purpose="setPassword" identityPath="/setup/setPasswordOne" onDone={() => go('/user/login')} />
  </>
)
