import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { events } from '#core/page/core.ts'
import { offline, pending, refuse } from '#testing/fakeApi.ts'
import { goodsDetail, market } from '#testing/goods.ts'
import { Screen as Deals } from './Deals.tsx'
import { Screen as Detail } from './Detail.tsx'
import { Screen as List } from './List.tsx'
import { Screen as ShopHome } from './ShopHome.tsx'

const search = '/api/buyer/dmp/goods/es/search'
const detail = '/api/buyer/trading/goods/info/detail'
const shop = '/api/buyer/trading/shop/info/selShopInfoById'
const deals = '/openapi/dmp/orderDm/selTradeStateByPage/manage'
const freight = '/api/buyer/trading/freight/selByGoods'
const phone = { viewport: { value: 'phone', isRotated: false } }
const props = { params: {}, query: { id: '21' } }
const nothing = { total: 0, more: false, rows: [] }

/** The screens look at the address: each story begins with one of its own. */
const at = (query: string) => () => {
  const before = location.search
  history.replaceState(null, '', location.pathname + query)
  return () => history.replaceState(null, '', location.pathname + before)
}

export default { title: 'apps/goods', parameters: { api: market, signedIn: true } } satisfies Meta
type Story = StoryObj

export const Hall: Story = {
  render: () => <List />,
  beforeEach: at(''),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '粮油米面' }))
    await userEvent.click(await canvas.findByRole('button', { name: '大米' }))
    await waitFor(() => expect(location.search).toContain('category=1001'))
    await userEvent.click(await canvas.findByRole('button', { name: '特级' }))
    await expect(location.search).toContain('a.2=')
  },
}
export const HallPhone: Story = { render: () => <List />, beforeEach: at(''), globals: phone }
export const HallMany: Story = {
  render: () => <List />,
  beforeEach: at('?keyword=大米'),
  parameters: { api: { ...market, [search]: { ...market[search], total: 1000, more: true } } },
}
export const HallLoading: Story = {
  render: () => <List />,
  beforeEach: at(''),
  parameters: { api: { ...market, [search]: pending } },
}
export const HallFailed: Story = {
  render: () => <List />,
  beforeEach: at(''),
  parameters: { api: { ...market, [search]: offline } },
}
export const HallEmpty: Story = {
  render: () => <List />,
  beforeEach: at(''),
  parameters: { api: { ...market, [search]: nothing } },
}
export const HallNoMatch: Story = {
  render: () => <List />,
  beforeEach: at('?keyword=没有的'),
  parameters: { api: { ...market, [search]: nothing } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清除筛选' }))
    await expect(location.search).not.toContain('keyword')
  },
}

export const Goods: Story = {
  render: () => <Detail {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '10kg/袋' }))
    await expect(canvas.getByLabelText('购买数量')).toHaveValue('5')
    const gone: string[] = []
    const stop = events.on('navigate', ({ to }, event) => (event.preventDefault(), gone.push(to)))
    await userEvent.click(canvas.getByRole('button', { name: '立即购买' }))
    stop()
    await expect(gone).toEqual(['/shoping/orders?spec=32&quantity=5'])
  },
}
export const GoodsPhone: Story = { render: () => <Detail {...props} />, globals: phone }
export const GoodsSoldOut: Story = {
  render: () => <Detail {...props} />,
  parameters: { api: { ...market, [detail]: { ...goodsDetail, specs: goodsDetail.specs.slice(2) } } },
}
export const GoodsNotDelivered: Story = {
  render: () => <Detail {...props} />,
  parameters: {
    api: {
      ...market,
      [freight]: { areaCode: '650102', areaName: '新疆维吾尔自治区 乌鲁木齐市 天山区', freightFen: null },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('所选地区不配送')
    await expect(canvas.getByRole('button', { name: '立即购买' })).toBeDisabled()
  },
}
export const GoodsSignedOut: Story = {
  render: () => <Detail {...props} />,
  parameters: { signedIn: false, api: { ...market, [freight]: null } },
}
export const GoodsLoading: Story = {
  render: () => <Detail {...props} />,
  parameters: { api: { ...market, [detail]: pending } },
}
export const GoodsFailed: Story = {
  render: () => <Detail {...props} />,
  parameters: { api: { ...market, [detail]: offline } },
}
export const GoodsGone: Story = {
  render: () => <Detail {...props} />,
  parameters: { api: { ...market, [detail]: refuse('NOT_FOUND') } },
}

export const Shop: Story = { render: () => <ShopHome {...props} />, beforeEach: at('') }
export const ShopPhone: Story = { render: () => <ShopHome {...props} />, beforeEach: at(''), globals: phone }
export const ShopLoading: Story = {
  render: () => <ShopHome {...props} />,
  parameters: { api: { ...market, [shop]: pending } },
}
export const ShopFailed: Story = {
  render: () => <ShopHome {...props} />,
  parameters: { api: { ...market, [shop]: offline } },
}
export const ShopGone: Story = {
  render: () => <ShopHome {...props} />,
  parameters: { api: { ...market, [shop]: refuse('NOT_FOUND') } },
}

export const DealsFull: Story = { render: () => <Deals />, beforeEach: at('') }
export const DealsPhone: Story = { render: () => <Deals />, beforeEach: at(''), globals: phone }
export const DealsLoading: Story = { render: () => <Deals />, parameters: { api: { ...market, [deals]: pending } } }
export const DealsNone: Story = {
  render: () => <Deals />,
  parameters: { api: { ...market, [deals]: { total: 0, rows: [] } } },
}
export const DealsFailed: Story = { render: () => <Deals />, parameters: { api: { ...market, [deals]: offline } } }
