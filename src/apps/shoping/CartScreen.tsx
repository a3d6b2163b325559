import { PageHeader } from '#screens/PageHeader.tsx'
import { Cart } from '#widgets/cart/Cart.tsx'
import { labels } from '#widgets/cart/labels.ts'

/** On the platform nobody vetoes the way to the confirmation of the order. */
const goOn = () => true

export const Screen = () => (
  <>
    <PageHeader title="购物车" />
    <Cart labels={labels} emit={goOn} />
  </>
)
