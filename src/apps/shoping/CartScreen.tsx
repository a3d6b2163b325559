import { PageHeader } from '#screens/page/PageHeader.tsx'
import { labels } from '#parts/trading/cart/labels.ts'
import { MyCart } from '#parts/trading/cart/MyCart.tsx'

/** On the platform nobody vetoes the way to the confirmation of the order. */
const goOn = () => true

export const Screen = () => (
  <>
    <PageHeader title="购物车" />
    <MyCart labels={labels} emit={goOn} />
  </>
)
