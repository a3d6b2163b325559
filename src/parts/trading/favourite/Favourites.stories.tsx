import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Favourite } from '@wotu/contract/trading/favourite.ts'
import { offline, pending, type Answers } from '#testing/fakeApi.ts'
import { Collection } from './Collection.tsx'
import { GoodsFavourites } from './GoodsFavourites.tsx'
import { ShopFavourites } from './ShopFavourites.tsx'
import { pictures } from '#testing/pictures.ts'

const list = '/api/basic/fav/myFavListByPage'
const goods: Favourite = {
  id: '1',
  kind: 'goods',
  targetId: '21',
  createdAt: '2026-11-12T03:20:00.000Z',
  valid: true,
  shop: null,
  goods: {
    id: '21',
    shopId: '1',
    shopName: '五常稻香农业合作社',
    title: '五常稻花香2号大米 当季新米 真空装',
    brief: '',
    picture: pictures.rice,
    unit: '袋',
    minPriceFen: 6_880,
    originName: '黑龙江省 五常市',
    sales: 1204,
    score: 492,
    scoreCount: 86,
  },
}
const shop: Favourite = {
  ...goods,
  kind: 'shop',
  goods: null,
  shop: {
    id: '1',
    name: '五常稻香农业合作社',
    logo: pictures.shop,
    mainGoods: '大米、杂粮',
    areaName: '黑龙江省 哈尔滨市 五常市',
    score: 492,
    scoreCount: 86,
    goodsCount: 38,
  },
}
const answers = (answer: Answers[typeof list]) =>
  ({
    [list]: answer,
    '/api/basic/fav/delByIds': null,
    '/openapi/trading/goodsInfo/delExpiredSpFav': { removed: 1 },
  }) satisfies Answers

export default { title: 'screens/收藏', parameters: { signedIn: true } } satisfies Meta
type Story = StoryObj

const goodsPage = { render: () => <GoodsFavourites title="商品收藏" /> }
export const Goods: Story = {
  ...goodsPage,
  parameters: { api: answers({ total: 2, rows: [goods, { ...goods, id: '2', valid: false }] }) },
}
export const GoodsOnPhone: Story = { ...Goods, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Nothing: Story = { ...goodsPage, parameters: { api: answers({ total: 0, rows: [] }) } }
export const Loading: Story = { ...goodsPage, parameters: { api: answers(pending) } }
export const Failed: Story = { ...goodsPage, parameters: { api: answers(offline) } }
export const Shops: Story = {
  render: () => <ShopFavourites title="店铺收藏" />,
  parameters: { api: answers({ total: 2, rows: [shop, { ...shop, id: '2', shop: null, valid: false }] }) },
}
export const Kinds: Story = {
  render: () => <Collection title="我的收藏" base="/service" />,
  parameters: { api: { '/api/basic/fav/count': { goods: 12, shop: 3, article: 0 } } },
}
