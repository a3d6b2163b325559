import type { Range } from './range.ts'

const story = [
  '厂家授权经销，三证齐全，批号可查，支持开具农资专用发票。',
  '请按标签推荐剂量与安全间隔期使用；具体用法可咨询驻店农艺师。',
  '合作社、种植大户整车、整吨可议价，提供田间技术指导。',
]
const sack = [
  ['40kg/袋', 1, 40000],
  ['1吨(25袋)', 24.2, 1000000],
] as const
const packet = [
  ['10g/袋', 1, 20],
  ['50g/袋', 4.5, 70],
  ['500g/罐', 40, 560],
] as const
const bottle = [
  ['200ml/瓶', 1, 260],
  ['1L/瓶', 4.4, 1120],
  ['1L×12瓶/箱', 50, 13500],
] as const
const one = [['1台', 1, 12000]] as const

/** 正定: everything that goes into a field. */
export const supplies: Range[] = [
  {
    category: '玉米种子',
    art: 'grainSeed',
    unit: '袋',
    origin: '130123',
    freight: 'dry',
    story,
    packs: [
      ['1亩装', 1, 2500],
      ['10亩装', 9.4, 25000],
    ],
    attrs: { 适宜区域: '黄淮海及东北', 生育期: '102-128天', 发芽率: '93%以上' },
    goods: `
郑单958 玉米种 包衣 | 耐密抗倒，稳产广适 | 62.00 | cornSeed
先玉335 玉米种 单粒播 | 脱水快，适合机收 | 78.00 | cornSeed
济麦22 小麦良种 | 抗寒耐旱，高产优质 | 96.00
龙粳31 水稻种 | 早熟优质，寒地适用 | 85.00 | riceSeed
中黄13 大豆种 | 抗病高蛋白 | 58.00 | soySeed`,
  },
  {
    category: '番茄种子',
    art: 'vegSeed',
    unit: '袋',
    origin: '370783',
    packs: packet,
    freight: 'dry',
    story,
    attrs: { 适宜区域: '全国保护地与露地', 发芽率: '85%以上' },
    goods: `
普罗旺斯番茄种子 | 无限生长，粉果抗TY | 36.00 | tomatoSeed
津优35 黄瓜种子 | 瓜条直顺，早熟 | 22.00 | cucumberSeed
中椒辣椒种 螺丝椒 | 皱皮长椒，连续坐果 | 28.00 | chilliSeed
绿宝石西葫芦种 | 油亮早熟 | 24.00 | vegSeed
快菜 小白菜种 | 25天可收，耐热 | 6.80 | leafSeed
水果萝卜种 沙窝 | 脆甜品种，秋播 | 7.50 | radishSeed`,
  },
  {
    category: '苹果苗',
    art: 'seedling',
    unit: '株',
    origin: '370686',
    freight: 'bulky',
    story,
    packs: [
      ['10株/捆', 1, 3000],
      ['100株/捆', 9, 28000],
    ],
    attrs: { 适宜区域: '华北、西北', 生育期: '一年生苗' },
    goods: `
烟富3号 苹果苗 M9自根砧 | 三年挂果，矮化密植 | 128.00
阳光玫瑰 葡萄苗 嫁接 | 抗病嫁接苗，根系完整 | 86.00
红颜草莓苗 脱毒 | 脱毒原种，成活率高 | 32.00`,
  },
  {
    category: '硫基复合肥',
    art: 'fertiliser',
    unit: '袋',
    origin: '130123',
    packs: sack,
    freight: 'bulky',
    story,
    attrs: { 养分含量: '见标题', 剂型: '颗粒', 适用作物: '大田、果蔬' },
    goods: `
硫酸钾复合肥 15-15-15 | 均衡型，底肥追肥通用 | 168.00
高氮高钾复合肥 22-8-15 | 玉米、小麦一次施 | 156.00
大颗粒尿素 总氮46.4 | 溶解快，不易结块 | 108.00 | urea
磷酸二铵 64含量 | 磷含量高，促根壮苗 | 188.00
大量元素水溶肥 20-20-20 | 全水溶，滴灌冲施 | 268.00 | solubleFertiliser
黄腐酸钾 晶体 | 膨果上色，抗重茬 | 236.00 | solubleFertiliser`,
  },
  {
    category: '商品有机肥',
    art: 'organicFertiliser',
    unit: '袋',
    origin: '130123',
    packs: sack,
    freight: 'bulky',
    story,
    attrs: { 养分含量: '有机质45%以上', 剂型: '粉剂', 适用作物: '果蔬、大田' },
    goods: `
羊粪有机肥 腐熟 | 发酵无臭，改良板结 | 36.00
生物菌肥 枯草芽孢杆菌 | 有效活菌5亿/g | 58.00
蚯蚓粪 育苗基质 | 透气保水，花卉育苗 | 46.00`,
  },
  {
    category: '霜霉疫病',
    art: 'pesticide',
    unit: '瓶',
    origin: '130123',
    packs: bottle,
    freight: 'dry',
    story,
    attrs: { 剂型: '悬浮剂', 毒性: '低毒', 安全间隔期: '14天' },
    goods: `
吡唑醚菌酯 杀菌剂 25% | 炭疽、叶斑病 | 26.00 | fungicide
高效氯氟氰菊酯 杀虫剂 | 蚜虫、棉铃虫速杀 | 18.00
噻虫嗪 内吸杀虫 | 刺吸式害虫，持效长 | 22.00
草铵膦 除草剂 | 灭生性，果园行间 | 24.00 | herbicide
芸苔素内酯 调节剂 | 促生长，抗逆增产 | 16.00 | growthRegulator
苏云金杆菌 生物农药 | 无残留，绿色防控 | 19.80 | bioPesticide`,
  },
  {
    category: '地膜',
    art: 'film',
    unit: '卷',
    origin: '130123',
    freight: 'bulky',
    story,
    packs: [
      ['1卷', 1, 12000],
      ['10卷', 9.5, 120000],
    ],
    attrs: { 品牌: '沃农', 型号: '标准型', 动力: '人力', 成色: '全新' },
    goods: `
黑色地膜 1.2米宽 | 除草保墒，不易破 | 118.00 | filmBlack
PO利得膜 大棚膜 8米 | 高透光流滴，五年耐候 | 486.00
防虫网 60目 | 防蚜虫、粉虱 | 96.00 | net
遮阳网 六针加密 | 遮光70%，抗老化 | 88.00 | net`,
  },
  {
    category: '电动喷雾器',
    art: 'tool',
    unit: '台',
    origin: '130123',
    packs: one,
    freight: 'bulky',
    story,
    attrs: { 品牌: '沃农', 型号: 'WN-16', 成色: '全新' },
    goods: `
背负式电动喷雾器 16L | 锂电续航6小时 | 198.00 | sprayer
微耕机 汽油 7马力 | 旋耕开沟，果园大棚 | 1980.00 | tiller
手扶播种机 精量 | 玉米、大豆点播，株距可调 | 386.00 | seeder
滴灌带 贴片式 16mm | 出水均匀，1000米每卷 | 165.00 | dripTape
果树修枝剪 SK5 | 省力锋利，镀铬防锈 | 36.00 | shears
锰钢锄头 加厚 | 一体锻打，木柄1.3米 | 42.00 | hoe
水稻育秧盘 塑料 | 58×28cm，可用多季 | 128.00 | tray
无人机植保喷头 离心 | 雾化均匀，防飘移 | 268.00 | sprayer`,
  },
]
