/** What buyers say of goods, by what is drawn of them; shown in evaluations. */
const said: [art: RegExp, words: string[]][] = [
  [
    /rice|millet|oats|grain|buckwheat|barley|quinoa|sorghum|corn/i,
    [
      '米香很浓，煮的时候满屋都是香味，孩子多吃了一碗。',
      '颗粒完整，没有碎米，真空包装也没漏气，会回购。',
      '比超市的新鲜，冷了也不硬，早餐店用着放心。',
      '日期很新，出饭率不错，就是物流慢了一天。',
      '煮粥出油，口感软糯，老人很喜欢。',
    ],
  ],
  [
    /bean|flour|oil/i,
    [
      '品质稳定，店里一直在用，希望价格别涨。',
      '包装结实，没有漏，味道正。',
      '打豆浆很浓，没有杂质，洗一遍就干净。',
      '第二次买了，和第一次一样好。',
    ],
  ],
  [
    /apple|pear|orange|mandarin|peach|grape|kiwi|melon|berry|cherry|plum|pomelo|lemon|persimmon|pomegranate|nectarine/i,
    [
      '个头均匀，果面干净，一箱里没有坏的。',
      '甜度够，汁水多，单位发福利大家都说好。',
      '运输有两个磕碰，客服很快就赔了，态度很好。',
      '熟度刚好，放两天更甜。',
      '和图片一样新鲜，比水果店便宜不少。',
    ],
  ],
  [
    /tomato|pepper|chilli|cucumber|pumpkin|cabbage|potato|radish|carrot|garlic|ginger|onion|eggplant|lettuce|spinach|celery/i,
    [
      '菜很新鲜，到货叶子还挺着，食堂阿姨很满意。',
      '分拣干净，没有烂叶，损耗比市场拿的少。',
      '第一次网上买菜，没想到这么新鲜，已经和老板约了每周送。',
      '分量足，称了还多二两。',
    ],
  ],
  [
    /pork|ribs|beef|lamb|chicken|duck|egg|milk|bacon|sausage|yogurt/i,
    [
      '肉很新鲜，冰袋还没化，检疫证也在箱子里。',
      '炖了一锅汤，金黄金黄的，香。',
      '三十个蛋一个没破，蛋黄颜色很正。',
      '没有腥味，肥瘦刚好，餐馆用量大，以后固定订。',
    ],
  ],
  [
    /fish|crab|shrimp|cray|carp|bass|eel|croaker|oyster|clam|scallop|hairtail|pomfret/i,
    [
      '到的时候还活蹦乱跳，死了两只也按比例赔了。',
      '个头和描述一致，肉很饱满，没有泥腥味。',
      '冷链做得不错，冰还是硬的。',
    ],
  ],
  [
    /tea|oolong|jasmine|chrysanthemum|rose|goji/i,
    [
      '香气很足，七八泡还有味，茶友都问在哪买的。',
      '条索整齐，汤色清亮，这个价位很值。',
      '送的试喝装也不错，下次试试浓香型。',
    ],
  ],
  [
    /mushroom|fungus|morel|walnut|jujube|honey|chestnut|peanut|seed$/i,
    ['泡发率高，一小把泡一大碗，没有沙。', '肉厚味鲜，炖鸡特别提味。', '颗颗饱满，没有坏的，包装密封好。'],
  ],
]
const anyGoods = [
  '质量不错，和描述一致，发货也快。',
  '合作社统一买的，师傅还打电话教怎么用。',
  '正品，防伪能查到，价格比镇上便宜。',
  '用了一个月来评价，效果可以。',
]

export const saidOf = (art: string): string[] => said.find(([drawn]) => drawn.test(art))?.[1] ?? anyGoods

export const middling = [
  '一般吧，和想象的有点差距，客服态度还可以。',
  '味道还行，就是包装简单了点。',
  '物流太慢了，货本身没问题。',
]
export const poor = ['有三分之一不太新鲜，申请了赔付，希望改进。']

export const replies = [
  '感谢您的信任，欢迎常来！',
  '谢谢支持，老客户下单留言可多送一份试吃装。',
  '感谢反馈，我们已要求仓库加强复检，这次的损失已为您赔付。',
]
export const messages = ['请发顺丰，谢谢', '送货前打电话', '开公司抬头发票', '要日期新的', '工作日送到前台即可', '']
export const cancelled = ['不想买了', '商品选错或多选', '收货信息填错', '与卖家协商取消']
