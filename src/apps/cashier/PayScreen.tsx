import { PageHeader } from '#screens/page/PageHeader.tsx'
import { labels } from '#parts/finance/cashier/labels.ts'
import { MyBill } from '#parts/finance/cashier/MyBill.tsx'
import * as css from './PayScreen.css.ts'

/** On the platform nobody vetoes, and the result has a page of its own. */
const noPage = () => true

/** The cashier on a page of the platform. */
export const PayScreen = ({ title, payId }: { title: string; payId: string }) => (
  <div className={css.page}>
    <PageHeader title={title} />
    <MyBill payId={payId} labels={labels} emit={noPage} />
  </div>
)
