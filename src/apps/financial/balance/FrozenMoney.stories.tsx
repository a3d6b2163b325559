import type { Meta } from '@storybook/react-vite'
import { states } from '#testing/states.tsx'
import { Screen } from './FrozenMoney.tsx'

const read = '/api/account/cashflow/selOngoing'
const hold = { createdAt: '2026-11-20T02:00:00.000Z', amountFen: 500_000, reason: '提现', bizNo: '382158293693071999' }
const rows = [
  { ...hold, id: '1', state: 'frozen' as const, endedAt: null },
  { ...hold, id: '2', state: 'consumed' as const, endedAt: '2026-11-12T02:00:00.000Z' },
  { ...hold, id: '3', state: 'released' as const, endedAt: '2026-11-10T02:00:00.000Z' },
]

const of = states(Screen, read, { total: 3, rows })

export default { title: 'apps/financial/冻结明细' } satisfies Meta

export const Full = of.full
export const Phone = of.phone
export const Dark = of.dark
export const Empty = of.empty
export const Loading = of.loading
export const Failed = of.failed
export const Refused = of.refused
