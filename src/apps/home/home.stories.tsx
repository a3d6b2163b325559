import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offline, pending } from '#testing/fakeApi.ts'
import { market } from '#testing/goods.ts'
import { Screen as Home } from './Home.tsx'
import { Screen as ShopList } from './ShopList.tsx'

const search = '/api/es/search/goodsListV3'
const shops = '/api/trading/shopInfo/selShopByParam'
const deals = '/openapi/dmp/orderDm/selTradeStateByPage/manage'
const tree = '/api/basic/system/category/selCateTreeListByDictId'
const phone = { viewport: { value: 'phone', isRotated: false } }

export default { title: 'apps/home', parameters: { api: market } } satisfies Meta
type Story = StoryObj

export const Full: Story = {
  render: () => <Home />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: /蔬菜/ }))
    await expect(await canvas.findByRole('link', { name: '番茄' })).toHaveAttribute(
      'href',
      '/goods/list?category=110201',
    )
  },
}
export const Phone: Story = { render: () => <Home />, globals: phone }
export const Loading: Story = {
  render: () => <Home />,
  parameters: { api: { ...market, [search]: pending, [shops]: pending, [deals]: pending, [tree]: pending } },
}
export const Failed: Story = {
  render: () => <Home />,
  parameters: { api: { ...market, [search]: offline, [shops]: offline, [deals]: offline } },
}
export const Nothing: Story = {
  render: () => <Home />,
  parameters: {
    api: {
      ...market,
      [search]: { total: 0, more: false, rows: [] },
      [shops]: { total: 0, rows: [] },
      [deals]: { total: 0, rows: [] },
    },
  },
}

export const Shops: Story = { render: () => <ShopList /> }
export const ShopsPhone: Story = { render: () => <ShopList />, globals: phone }
export const ShopsLoading: Story = { render: () => <ShopList />, parameters: { api: { ...market, [shops]: pending } } }
export const ShopsFailed: Story = { render: () => <ShopList />, parameters: { api: { ...market, [shops]: offline } } }
export const ShopsNone: Story = {
  render: () => <ShopList />,
  parameters: { api: { ...market, [shops]: { total: 0, rows: [] } } },
}
