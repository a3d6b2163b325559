import { expect, it } from 'vitest'
import { scopeNames, type Call } from '@wotu/contract/call.ts'
import { contract, type Path } from '@wotu/contract/index.ts'
import { newId } from '#kernel/db/ids.ts'
import { as, onPartnersPage } from '#kernel/testing/call.ts'
import { market } from './testing/call.ts'

const calls = Object.entries(contract) as [Path, Call][]

// Read this list as a member would who has agreed: a call that is added here, all partners' pages may make.
it('a partner’s token reaches these calls, by what the member agreed to, and no others', () => {
  const reached = Object.fromEntries(
    scopeNames.map((scope) => [
      scope,
      calls
        .filter(([, call]) => call.scope === scope)
        .map(([path]) => path)
        .sort(),
    ]),
  )
  expect(reached).toEqual({
    profile: [
      '/api/basic/member/login/getBaseMemberByToken',
      '/api/basic/member/login/logout',
      '/api/basic/member/login/vouchLink',
    ],
    cart: [
      '/api/basic/fav/addFav',
      '/api/basic/fav/cancelFav',
      '/api/basic/fav/count',
      '/api/basic/fav/delByIds',
      '/api/basic/fav/judgeFav',
      '/api/basic/fav/myFavListByPage',
      '/api/buyer/trading/cart/clearUnused',
      '/api/buyer/trading/cart/selCartCount',
      '/api/buyer/trading/cart/selOrderCart',
      '/api/trading/cart/delOrderCart',
      '/api/trading/cart/updOrderCart',
      '/openapi/trading/cart/addOrderCartV2/1.0',
      '/openapi/trading/goodsInfo/delExpiredSpFav',
    ],
    addresses: [
      '/api/basic/address/addAddr',
      '/api/basic/address/delAddr',
      '/api/basic/address/setDefault',
      '/api/basic/address/updAddr',
      '/api/buyer/basic/member/address/list',
      '/api/buyer/trading/freight/selByGoods',
    ],
    orders: [
      '/api/buyer/finance/payment/selPayById',
      '/api/buyer/trading/evaluate/selEvalByOrderId',
      '/api/buyer/trading/order/pay/selPayListByParam',
      '/api/buyer/trading/order/selBuyerOrderDetailById',
      '/api/buyer/trading/order/selOrderListByPage',
      '/api/buyer/trading/order/selectOrderCount',
      '/api/trading/order/selOrderTraceList',
      '/api/trading/order/selectOrderMoneyByYmd',
    ],
    ordering: [
      '/api/buyer/basic/system/file/uploadBase64',
      '/api/buyer/finance/payment/syncPayStatusByBizId',
      '/api/buyer/trading/evaluate/addEvalOrder',
      '/api/buyer/trading/order/cancelOrder',
      '/api/buyer/trading/order/handleHideOrderById',
      '/api/buyer/trading/order/orderSubmit',
      '/api/buyer/trading/order/orderSubmitData',
      '/api/buyer/trading/order/toPayment',
      '/api/trading/order/remindDelivery',
      '/api/trading/orderChange/changeOrderInfo',
      '/api/trading/orderHandle/uploadVoucher',
    ],
    sales: [
      '/api/trading/order/selAllOrderListByPage/v3',
      '/api/trading/order/selSellerOrderDetailById',
      '/api/trading/order/selectOrderCount',
      '/openapi/trading/order/selSellerOrderDetailById',
    ],
    wallet: ['/api/finance/balanceBusInfo/selBalance', '/openapi/finance/account/cashflow/selFlowList/manage'],
  })
})

it('none of them is the platform’s own, a secret’s, or what a seller does with an order', () => {
  const wrong = calls.filter(
    ([, call]) =>
      call.scope &&
      ((call.kind === 'write' && (call.platformOnly || call.who === 'seller')) || call.who === 'backOffice'),
  )
  expect(wrong.map(([path]) => path)).toEqual([])
})

it.each(calls.filter(([, call]) => call.who !== 'visitor').map(([path]) => path))(
  '%s: a token without its scope is sent to the platform before anything is looked at',
  async (path) => {
    const { scope } = contract[path] as Call
    const caller = as({ memberId: newId(), shopId: newId(), backOffice: true })
    const others = onPartnersPage(
      caller,
      scopeNames.filter((name) => name !== scope),
    )
    await expect(market.call(path, {} as never, others)).rejects.toMatchObject({ code: 'PLATFORM_ONLY' })
  },
)
