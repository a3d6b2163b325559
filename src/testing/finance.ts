import type { AccountInfo } from '@wotu/contract/finance/account.ts'
import type { BankCard } from '@wotu/contract/finance/card.ts'
import type { Balance, Flow, Withdrawal } from '@wotu/contract/finance/wallet.ts'
import type { Answers } from './fakeApi.ts'

/** A finance account for stories and tests, as the server would answer it. */

export const balance: Balance = {
  availableFen: 12_845_060,
  frozenFen: 500_000,
  escrowFen: 138_400,
  hasPayPassword: true,
}

export const info: AccountInfo = {
  kind: 'person',
  holder: '王建国',
  phone: '139****0001',
  hasName: true,
  hasPayPassword: true,
  cards: 2,
  cashFrom: null,
  level: 'high',
  openedAt: '2026-01-08T02:00:00.000Z',
}

export const card: BankCard = {
  id: '1',
  kind: 'person',
  holder: '王**',
  bankCode: 'CMB',
  bankName: '招商银行',
  last4: '0006',
  phone: '139****0001',
  isDefault: true,
  createdAt: '2026-02-01T02:30:00.000Z',
}
export const cards: BankCard[] = [
  card,
  { ...card, id: '2', bankCode: 'ABC', bankName: '中国农业银行', last4: '8817', isDefault: false },
]

const flow: Flow = {
  id: '382158293693071360',
  at: '2026-11-19T08:12:00.000Z',
  kind: 'income',
  counterparty: '寿光蔬菜直供',
  amountFen: 138_400,
  balanceFen: 12_845_060,
  bizNo: '2611190812753296',
}
export const flows: Flow[] = [
  flow,
  { ...flow, id: '2', kind: 'cash', counterparty: '招商银行(0006)', amountFen: -500_000, balanceFen: 12_706_660 },
  { ...flow, id: '3', kind: 'pay', counterparty: '五常稻香农业合作社', amountFen: -20_860, balanceFen: 13_206_660 },
  { ...flow, id: '4', kind: 'refund', counterparty: '东北山珍行', amountFen: 5_900, balanceFen: 13_227_520 },
  { ...flow, id: '5', kind: 'recharge', counterparty: '扫码支付', amountFen: 1_000_000, balanceFen: 13_221_620 },
]

const income = [0, 0, 138_400, 0, 52_000, 0, 0, 260_000, 18_000, 0]
const outlay = [20_860, 0, 0, 64_000, 0, 500_000, 12_000, 0, 0, 33_000]
const days = Array.from({ length: 30 }, (_, i) => ({
  day: `2026-${i < 11 ? '10' : '11'}-${String(i < 11 ? i + 21 : i - 10).padStart(2, '0')}`,
  incomeFen: income[(i * 3) % 10] ?? 0,
  outlayFen: outlay[(i * 7) % 10] ?? 0,
}))

export const withdrawal: Withdrawal = {
  id: '382158293693071999',
  amountFen: 500_000,
  feeFen: 0,
  cardId: '1',
  bankName: '招商银行',
  last4: '0006',
  state: 'draft',
  createdAt: '2026-11-20T02:00:00.000Z',
  endedAt: null,
  expectedAt: '2026-11-23T10:00:00.000Z',
}

/** The reads of the financial screens, all well. */
export const finance = {
  '/api/finance/balanceBusInfo/selBalance': balance,
  '/api/account/cashflow/selMoney': { incomeFen: 1_872_800, outlayFen: 1_889_580, days },
  '/openapi/finance/account/cashflow/selFlowList/manage': { total: 42, rows: flows },
  '/openapi/finance/account/cashflow/selFlowDetail/manage': {
    ...flow,
    entries: [
      { account: '对方账户', amountFen: -138_400 },
      { account: '可用余额', amountFen: 138_400 },
    ],
  },
  '/openapi/finance/account/card/selAccountCardList/manage': cards,
  '/api/account/card/selCardById': card,
  '/api/finance/account/selAccountInfo': info,
  '/api/finance/account/isPayPwd': { isSet: true, lockedUntil: null, cashFrom: null },
  '/api/finance/balanceBusInfo/selDateByAfterDay': withdrawal,
} satisfies Answers
