import { expect } from 'storybook/test'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Evaluation } from '@wotu/contract/trading/evaluation.ts'
import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { Screen as Evaluate } from './Evaluate.tsx'
import { Screen as View } from './ViewEvaluation.tsx'
import { pictures } from '#testing/pictures.ts'

const evaluation: Evaluation = {
  id: '1',
  goodsId: '21',
  title: '五常稻花香2号大米 当季新米',
  specName: '5kg/袋',
  picture: pictures.rice,
  stars: 5,
  described: 5,
  service: 4,
  logistics: 5,
  words: '米香浓郁，粒粒分明，包装结实，发货也快。',
  pictures: [],
  buyerName: '王**',
  reply: '感谢支持，祝您用餐愉快。',
  repliedAt: '2026-11-19T02:00:00.000Z',
  createdAt: '2026-11-18T06:30:00.000Z',
}
const order: OrderDetail = {
  id: '7',
  no: '261118003821',
  state: 'unevaluated',
  shopId: '1',
  shopName: '五常稻香农业合作社',
  buyerName: '王建国',
  goodsFen: 13_760,
  freightFen: 0,
  discountFen: 0,
  adjustFen: 0,
  payableFen: 13_760,
  consignee: '王建国',
  hasNote: false,
  createdAt: '2026-11-10T02:00:00.000Z',
  payBy: null,
  receiveBy: null,
  refund: null,
  actions: ['track', 'evaluate'],
  lines: [
    {
      id: '71',
      goodsId: '21',
      specId: '31',
      title: '五常稻花香2号大米 当季新米',
      specName: '5kg/袋',
      picture: pictures.rice,
      unit: '袋',
      priceFen: 6_880,
      quantity: 2,
      freightFen: 0,
      discountFen: 0,
      adjustFen: 0,
      payableFen: 13_760,
      sent: 2,
      evaluated: false,
    },
  ],
  address: {
    consignee: '王建国',
    phone: '13900000001',
    areaCode: '230184',
    areaName: '黑龙江省 哈尔滨市 五常市',
    detail: '民意乡富胜村',
  },
  delivery: 'express',
  message: '',
  sellerNote: '',
  source: null,
  payWay: 'balance',
  voucher: [],
  paidAt: null,
  sentAt: null,
  receivedAt: null,
  extended: false,
  closedWhy: '',
  shipments: [],
  log: [],
  now: '2026-11-20T02:00:00.000Z',
}

const detail = '/api/buyer/trading/order/selBuyerOrderDetailById'
const written = '/api/buyer/trading/evaluate/selEvalByOrderId'
const api = {
  [detail]: order,
  [written]: [evaluation],
  '/api/buyer/trading/evaluate/addEvalOrder': null,
} satisfies Answers

export default { title: 'apps/transaction/评价', parameters: { signedIn: true, api } } satisfies Meta
type Story = StoryObj

const write = { render: () => <Evaluate params={{}} query={{ id: '7' }} /> }
const view = { render: () => <View params={{ id: '7' }} query={{}} /> }

export const Write: Story = write
export const WriteOnPhone: Story = { ...write, globals: { viewport: { value: 'phone', isRotated: false } } }
export const WriteNotNow: Story = {
  ...write,
  parameters: { api: { ...api, [detail]: { ...order, state: 'done', actions: [] } } },
}
export const WriteNotMine: Story = { ...write, parameters: { api: { ...api, [detail]: refuse('NOT_FOUND') } } }
export const WriteNothing: Story = { render: () => <Evaluate params={{}} query={{}} /> }
export const Written: Story = view
export const NoneWritten: Story = { ...view, parameters: { api: { ...api, [written]: [] } } }
export const Loading: Story = { ...view, parameters: { api: { ...api, [written]: pending } } }
export const Failed: Story = { ...view, parameters: { api: { ...api, [written]: offline } } }

/** While it is sent the screen is locked. */
export const Sending: Story = {
  ...write,
  parameters: { api: { ...api, '/api/buyer/trading/evaluate/addEvalOrder': pending } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交评价' }))
    await expect(await canvas.findByRole('dialog', { name: '正在提交信息' })).toBeVisible()
  },
}
