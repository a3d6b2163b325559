import type { ScreenProps } from '#core/page/route.ts'
import { AddressBook } from '#parts/basic/address/AddressBook.tsx'
import { LinkButton } from '#ui/control/Button.tsx'

/** With `isIntro` it is a step of the first visit, which may be skipped. */
export const Screen = ({ params: { isIntro } }: ScreenProps<'isIntro'>) => (
  <AddressBook
    title="收货地址"
    kinds={['receive']}
    aside={
      isIntro && (
        <LinkButton tone="quiet" href="/">
          跳过
        </LinkButton>
      )
    }
  />
)
