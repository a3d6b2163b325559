import type { Range } from './range.ts'

const story = [
  '秦巴山区合作社统一收购，人工挑拣去杂，无硫熏、无染色。',
  '密封避光干燥保存；干货泡发请用温水，首遍水沉淀后可下锅提鲜。',
  '餐饮、礼品公司可定制规格与包装，支持一件代发。',
]
const dry = [
  ['250g/袋', 1, 280],
  ['500g/袋', 1.9, 540],
  ['1kg/袋', 3.6, 1060],
] as const
const freshPacks = [
  ['2斤/盒', 1, 1000],
  ['5斤/箱', 2.3, 2500],
  ['10斤/箱', 4.4, 5000],
] as const

/** 通江: mushrooms, nuts, honey and all that the mountains give. */
export const mountain: Range[] = [
  {
    category: '花菇',
    art: 'driedMushroom',
    unit: '袋',
    origin: '511921',
    packs: dry,
    freight: 'dry',
    story,
    attrs: { 等级: '一级', 形态: '干品', 栽培方式: '段木栽培' },
    goods: `
通江银耳 地理标志 | 胶质浓，一炖出胶 | 88.00 | whiteFungus
通江段木黑木耳 秋耳 | 肉厚无根，泡发八倍 | 46.00 | blackFungus
古田银耳 雪耳 | 朵形圆整，色泽自然 | 42.00 | whiteFungus
庆元香菇 花菇 | 菌盖开裂，肉厚香浓 | 52.00
古田茶树菇 不开伞 | 柄脆盖肥，干锅炖鸭 | 39.00 | teaMushroom
云南羊肚菌 | 当季头茬，炖鸡极鲜 | 198.00 | morel
竹荪 长裙 | 无硫，网裙完整 | 96.00 | bambooFungus
牛肝菌 黑牛肝 | 浓香厚片，炖汤炒饭 | 86.00 | bolete
猴头菇 东北 | 毛刺完整，养胃煲汤 | 48.00 | lionMane
虫草花 孢子头 | 色泽金黄，炖汤不浑 | 45.00 | cordyceps`,
  },
  {
    category: '鲜香菇',
    art: 'mushroom',
    unit: '盒',
    origin: '350922',
    packs: freshPacks,
    freight: 'fresh',
    story,
    attrs: { 等级: '一级', 形态: '鲜品', 栽培方式: '代料栽培' },
    goods: `
鲜香菇 厚菇 | 现采现发，菌盖未开 | 22.80 | shiitake
平菇 灰平 | 肉厚不碎，炒汤皆宜 | 15.60 | oysterMushroom
杏鲍菇 A级 | 手撕炒烤，口感似鲍 | 19.80 | kingMushroom
金针菇 白玉 | 火锅必备，脆嫩 | 16.80 | enoki
白玉菇 海鲜菇 | 鲜甜滑嫩 | 18.80 | enoki
双孢菇 口蘑 | 洁白未开伞，西餐奶油汤 | 24.80`,
  },
  {
    category: '核桃',
    art: 'walnut',
    unit: '袋',
    origin: '511921',
    packs: dry,
    freight: 'dry',
    story,
    attrs: { 等级: '一级', 储存方式: '常温' },
    goods: `
巴山薄皮核桃 手捏开 | 今年新果，仁满味甜 | 26.00
新疆灰枣 免洗 | 皮薄肉厚，甜度高 | 22.00 | jujube
燕山板栗 生栗 | 糯甜带粉，糖炒 | 24.00 | chestnut
临安山核桃 手剥 | 椒盐奶香，壳薄 | 58.00 | walnut
东北松子 开口 | 粒大开口，油香 | 66.00 | pineNut
吐鲁番葡萄干 绿香妃 | 晾房阴干，酸甜 | 19.80 | raisin
南瓜子 原味 | 颗粒均匀，轻烘 | 17.80 | pumpkinSeed
花生米 红皮 新花生 | 炒炸酥脆 | 12.80 | peanut`,
  },
  {
    category: '蜂蜜',
    art: 'honey',
    unit: '瓶',
    origin: '511921',
    freight: 'dry',
    story,
    packs: [
      ['500g/瓶', 1, 800],
      ['1kg/瓶', 1.9, 1400],
    ],
    attrs: { 品种: '中华蜜蜂', 养殖方式: '放牧', 储存方式: '常温', 检疫证明: '有' },
    goods: `
秦岭土蜂蜜 百花蜜 | 中蜂一年一取，成熟封盖 | 98.00
洋槐蜜 浅色 | 清甜不结晶 | 58.00 | honeyLight
椴树雪蜜 结晶 | 细腻如脂，东北椴树 | 68.00 | honeyWhite
枣花蜜 深色 | 浓甜枣香，泡水润燥 | 52.00 | honeyDark
野菊花蜜 秋蜜 | 清香回甘，量少 | 72.00
蜂巢蜜 盒装 | 整块封盖巢脾，嚼着吃 | 88.00
油菜花蜜 乳白结晶 | 细腻结晶，抹面包 | 42.00 | honeyWhite`,
  },
]
