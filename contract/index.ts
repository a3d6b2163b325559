import { addressCalls } from './basic/address.ts'
import { areaCalls } from './basic/area.ts'
import { dictionaryCalls } from './basic/dictionary.ts'
import { embedCalls } from './basic/embed.ts'
import { fileCalls } from './basic/file.ts'
import { loginCalls } from './basic/login.ts'
import { platformCalls } from './basic/platform.ts'
import { registerCalls } from './basic/register.ts'
import type { Call, Input, Output, Read, Write } from './call.ts'
import { accountCalls } from './finance/account.ts'
import { cardCalls } from './finance/card.ts'
import { payCalls } from './finance/pay.ts'
import { payPasswordCalls } from './finance/payPassword.ts'
import { walletCalls } from './finance/wallet.ts'
import { cartCalls } from './trading/cart.ts'
import { buyerOrderCalls } from './trading/order.buyer.ts'
import { orderCalls, sellerOrderCalls } from './trading/order.seller.ts'
import { orderStatisticsCalls } from './trading/order.statistics.ts'

/** Every call there is, by its path. */
export const contract = {
  ...platformCalls,
  ...loginCalls,
  ...registerCalls,
  ...embedCalls,
  ...fileCalls,
  ...dictionaryCalls,
  ...areaCalls,
  ...addressCalls,
  ...cartCalls,
  ...buyerOrderCalls,
  ...sellerOrderCalls,
  ...orderCalls,
  ...orderStatisticsCalls,
  ...payCalls,
  ...walletCalls,
  ...payPasswordCalls,
  ...accountCalls,
  ...cardCalls,
} as const

export type Contract = typeof contract
export type Path = keyof Contract
export type ReadPath = { [P in Path]: Contract[P] extends Read ? P : never }[Path]
export type WritePath = { [P in Path]: Contract[P] extends Write ? P : never }[Path]
export type InputOf<P extends Path> = Contract[P] extends Call ? Input<Contract[P]> : never
export type OutputOf<P extends Path> = Contract[P] extends Call ? Output<Contract[P]> : never
