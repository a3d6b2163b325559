import type { Range } from './range.ts'

const story = [
  '塘口现捞现发，活鲜充氧打包，冰鲜碎冰锁温，主要城市次日达。',
  '活鲜类签收两小时内如有死亡，请拍照带面单联系客服，按比例赔付。',
  '餐饮门店可预约送货时间段，量大走冷链专线。',
]
const live = [
  ['2斤/份', 1, 1000],
  ['4斤/份', 1.9, 2000],
  ['10斤/箱', 4.6, 5000],
] as const

/** 潜江: crayfish, and what lives in rivers, lakes and the sea. */
export const aquatic: Range[] = [
  {
    category: '小龙虾',
    art: 'crayfish',
    unit: '份',
    origin: '429005',
    packs: live,
    freight: 'fresh',
    story,
    attrs: { 规格大小: '见标题', 养殖方式: '稻渔综合', 储存方式: '鲜活' },
    goods: `
潜江小龙虾 中青 4-6钱 | 青壳腮白，肉满弹牙 | 76.00
潜江小龙虾 大红 7-9钱 | 夜宵店主力规格 | 98.00
潜江清水虾 特大炮头 | 单只一两以上 | 138.00
蒜蓉小龙虾 熟食盒装 | 加热即食，虾尾弹嫩 | 59.00
小龙虾尾 冷冻净尾 | 去线净尾，餐饮备货 | 69.00 | shrimp
基围虾 鲜活 | 活力足，白灼清甜 | 88.00 | shrimp
南美白对虾 速冻 40-50 | 单冻分明，出肉率高 | 72.00 | shrimp
青虾 河虾 | 油爆带籽，鲜甜 | 96.00 | shrimpBlue
罗氏沼虾 | 膏黄饱满，煲仔焗 | 86.00 | shrimpBlue`,
  },
  {
    category: '大闸蟹',
    art: 'crab',
    unit: '份',
    origin: '320583',
    packs: live,
    freight: 'fresh',
    story,
    attrs: { 规格大小: '公4两、母3两', 养殖方式: '网箱', 储存方式: '鲜活' },
    goods: `
苏州大闸蟹 公4两母3两 | 膏满黄肥，现捕现发 | 168.00
大闸蟹 全母 2.5两 | 蟹黄饱满，性价比 | 128.00
梭子蟹 舟山 冰鲜 | 肉多味甜，清蒸煮粥 | 96.00 | crabBlue
青蟹 膏蟹 | 膏红肉实，焗饭 | 148.00 | crabBlue`,
  },
  {
    category: '草鱼',
    art: 'carp',
    unit: '份',
    origin: '429005',
    packs: live,
    freight: 'fresh',
    story,
    attrs: { 规格大小: '每尾500g左右', 养殖方式: '池塘', 储存方式: '鲜活' },
    goods: `
脆肉鲩 草鱼 | 肉质脆爽，火锅切片 | 58.00
瘦身鲫鱼 | 吊水15天，无土腥 | 42.00 | crucian
鲈鱼 加州鲈 | 清蒸刺少，一斤左右 | 56.00 | bass
黑鱼 乌鳢 | 刺少肉厚，酸菜鱼 | 52.00 | bass
鳜鱼 桂花鱼 | 蒜瓣肉，宴席用 | 98.00 | mandarinFish
黄颡鱼 黄骨鱼 | 无鳞细嫩，炖豆腐 | 66.00 | catfish
花鲢鱼头 鲜切 | 大鱼头剁椒，胶质足 | 62.00
鳝鱼 野塘 | 现杀去骨，爆炒 | 108.00 | eel
泥鳅 鲜活 | 钙质丰富，炖汤 | 58.00 | eel`,
  },
  {
    category: '大黄鱼',
    art: 'yellowCroaker',
    unit: '份',
    origin: '350900',
    packs: live,
    freight: 'fresh',
    story,
    attrs: { 规格大小: '每份500g', 养殖方式: '海水养殖', 储存方式: '冰鲜' },
    goods: `
宁德大黄鱼 冰鲜 | 金黄通体，蒜瓣肉 | 78.00
舟山带鱼 中段 | 银光锃亮，干煎红烧 | 82.00 | hairtail
金鲳鱼 | 少刺肉厚，香煎 | 48.00 | pomfret
鲅鱼 蓝点马鲛 | 包饺子、熏鱼 | 56.00 | mackerel
乳山生蚝 带壳 | 肉肥汁多，蒜蓉炭烤 | 66.00 | oyster
花蛤 吐沙 | 净养24小时 | 36.00 | clam
扇贝 虾夷 | 肉柱饱满，蒜蓉粉丝 | 62.00 | scallop
海参 即食 | 刺挺肉厚，开袋即食 | 298.00 | seaCucumber
干海带 霞浦 | 叶厚无沙，泡发率高 | 39.00 | kelp`,
  },
]
