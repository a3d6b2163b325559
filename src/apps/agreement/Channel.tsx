import type { ScreenProps } from '#core/page/route.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { AgreementText } from './AgreementText.tsx'
import { agreements } from './texts.ts'

/** The agreement that the address names. */
export const Screen = ({ params: { type } }: ScreenProps<'type'>) =>
  type in agreements ? (
    <AgreementText agreement={agreements[type as keyof typeof agreements]} />
  ) : (
    <>
      <PageHeader title="服务协议" />
      <Empty title="没有这份协议">
        <LinkButton href="/newAgreement/channel">查看服务协议</LinkButton>
      </Empty>
    </>
  )
