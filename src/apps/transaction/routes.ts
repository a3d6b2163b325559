import type { Section } from '#core/page/route.ts'

export const section: Section = {
  name: 'transaction',
  title: '交易管理',
  base: '/transaction',
  routes: [
    {
      path: '/transaction',
      redirect: ({ transactionHome }) => transactionHome,
      otherwise: '/transaction/index',
    },
    { path: '/transaction/index', title: '交易概览', load: () => import('./Overview.tsx'), login: true, nav: '交易' },

    // What is bought
    {
      path: '/transaction/myOrder',
      title: '我的订单',
      load: () => import('./order/MyOrder.tsx'),
      login: true,
      grant: 'purchase',
      nav: '采购',
    },
    {
      path: '/transaction/myOrder/orderDetailBuyer/:id',
      title: '订单详情',
      load: () => import('./order/OrderDetailBuyer.tsx'),
      login: true,
      grant: 'purchase',
      sample: { at: '/transaction/myOrder/orderDetailBuyer/{order}' },
    },

    // What is sold
    {
      path: '/transaction/orderManage',
      title: '订单管理',
      load: () => import('./order/OrderManage.tsx'),
      login: true,
      grant: 'order',
      shop: true,
      nav: '销售',
    },
    {
      path: '/transaction/orderManage/orderDetailSeller/:id',
      title: '订单详情',
      load: () => import('./order/OrderDetailSeller.tsx'),
      login: true,
      grant: 'order',
      shop: true,
      sample: { at: '/transaction/orderManage/orderDetailSeller/{sold}' },
    },
    {
      path: '/transaction/orderManage/send/:id',
      title: '发货',
      load: () => import('./order/Send.tsx'),
      platform: true,
      login: true,
      grant: 'order',
      shop: true,
      sample: { at: '/transaction/orderManage/send/{unsent}' },
    },
    {
      path: '/transaction/orderPriceChange/:id',
      title: '改价',
      load: () => import('./order/PriceChange.tsx'),
      platform: true,
      login: true,
      grant: 'order',
      shop: true,
      sample: { at: '/transaction/orderPriceChange/{unpaid}' },
    },

    // Either side
    {
      path: '/transaction/addressManage',
      title: '地址管理',
      load: () => import('./AddressManage.tsx'),
      login: true,
      grant: 'purchase',
      nav: '采购',
    },
    {
      path: '/transaction/orderShiping/:id',
      title: '物流跟踪',
      load: () => import('./order/Shiping.tsx'),
      login: true,
      grant: ['purchase', 'order'],
      sample: { at: '/transaction/orderShiping/{order}' },
    },
    { path: '/transaction/spsc', title: '商品收藏', load: () => import('./Spsc.tsx'), login: true, nav: '收藏' },
    { path: '/transaction/dpsc', title: '店铺收藏', load: () => import('./Dpsc.tsx'), login: true, nav: '收藏' },

    // What the buyer says of it
    {
      path: '/transaction/orderEvaluation',
      title: '评价',
      load: () => import('./evaluation/Evaluate.tsx'),
      login: true,
      grant: 'purchase',
      sample: { at: '/transaction/orderEvaluation?id={order}' },
    },
    {
      path: '/transaction/viewOrderEvaluation/:id',
      title: '查看评价',
      load: () => import('./evaluation/ViewEvaluation.tsx'),
      login: true,
      grant: ['purchase', 'order'],
      sample: { at: '/transaction/viewOrderEvaluation/{order}' },
    },
  ],
}
