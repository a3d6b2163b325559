import type { Deal } from '@wotu/contract/trading/deal.ts'
import type { Evaluation } from '@wotu/contract/trading/evaluation.ts'
import type { CategoryTree } from '@wotu/contract/trading/category.ts'
import type { GoodsDetail, GoodsRow } from '@wotu/contract/trading/goods.ts'
import type { Shop, ShopCard } from '@wotu/contract/trading/shop/shop.ts'
import type { Answers } from './fakeApi.ts'
import { pictures } from './pictures.ts'

/** A small market for stories of goods and shops. */

const row = (
  id: string,
  title: string,
  picture: string,
  minPriceFen: number,
  unit: string,
  originName: string,
  sales: number,
): GoodsRow => ({
  id,
  shopId: '1',
  shopName: '五常稻香米业旗舰店',
  title,
  brief: '产地直发，当季新货',
  picture,
  unit,
  minPriceFen,
  originName,
  sales,
  score: 480,
  scoreCount: 36,
})

export const goodsRows: GoodsRow[] = [
  row('21', '五常大米 稻花香2号 当季新米 真空装', pictures.rice, 6880, '袋', '黑龙江省 哈尔滨市 五常市', 12_680),
  row('22', '洛川红富士苹果 高原果', pictures.apple, 4800, '箱', '陕西省 延安市 洛川县', 2712),
  row('23', '安溪铁观音 浓香型 炭焙', pictures.tea, 7800, '罐', '福建省 泉州市 安溪县', 965),
  row('24', '寿光粉贝贝番茄 沙瓤自然熟', pictures.tomato, 3280, '箱', '山东省 潍坊市 寿光市', 318),
  row('25', '通江银耳 段木种植', pictures.tremella, 9900, '袋', '四川省 巴中市 通江县', 27),
]

export const shopCards: ShopCard[] = ['五常稻香米业旗舰店', '栖霞老孙果园直供', '安溪秋茗茶业', '郑师傅农资服务站'].map(
  (name, i) => ({
    id: String(i + 1),
    name,
    logo: pictures.shop,
    mainGoods: '五常大米、杂粮、豆类、面粉、食用油',
    areaName: '黑龙江省 哈尔滨市 五常市',
    score: 480 - i * 40,
    scoreCount: 36,
    goodsCount: 40 - i,
  }),
)

export const shop: Shop = {
  ...shopCards[0]!,
  ownerId: '9',
  banner: '',
  notice: '新米上市，满99元包邮；企业采购请联系客服。',
  phone: '13900000002',
  state: 'open',
  scores: { score: 480, described: 490, service: 480, logistics: 470, count: 36 },
  favourites: 128,
  own: false,
  createdAt: '2025-03-01T02:00:00.000Z',
}

const { picture: _, ...first } = goodsRows[0]!
export const goodsDetail: GoodsDetail = {
  ...first,
  pictures: [pictures.rice, pictures.riceField],
  state: 'on',
  category: [
    { id: '10', name: '粮油米面' },
    { id: '1001', name: '大米' },
    { id: '100102', name: '五常大米' },
  ],
  attrs: [
    { name: '等级', value: '特级' },
    { name: '种植方式', value: '绿色' },
  ],
  detail: '<h3>核心稻区</h3><p>产自五常民乐、龙凤山一带，拉林河活水灌溉，一年一季。</p>',
  specs: [
    { id: '31', name: '5kg/袋', picture: '', priceFen: 6880, stock: 320, minQuantity: 1 },
    { id: '32', name: '10kg/袋', picture: '', priceFen: 13_200, stock: 96, minQuantity: 5 },
    { id: '33', name: '25kg/袋', picture: '', priceFen: 31_500, stock: 0, minQuantity: 1 },
  ],
  shop: shopCards[0]!,
  own: false,
  updatedAt: '2026-11-01T02:00:00.000Z',
}

export const evaluation: Evaluation = {
  id: '51',
  goodsId: '21',
  title: first.title,
  specName: '5kg/袋',
  picture: pictures.rice,
  stars: 5,
  described: 5,
  service: 5,
  logistics: 4,
  words: '米香浓郁，煮粥煮饭都好，包装结实，下单第三天到。',
  pictures: [],
  buyerName: '王*',
  reply: '感谢惠顾，欢迎再来。',
  repliedAt: '2026-11-12T02:00:00.000Z',
  createdAt: '2026-11-11T02:00:00.000Z',
}

const deal: Deal = {
  goodsId: '21',
  title: first.title,
  specName: '5kg/袋',
  picture: pictures.rice,
  quantity: 5,
  unit: '袋',
  amountFen: 34_400,
  buyerName: '燕*',
  at: '2026-11-20T01:12:00.000Z',
}
export const deals: Deal[] = [
  deal,
  { ...deal, goodsId: '22', title: goodsRows[1]!.title, quantity: 2, unit: '箱', amountFen: 9600 },
]

const leaf = (id: string, parentId: string, name: string) => ({ id, parentId, name, level: 3, leaf: true })
const branch = (id: string, name: string, leaves: string[]) => ({
  id,
  parentId: id.slice(0, 2),
  name,
  level: 2,
  leaf: false,
  children: leaves.map((leafName, i) => leaf(`${id}0${i + 1}`, id, leafName)),
})
const top = (id: string, name: string, children: CategoryTree['children']): CategoryTree => ({
  id,
  parentId: null,
  name,
  level: 1,
  leaf: false,
  children,
})
export const categories: CategoryTree[] = [
  top('10', '粮油米面', [
    branch('1001', '大米', ['东北大米', '五常大米', '糯米']),
    branch('1002', '杂粮', ['小米', '燕麦']),
  ]),
  top('11', '蔬菜', [branch('1101', '叶菜类', ['大白菜', '菠菜']), branch('1102', '茄果类', ['番茄', '辣椒'])]),
  top('12', '水果', [branch('1201', '仁果类', ['苹果', '梨']), branch('1202', '柑橘类', ['脐橙', '柚子'])]),
  top('13', '茶叶', [branch('1301', '绿茶', ['西湖龙井', '碧螺春'])]),
]

const page = { total: goodsRows.length, more: false, rows: goodsRows }

/** The market with everything in it. */
export const market = {
  '/api/buyer/dmp/goods/es/search': page,
  '/api/es/search/goodsListV3': page,
  '/api/buyer/trading/goods/info/detail': goodsDetail,
  '/openapi/trading/goodsInfo/goodsWatchList/noLogin': goodsRows.slice(1, 4),
  '/openapi/trading/goodsInfo/selGoodsNumByTypeAndCate': [{ categoryId: '10', name: '粮油米面', count: 299 }],
  '/api/trading/shopInfo/selRecommendGoodsByShopId': goodsRows,
  '/api/trading/shopInfo/selShopByParam': { total: shopCards.length, rows: shopCards },
  '/api/buyer/trading/shop/info/selShopInfoById': shop,
  '/api/trading/shopClassify/selList': [],
  '/api/basic/system/category/selCateListByShopId': [
    { id: '100102', parentId: '1001', name: '五常大米', level: 3, leaf: true, count: 12 },
  ],
  '/api/basic/system/category/selCateTreeListByDictId': categories,
  '/api/trading/goods/selAttrDefByCategory': [{ id: '2', name: '等级', options: ['特级', '一级'], required: true }],
  '/api/seller/system/area/selSpecAreaListByPid': [
    { code: '230000', parent: '', name: '黑龙江省', fullName: '黑龙江省', level: 1 },
  ],
  '/api/buyer/trading/freight/selByGoods': { areaCode: '110105', areaName: '北京市 朝阳区', freightFen: 800 },
  '/openapi/trading/evaluateGoods/selScoreByGoodsId/manage': {
    score: 480,
    all: 36,
    good: 34,
    middle: 1,
    poor: 1,
    pictured: 5,
  },
  '/api/buyer/trading/evaluate/selEvaGoodsByPage': { total: 1, rows: [evaluation] },
  '/openapi/dmp/orderDm/selTradeStateByPage/manage': { total: deals.length, rows: deals },
  '/api/basic/fav/judgeFav': { favourite: false },
  '/openapi/trading/cart/addOrderCartV2/1.0': { lineId: '1', count: 1 },
} satisfies Answers
