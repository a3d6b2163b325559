import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { dayEnd, dayStart } from '#core/format/dates.ts'
import type { Filter } from '#screens/list/FilterRow.tsx'
import type { Query } from '#screens/list/useQuery.ts'
import { tabStates } from './words.ts'

/** What a list of orders asks for, from its address. */
export const orderQuery = ({ keyword = '', from, to, tab }: Query) => ({
  keyword,
  states: [...(tabStates[tab ?? ''] ?? [])] as OrderRow['state'][],
  ...(from && { from: dayStart(from) }),
  ...(to && { to: dayEnd(to) }),
})

export const orderFilters = (keyword: string): readonly Filter[] => [
  { kind: 'text', name: 'keyword', label: keyword },
  { kind: 'days', label: '下单时间' },
]
