import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Address } from '@wotu/contract/basic/address.ts'
import type { DraftOrder } from '@wotu/contract/trading/order/buyer.ts'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { Screen } from './ConfirmOrder.tsx'
import { pictures } from '#testing/pictures.ts'

const address: Address = {
  id: '1',
  kind: 'receive',
  consignee: '王建国',
  phone: '13900000001',
  areaCode: '230184',
  areaName: '黑龙江省 哈尔滨市 五常市',
  detail: '民意乡富胜村3组12号',
  isDefault: true,
}

const rice: DraftOrder = {
  shopId: '1',
  shopName: '五常稻香农业合作社',
  goodsFen: 19_660,
  freightFen: 1_200,
  payableFen: 20_860,
  deliverable: true,
  lines: [
    {
      specId: '31',
      goodsId: '21',
      title: '五常稻花香2号大米 当季新米 真空装',
      specName: '5kg/袋',
      picture: pictures.rice,
      unit: '袋',
      priceFen: 6_880,
      quantity: 2,
      subtotalFen: 13_760,
      fault: null,
    },
    {
      specId: '32',
      goodsId: '22',
      title: '东北黑木耳 秋木耳 无根小碗耳',
      specName: '500g/袋',
      picture: pictures.fungus,
      unit: '袋',
      priceFen: 5_900,
      quantity: 1,
      subtotalFen: 5_900,
      fault: null,
    },
  ],
}
const vegetables: DraftOrder = {
  ...rice,
  shopId: '2',
  shopName: '寿光蔬菜直供',
  goodsFen: 13_800,
  freightFen: 0,
  payableFen: 13_800,
  lines: [
    {
      ...rice.lines[0]!,
      specId: '33',
      title: '水果黄瓜',
      specName: '10kg/箱',
      unit: '箱',
      priceFen: 4_600,
      quantity: 3,
      subtotalFen: 13_800,
    },
  ],
}

const data = '/api/buyer/trading/order/orderSubmitData'
const api = {
  [data]: { orders: [rice, vegetables], address, payableFen: 34_660 },
  '/api/buyer/basic/member/address/list': [
    address,
    { ...address, id: '2', consignee: '李秀英', isDefault: false, detail: '建国路88号' },
  ],
  '/api/buyer/trading/order/orderSubmit': refuse('PRICE_CHANGED', { payableFen: 35_000 }),
} satisfies Answers

export default {
  title: 'apps/shoping/确认订单',
  component: Screen,
  args: { params: {}, query: { lines: '11,12,14' } },
  parameters: { signedIn: true, api },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

export const Full: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const NotDelivered: Story = {
  parameters: {
    api: { ...api, [data]: { orders: [{ ...vegetables, deliverable: false }], address, payableFen: 13_800 } },
  },
}
export const NoAddress: Story = {
  parameters: { api: { ...api, [data]: { orders: [rice], address: null, payableFen: 20_860 } } },
}
export const NothingChosen: Story = { parameters: { api: { ...api, [data]: refuse('NOTHING_CHOSEN') } } }
export const Loading: Story = { parameters: { api: { ...api, [data]: pending } } }
export const Failed: Story = { parameters: { api: { ...api, [data]: offline } } }

/** While the order is made the screen is locked. */
export const Submitting: Story = {
  parameters: { api: { ...api, '/api/buyer/trading/order/orderSubmit': pending } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交订单' }))
    await expect(await canvas.findByRole('dialog', { name: '正在提交信息' })).toBeVisible()
  },
}
