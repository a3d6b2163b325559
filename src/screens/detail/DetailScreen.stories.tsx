import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import { formatDate } from '#core/format/dates.ts'
import { Section } from '#ui/layout/Card.tsx'
import { Countdown } from '#ui/data/Countdown.tsx'
import { KeyValues } from '#ui/data/KeyValues.tsx'
import { Money } from '#ui/data/Money.tsx'
import { Steps } from '#ui/layout/Steps.tsx'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { DetailScreen } from './DetailScreen.tsx'

const path = '/api/buyer/trading/order/selBuyerOrderDetailById'

const order: OrderDetail = {
  id: '1',
  no: '20261120001041',
  state: 'unpaid',
  shopId: '1',
  shopName: '丰禾农业合作社',
  buyerName: '王建国',
  goodsFen: 125450,
  freightFen: 1000,
  discountFen: 3000,
  adjustFen: 0,
  payableFen: 123450,
  consignee: '王建国',
  hasNote: false,
  createdAt: '2026-11-20T01:12:00.000Z',
  payBy: '2036-11-20T01:42:00.000Z',
  receiveBy: null,
  refund: null,
  lines: [],
  actions: ['pay', 'cancel', 'uploadVoucher'],
  address: {
    consignee: '王建国',
    phone: '13900000001',
    areaCode: '230184',
    areaName: '黑龙江省 哈尔滨市 五常市',
    detail: '民意乡富胜村3组12号',
  },
  delivery: 'express',
  message: '请在上午送达',
  source: null,
  sellerNote: '',
  payWay: '',
  voucher: [],
  paidAt: null,
  sentAt: null,
  receivedAt: null,
  extended: false,
  closedWhy: '',
  shipments: [],
  log: [{ at: '2026-11-20T01:12:00.000Z', action: 'submit', stateTo: 'unpaid', byRole: 'buyer', words: '提交订单' }],
  now: '2036-11-20T01:12:00.000Z',
}

export default {
  title: 'screens/DetailScreen',
  render: () => (
    <DetailScreen
      title="订单详情"
      back="/transaction/myOrder"
      read={path}
      input={{ id: '1' }}
      status={({ payBy }) => ({
        word: '待付款',
        tone: 'warning',
        text: payBy && (
          <>
            剩余 <Countdown until={payBy} />
            ，逾期自动关闭
          </>
        ),
      })}
      facts={(order) => [
        { label: '订单号', value: order.no },
        { label: '店铺', value: order.shopName },
        { label: '下单时间', value: formatDate(order.createdAt) },
        { label: '付款方式', value: order.payWay || undefined },
        { label: '收货人', value: `${order.address.consignee} ${order.address.phone}` },
        { label: '收货地址', value: `${order.address.areaName} ${order.address.detail}`, wide: true },
        { label: '留言', value: order.message, wide: true },
      ]}
      sections={(order) => (
        <>
          <Section title="进度">
            <Steps
              current={1}
              steps={['提交订单', '付款', '卖家发货', '确认收货', '评价'].map((label) => ({ label }))}
            />
          </Section>
          <Section title="价格明细">
            <KeyValues
              facts={[
                { label: '商品金额', value: <Money fen={order.goodsFen} /> },
                { label: '运费', value: <Money fen={order.freightFen} /> },
                { label: '优惠', value: <Money fen={-order.discountFen} /> },
                { label: '实付', value: <Money fen={order.payableFen} /> },
              ]}
            />
          </Section>
        </>
      )}
      log={(order) => order.log.map(({ at, words }) => ({ what: words, when: formatDate(at), who: '买家' }))}
      actions={{
        cancel: { label: '取消订单', tone: 'danger', run: () => Promise.resolve() },
        uploadVoucher: { label: '上传凭证', href: () => '#voucher' },
        pay: { label: '付款', tone: 'primary', href: () => '/cashier/cashierPay/1' },
      }}
    />
  ),
} satisfies Meta

const answering = (answer: Answers[typeof path]): StoryObj => ({
  parameters: { api: { [path]: answer } satisfies Answers },
})

export const Full = answering(order)
export const Loading = answering(pending)
export const Missing = answering(refuse('NOT_FOUND'))
export const Failed = answering(offline)
export const Refused = answering(refuse('NO_PERMISSION'))
