import { addressCalls } from './basic/address.ts'
import { areaCalls } from './basic/area.ts'
import { bindCalls } from './basic/bind.ts'
import { dataTempCalls } from './basic/dataTemp.ts'
import { dictionaryCalls } from './basic/dictionary.ts'
import { diseaseCalls } from './basic/disease.ts'
import { embedCalls } from './basic/embed.ts'
import { employeeCalls } from './basic/employee.ts'
import { fileCalls } from './basic/file.ts'
import { loginCalls } from './basic/login.ts'
import { manufacturerCalls } from './basic/manufacturer.ts'
import { memberInfoCalls } from './basic/memberInfo.ts'
import { orgCalls } from './basic/org.ts'
import { platformCalls } from './basic/platform.ts'
import { pointCalls } from './basic/point.ts'
import { registerCalls } from './basic/register.ts'
import { settingCalls } from './basic/setting.ts'
import { vouchCalls } from './basic/vouch.ts'
import type { Call, Input, Output, Read, Write } from './call.ts'
import { accountCalls } from './finance/account.ts'
import { cardCalls } from './finance/card.ts'
import { payCalls } from './finance/pay.ts'
import { payPasswordCalls } from './finance/payPassword.ts'
import { walletCalls } from './finance/wallet.ts'
import { cartCalls } from './trading/cart.ts'
import { categoryCalls } from './trading/category.ts'
import { dealCalls } from './trading/deal.ts'
import { evaluationCalls } from './trading/evaluation.ts'
import { favouriteCalls } from './trading/favourite.ts'
import { freightCalls } from './trading/freight.ts'
import { goodsCalls } from './trading/goods.ts'
import { buyerOrderCalls } from './trading/order/buyer.ts'
import { refundCalls } from './trading/order/refund.ts'
import { orderCalls, sellerOrderCalls } from './trading/order/seller.ts'
import { orderStatisticsCalls } from './trading/order/statistics.ts'
import { searchHistoryCalls } from './trading/searchHistory.ts'
import { shopCalls } from './trading/shop/shop.ts'
import { shopGoodsCalls } from './trading/shop/goods.ts'

/** Every call there is, by its path. */
export const contract = {
  ...platformCalls,
  ...settingCalls,
  ...memberInfoCalls,
  ...orgCalls,
  ...dataTempCalls,
  ...pointCalls,
  ...manufacturerCalls,
  ...employeeCalls,
  ...loginCalls,
  ...registerCalls,
  ...embedCalls,
  ...vouchCalls,
  ...bindCalls,
  ...fileCalls,
  ...dictionaryCalls,
  ...diseaseCalls,
  ...areaCalls,
  ...addressCalls,
  ...categoryCalls,
  ...goodsCalls,
  ...shopCalls,
  ...shopGoodsCalls,
  ...freightCalls,
  ...favouriteCalls,
  ...evaluationCalls,
  ...searchHistoryCalls,
  ...dealCalls,
  ...cartCalls,
  ...buyerOrderCalls,
  ...sellerOrderCalls,
  ...orderCalls,
  ...refundCalls,
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
