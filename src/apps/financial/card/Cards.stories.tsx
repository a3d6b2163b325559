import type { Meta } from '@storybook/react-vite'
import { finance } from '#testing/finance.ts'
import { states } from '#testing/states.tsx'
import { Screen } from './Cards.tsx'

const read = '/openapi/finance/account/card/selAccountCardList/manage'

const of = states(Screen, read, finance[read])

export default { title: 'apps/financial/银行卡' } satisfies Meta

export const Full = of.full
export const Phone = of.phone
export const Dark = of.dark
export const Empty = of.empty
export const Loading = of.loading
export const Failed = of.failed
export const Refused = of.refused
