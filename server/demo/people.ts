import type { Grant } from '@wotu/contract/call.ts'

/** Everybody in the demo market. Passwords are in DESIGN.md 8; here they are once more. */
export const demoPassword = 'Wotu-demo-2026'
export const demoPayPassword = '246810'

export interface Person {
  phone: string
  name: string
  nickname: string
  org?: { name: string; creditCode: string }
  staff?: boolean
  /** In yuan, recharged long ago. */
  money: number
  /** Area code and the rest of the address that goods are sent to. */
  lives: readonly [areaCode: string, detail: string]
}

/** The eight whom DESIGN.md names. */
export const buyer: Person = {
  phone: '13900000001',
  name: '陈晓雨',
  nickname: '晓雨',
  money: 60_000,
  lives: ['230102', '群力新区丽江路1188号3栋1单元502室'],
}
export const seller: Person = {
  phone: '13900000002',
  name: '李守田',
  nickname: '稻花香老李',
  money: 12_000,
  lives: ['230184', '民乐朝鲜族乡红光村稻香路16号'],
}
export const enterprise: Person = {
  phone: '13900000006',
  name: '孙婷',
  nickname: '鲜达采购部',
  org: { name: '哈尔滨鲜达供应链管理有限公司', creditCode: '91230199MA1B7F3Q3B' },
  money: 300_000,
  lives: ['230109', '科技创新城创新一路799号鲜达冷链园2号库'],
}
export const employee: Person = {
  phone: '13900000007',
  name: '刘敏',
  nickname: '稻香客服小敏',
  money: 500,
  lives: ['230184', '五常镇雅臣大街221号'],
}
/** What the seller's employee may do for him: not his finances. */
export const employeeGrants: Grant[] = ['order', 'goods']

export const named: Person[] = [
  buyer,
  seller,
  {
    phone: '13900000003',
    name: '张立春',
    nickname: '立春农场',
    money: 20_000,
    lives: ['230281', '讷南镇鲁民村友谊农场场部'],
  },
  {
    phone: '13900000004',
    name: '周景明',
    nickname: '周老师讲水稻',
    money: 3_000,
    lives: ['230103', '学府路368号农科家属院5号楼'],
  },
  {
    phone: '13900000005',
    name: '赵长顺',
    nickname: '长顺农机服务队',
    money: 8_000,
    lives: ['230183', '尚志镇农机市场东区9号'],
  },
  enterprise,
  employee,
  {
    phone: '13900000009',
    name: '吴越',
    nickname: '沃土客服',
    staff: true,
    money: 0,
    lives: ['230102', '友谊路沃土运营中心'],
  },
]

const person = (
  phone: string,
  name: string,
  nickname: string,
  areaCode: string,
  detail: string,
  money = 15_000,
): Person => ({
  phone,
  name,
  nickname,
  money,
  lives: [areaCode, detail],
})

/** The owners of the other seven shops, in the shops' order. */
export const sellers: Person[] = [
  person('13910000002', '王春梅', '寿光春梅', '370783', '洛城街道东斟灌村大棚区6号'),
  person('13910000003', '孙振海', '栖霞老孙', '370686', '蛇窝泊镇果品批发市场22号'),
  person('13910000004', '胡家旺', '大别山老胡', '341524', '天堂寨镇泗河村散养基地'),
  person('13910000005', '杨水生', '水生渔家', '429005', '熊口镇赵脑村虾稻共作基地'),
  person('13910000006', '林秋茗', '秋茗', '350524', '西坪镇南岩村茶园路8号'),
  person('13910000007', '向大山', '通江向大山', '511921', '诺水河镇银耳村7组'),
  person('13910000008', '郑国平', '郑师傅农资', '130123', '正定镇恒州南街农资市场A区11号'),
]

/** Those who buy as well: their orders and words make the market look lived in. */
export const others: Person[] = [
  person('13920000001', '黄丽华', '丽华的厨房', '310115', '张江镇益江路88弄12号602室'),
  person('13920000002', '马建军', '老马烧烤', '110105', '望京街道阜通东大街10号院'),
  person('13920000003', '徐佳宁', '佳宁', '320106', '宁海路街道云南路33号'),
  person('13920000004', '郭文博', '小郭爱吃米', '330106', '文新街道丰潭路380号'),
  person('13920000005', '何秀兰', '秀兰食堂', '420111', '珞南街道卓刀泉路108号'),
  person('13920000006', '高志强', '志强粮店', '120101', '劝业场街道滨江道211号'),
  person('13920000007', '罗小燕', '燕子妈妈', '510107', '浆洗街街道武侯祠大街266号'),
  person('13920000008', '梁伟东', '东哥海鲜', '440106', '天河南街道体育西路191号'),
  person('13920000009', '宋雨桐', '雨桐', '370102', '千佛山街道历山路124号'),
  person('13920000010', '唐浩然', '浩然农场', '500112', '龙溪街道红锦大道57号'),
  person('13920000011', '许静怡', '静怡茶室', '350203', '鹭江街道思明南路421号'),
  person('13920000012', '邓海波', '海波饭店', '430102', '定王台街道芙蓉中路199号'),
  person('13920000013', '冯晓倩', '倩倩轻食', '440305', '粤海街道科苑南路3156号'),
  person('13920000014', '曹国庆', '国庆家庭农场', '410105', '文化路街道红专路98号'),
  person('13920000015', '彭雪梅', '雪梅早餐店', '210102', '太原街街道中山路111号'),
  person('13920000016', '曾庆林', '庆林果业', '360703', '蓉江街道平安大道9号'),
  person('13920000017', '萧云飞', '云飞', '610113', '小寨路街道长安中路38号'),
  person('13920000018', '田桂芳', '桂芳面馆', '130102', '建北街道中山东路303号'),
  person('13920000019', '董嘉琪', '嘉琪', '220104', '永昌街道自由大路518号'),
  person('13920000020', '袁志远', '志远团购', '320505', '狮山街道塔园路168号'),
]
