import { PageHeader } from '#screens/PageHeader.tsx'
import { Cashier } from '#widgets/cashier/Cashier.tsx'
import { labels } from '#widgets/cashier/labels.ts'
import * as css from './PayScreen.css.ts'

/** On the platform nobody vetoes, and the result has a page of its own. */
const noPage = () => true

/** The cashier on a page of the platform. */
export const PayScreen = ({ title, payId }: { title: string; payId: string }) => (
  <div className={css.page}>
    <PageHeader title={title} />
    <Cashier payId={payId} labels={labels} emit={noPage} />
  </div>
)
