import { answer, words } from 'schema:/openapi/finance/account/cashflow/selFlowDetail/manage'
import { formatDate } from '#core/format/dates.ts'
import { useRead } from '#core/page/react.ts'
import { facts } from '#screens/detail/facts.tsx'
import { Section } from '#ui/layout/Card.tsx'
import { Dialog } from '#ui/float/Dialog.tsx'
import { KeyValues } from '#ui/data/KeyValues.tsx'
import { Money } from '#ui/data/Money.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { ErrorState } from '#ui/feedback/State.tsx'

const read = '/openapi/finance/account/cashflow/selFlowDetail/manage'

/** One line of the statement, with both sides of the posting that it belongs to. */
export const FlowDetail = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useRead(read, { id })
  return (
    <Dialog open title="资金明细" onClose={onClose} wide>
      {data ? (
        <>
          <Section title={words.kind![data.kind]!}>
            <KeyValues
              facts={facts(answer, data, [
                { name: 'amountFen', signed: true },
                'balanceFen',
                { name: 'at', render: ({ at }) => formatDate(at, 'yyyy-MM-dd HH:mm:ss') },
                'counterparty',
                'id',
                'bizNo',
              ])}
            />
          </Section>
          <Section title="分录">
            <KeyValues
              facts={data.entries.map(({ account, amountFen }) => ({
                label: account,
                value: <Money fen={amountFen} signed />,
              }))}
            />
          </Section>
        </>
      ) : error ? (
        <ErrorState text={error.msg} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} columns={2} />
      )}
    </Dialog>
  )
}
