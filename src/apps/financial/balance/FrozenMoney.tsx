import type { OutputOf } from '@wotu/contract/index.ts'
import { answer, words } from 'schema:/api/account/cashflow/selOngoing'
import { columns } from '#screens/list/columns.tsx'
import { optionsOf } from '#screens/form/formValue.ts'
import { ListScreen } from '#screens/list/ListScreen.tsx'

const read = '/api/account/cashflow/selOngoing'
type Hold = OutputOf<typeof read>['rows'][number]
type State = Hold['state']

const tabs = [{ value: '', label: '全部' }, ...optionsOf(words.state!)]

export const Screen = () => (
  <ListScreen
    title="冻结明细"
    back="/financial/balance"
    read={read}
    input={({ tab }) => (tab ? { state: tab as State } : {})}
    noun="冻结明细"
    tabs={tabs}
    columns={columns<Hold>(answer, [
      { name: 'createdAt', card: undefined },
      { name: 'reason', card: 'main' },
      'bizNo',
      'amountFen',
      { name: 'state', tones: { frozen: 'warning', released: 'quiet' } },
      'endedAt',
    ])}
  />
)
