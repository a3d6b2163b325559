import { PageHeader } from '#screens/PageHeader.tsx'
import { labels } from '#widgets/cart/labels.ts'
import { MyCart } from '#widgets/cart/MyCart.tsx'

/** On the platform nobody vetoes the way to the confirmation of the order. */
const goOn = () => true

export const Screen = () => (
  <>
    <PageHeader title="购物车" />
    <MyCart labels={labels} emit={goOn} />
  </>
)
