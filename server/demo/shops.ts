import type { FreightRule } from '../trading/tables.ts'

export interface ShopPlan {
  name: string
  /** Two characters on its logo. */
  mark: string
  colour: string
  /** What its banner shows: see art/index.ts. */
  art: string
  areaCode: string
  phone: string
  mainGoods: string
  notice: string
  openedDaysAgo: number
}

/** In the order of the catalogue and of the sellers; the demo's seller has the first. */
export const shops: ShopPlan[] = [
  {
    name: '五常稻香米业旗舰店',
    mark: '稻香',
    colour: '#b98a2f',
    art: 'rice',
    areaCode: '230184',
    phone: '0451-5586 0816',
    mainGoods: '五常大米、杂粮、豆类、面粉、食用油',
    openedDaysAgo: 640,
    notice: '新米已开磨，稻花香2号现磨现发；整车、团购请联系客服议价。',
  },
  {
    name: '寿光鲜蔬产地合作社',
    mark: '鲜蔬',
    colour: '#3f8f4a',
    art: 'tomato',
    areaCode: '370783',
    phone: '0536-5270 623',
    mainGoods: '茄果、瓜类、叶菜、根茎、葱姜蒜',
    openedDaysAgo: 520,
    notice: '每天16点前的订单当日发车；高温天气叶菜加冰免费。',
  },
  {
    name: '栖霞老孙果园直供',
    mark: '果园',
    colour: '#c64a3a',
    art: 'apple',
    areaCode: '370686',
    phone: '0535-5211 880',
    mainGoods: '苹果、梨、柑橘、桃李、葡萄浆果',
    openedDaysAgo: 470,
    notice: '冰糖心红富士到货，福利采购200箱起包物流。',
  },
  {
    name: '大别山生态养殖场',
    mark: '山养',
    colour: '#a8623c',
    art: 'egg',
    areaCode: '341524',
    phone: '0564-7356 019',
    mainGoods: '黑猪、牛羊、土鸡、鲜蛋、乳品',
    openedDaysAgo: 410,
    notice: '全程冷链，两章两证随货；门店按周订货可月结。',
  },
  {
    name: '潜江水生渔家',
    mark: '渔家',
    colour: '#2f7f9c',
    art: 'crayfish',
    areaCode: '429005',
    phone: '0728-6238 775',
    mainGoods: '小龙虾、大闸蟹、淡水鱼、海鲜',
    openedDaysAgo: 330,
    notice: '活鲜死亡包赔；周六周日照常发货。',
  },
  {
    name: '安溪秋茗茶业',
    mark: '秋茗',
    colour: '#5d7f3a',
    art: 'oolong',
    areaCode: '350524',
    phone: '0595-2326 5188',
    mainGoods: '铁观音、绿茶、红茶、普洱、花草茶',
    openedDaysAgo: 590,
    notice: '秋茶上新，拿样满三款免运费。',
  },
  {
    name: '通江山珍干货行',
    mark: '山珍',
    colour: '#7a5a40',
    art: 'driedMushroom',
    areaCode: '511921',
    phone: '0827-7221 306',
    mainGoods: '银耳木耳、香菇、坚果、蜂蜜',
    openedDaysAgo: 280,
    notice: '银耳新货到，餐饮客户可寄样。',
  },
  {
    name: '郑师傅农资服务站',
    mark: '农资',
    colour: '#47709a',
    art: 'fertiliser',
    areaCode: '130123',
    phone: '0311-8801 2258',
    mainGoods: '种子、化肥、农药、农膜、农机农具',
    openedDaysAgo: 700,
    notice: '春耕备肥预订开始，整吨送到地头；农艺师在线答疑。',
  },
]

const tibet = '540000'
const xinjiang = '650000'
const qinghai = '630000'
const islands = ['710000', '810000', '820000']
const yuan = (amount: number) => amount * 100

const never = (areaCodes: string[]): FreightRule => ({
  areaCodes,
  deliver: false,
  first: 1,
  firstFen: 0,
  next: 1,
  nextFen: 0,
})

interface FreightPlan {
  name: string
  measure: 'count' | 'weight' | 'volume'
  rules: FreightRule[]
}

/** What each shop charges, by what the goods are like; `near` is the province that it sends from. */
export const freightPlans = (near: string): Record<'fresh' | 'dry' | 'bulky', FreightPlan> => ({
  fresh: {
    name: '生鲜冷链（按重量）',
    measure: 'weight',
    rules: [
      {
        areaCodes: [near],
        deliver: true,
        first: 3000,
        firstFen: yuan(10),
        next: 1000,
        nextFen: yuan(2),
        freeFromFen: yuan(99),
      },
      never([tibet, xinjiang, qinghai, ...islands]),
      {
        areaCodes: [],
        deliver: true,
        first: 3000,
        firstFen: yuan(18),
        next: 1000,
        nextFen: yuan(4),
        freeFromFen: yuan(399),
      },
    ],
  },
  dry: {
    name: '常温快递（按件）',
    measure: 'count',
    rules: [
      { areaCodes: [tibet, xinjiang], deliver: true, first: 1, firstFen: yuan(25), next: 1, nextFen: yuan(15) },
      never(islands),
      { areaCodes: [], deliver: true, first: 1, firstFen: yuan(8), next: 1, nextFen: yuan(3), freeFromFen: yuan(199) },
    ],
  },
  bulky: {
    name: '大件物流（按体积）',
    measure: 'volume',
    rules: [
      {
        areaCodes: [near],
        deliver: true,
        first: 100_000,
        firstFen: yuan(20),
        next: 100_000,
        nextFen: yuan(8),
        freeFromFen: yuan(3000),
      },
      never([tibet, ...islands]),
      { areaCodes: [], deliver: true, first: 100_000, firstFen: yuan(35), next: 100_000, nextFen: yuan(15) },
    ],
  },
})
