import { go } from '#core/page/go.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { NewPasswordForm } from '#parts/basic/account/NewPasswordForm.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { LinkButton } from '#ui/control/Button.tsx'

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
