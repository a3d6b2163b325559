import { dark, light } from './colour.ts'
import * as creature from './creatures.ts'
import * as dry from './dried.ts'
import * as fruit from './fruits.ts'
import { bottle, dish, jar, jug, labelOf, packet, pouch, sack, tin } from './packs.ts'
import { shadow, type Item } from './parts.ts'
import { ellipse, line, place, type Pen } from './pen.ts'
import { bowlOf, pile, type Land } from './scene.ts'
import * as tool from './tools.ts'
import * as veg from './vegetables.ts'

/** How one kind of goods is pictured. */
export interface Subject {
  /** What the backdrop is tinted with. */
  tone: string
  land: Land
  /** In the studio, 600 × 600. */
  hero: (pen: Pen, title: string) => string
  /** The thing itself, for pictures close by, and its size; what comes in bottles is only shown larger. */
  piece?: Item
  size?: number
}

type Grounds = NonNullable<Parameters<typeof pile>[1]>

/** The same thing in another shop lies otherwise. */
const grounds = ({ count = 3, size = 1, foot }: Grounds): Grounds[] => [
  {},
  { ground: 'board', count, size },
  foot || count < 3 ? { ground: 'plain' } : { ground: 'crate', count: 5, size: 0.86 },
  { ground: 'plain', count: Math.min(count, 3), size: size * 1.04 },
]

const produce = (tone: string, land: Land, item: Item, how: Grounds = {}): Subject => ({
  tone,
  land,
  hero: (pen) => pile(item, { count: 3, ...how, ...(how.ground === 'board' || how.ground === 'crate' ? pen.random.pick(grounds(how)) : {}) })(pen),
  piece: item,
  size: 0.62,
})

const kernel = (colour: string, rx: number, ry: number): Item => () => ellipse(0, 0, rx, ry, colour) + ellipse(-rx * 0.25, -ry * 0.3, rx * 0.45, ry * 0.3, light(colour, 0.6), 'opacity="0.7"')

/** Grain in a pouch, with a bowl of it in front. */
const grain = (tone: string, bags: string | string[], rx: number, ry: number, colours: string[]): Subject => {
  const piece: Item = (pen) => kernel(pen.random.pick(colours), rx * 5, ry * 5)(pen)
  return {
    tone,
    land: 'field',
    hero: (pen, title) =>
      shadow(pen, 232, 486, 160) + place(pouch(pen, 226, 330, pen.random.pick([bags].flat()), labelOf(title), '黑土地 · 当季新粮'), 228, 480, 1, -2) + place(bowlOf(pen, piece, 0.2, { bowl: '#efe7d8', bed: colours[0]!, width: 236 }), 398, 432),
    piece,
    size: 0.34,
  }
}

const canned = (tone: string, colours: string[], piece: Item, size: number, bed: string, sprig = '#6f9a4a'): Subject => ({
  tone,
  land: 'hills',
  hero: (pen, title) =>
    shadow(pen, 236, 486, 118) + place(tin(pen, pen.random.pick(colours), labelOf(title, 4)), 232, 476, 1.34) + place(dish(pen, 118), 412, 470) + place(bowlOf(pen, piece, size, { bowl: '#ffffff', bed, width: 150 }), 412, 446, 1) + place(dry.sprig(pen, sprig), 506, 520, 0.8, 20),
  piece,
  size: size * 1.8,
})

const filled = (tone: string, land: Land, vessel: (pen: Pen, title: string) => string, scale: number): Subject => ({
  tone,
  land,
  hero: (pen, title) => shadow(pen, 206, 500, 110) + place(vessel(pen, title), 200, 468, scale * 0.82) + shadow(pen, 346, 520, 140) + place(vessel(pen, title), 350, 508, scale),
})

const alone = (tone: string, item: Item): Subject => ({ tone, land: 'field', hero: (pen) => shadow(pen, 300, 486, 210) + place(item(pen), 292, 300, 1.04) })

const bowled = (tone: string, land: Land, piece: Item, size: number, bed: string, colour = '#8a5a3a'): Subject => ({
  tone, land, piece, size: size * 2.1,
  hero: (pen) => place(bowlOf(pen, piece, size, { bowl: colour, bed, width: 340 }), 300, 372) + shadow(pen, 118, 506, 60) + place(piece(pen), 122, 486, size * 1.35, -20) + shadow(pen, 478, 516, 60) + place(piece(pen), 482, 496, size * 1.25, 24),
})

const seeds = (tone: string, colour: string, plant: Item, grain: Item): Subject => ({
  tone, land: 'field', piece: grain, size: 0.4,
  hero: (pen, title) => shadow(pen, 214, 492, 120) + place(packet(pen, dark(colour, 0.1), labelOf(title, 6), plant(pen)), 206, 480, 1.22, -7) + shadow(pen, 360, 500, 120) + place(packet(pen, colour, labelOf(title, 6), plant(pen)), 356, 490, 1.3, 5) + Array.from({ length: 9 }, () => place(grain(pen), pen.random.between(430, 548), pen.random.between(488, 532), 0.12, pen.random.between(0, 180))).join(''),
})

const sacked = (tone: string, colour: string, sub: string, granule: string): Subject => {
  const piece = (pen: Pen) => ellipse(0, 0, 46, 44, pen.ball(granule))
  return { tone, land: 'field', piece, size: 0.5, hero: (pen, title) => shadow(pen, 300, 500, 210) + place(sack(pen, colour, labelOf(title, 6), sub), 286, 492, 1.2, -2) + place(bowlOf(pen, piece, 0.13, { bowl: '#d8d3c6', bed: dark(granule, 0.1), width: 150 }), 488, 478) }
}

const beans = (tone: string, bag: string, colours: string[]) => grain(tone, bag, 10, 8, colours)
const tea = (form: Parameters<typeof dry.teaLeaf>[1], colour: string): Item => (pen) => place(dry.teaLeaf(colour, form)(pen), 0, 0, 4)
const cake = (colour: string): Item => (pen) => ellipse(0, 16, 150, 122, dark(colour, 0.4)) + ellipse(0, 0, 150, 122, pen.ball(colour)) + Array.from({ length: 60 }, () => place(dry.teaLeaf(pen.random.pick([light(colour, 0.2), colour, dark(colour, 0.3)]), 'twisted')(pen), pen.random.between(-96, 96), pen.random.between(-72, 72), 1, pen.random.int(0, 180))).join('') + ellipse(0, -4, 40, 30, pen.glow('#1a120c', 0.5))
const eggs = (tone: string, colour: string, speckled = false) => produce(tone, 'pasture', creature.egg(colour, speckled), { count: 5, ground: 'crate', size: 0.86 })
const milk = (label: string): Subject => filled('#7fa8c9', 'pasture', (pen, title) => bottle(pen, '#f7f5ef', label, labelOf(title, 4)), 1.66)
const honey = (colour: string): Subject => filled('#d9a13c', 'forest', (pen, title) => jar(pen, colour, '#7a4f22', labelOf(title, 4)), 1.5)
const drug = (cap: string, liquid = '#f4f4f0'): Subject => filled('#7f9fb3', 'field', (pen, title) => bottle(pen, liquid, cap, labelOf(title, 5)), 1.62)
const onIce = (item: Item, how: Grounds = {}) => produce('#6fa7bd', 'water', item, { ground: 'ice', count: 2, size: 0.98, foot: 62, ...how })
const meat = (item: Item): Subject => produce('#c98f7a', 'pasture', item, { ground: 'board', count: 1, size: 1.06 })

const oils = [
  { oil: '#e2ab2f', cap: '#b8432f' },
  { oil: '#d99a2a', cap: '#3f7d4a' },
  { oil: '#edc14a', cap: '#3f6a9a' },
  { oil: '#c98524', cap: '#7a4a2c' },
]

export const subjects: Record<string, Subject> = {
  rice: grain('#cdb483', ['#b9872f', '#9c3b2e', '#3f6b4c', '#4a5f82', '#c7a45c'], 9, 3.4, ['#fbf8ee', '#f4efe0', '#ffffff']),
  blackRice: grain('#8d7f96', '#4d3d5c', 8.5, 3.4, ['#2d2230', '#43324a', '#1f1822']),
  redRice: grain('#c79a86', '#9a3f34', 8.5, 3.4, ['#8e3a2e', '#a64b3a', '#76291f']),
  millet: grain('#d9b763', '#c8962c', 5, 5, ['#f0c94a', '#e5b83a', '#f7d869']),
  cornGrits: grain('#dcb75a', '#d79a26', 6.5, 5.5, ['#f5c63c', '#eab32c', '#fbdb74']),
  oats: grain('#cdb892', '#8a6f42', 8.5, 3.6, ['#e4cf9e', '#d3b97f', '#efe0bb']),
  buckwheat: grain('#b5a17f', '#6d5a3a', 6, 5.4, ['#b79a6a', '#9a7d4f', '#c9b184']),
  sorghum: grain('#c78f6c', '#9a4a2c', 5.6, 5.4, ['#a8492c', '#8c3820', '#c0623f']),
  barley: grain('#d2c5a4', '#8d7d55', 6.6, 5.6, ['#f3ead2', '#e4d7b6', '#fbf6e6']),
  mixedGrain: grain('#c9a878', '#a4532f', 7, 5, ['#f0c94a', '#2d2230', '#8e3a2e', '#fbf8ee', '#5f8a3c', '#c58a4a']),
  quinoa: grain('#cbb59a', '#7b4d3a', 4.6, 4.4, ['#f2e4c2', '#8d3428', '#33242a']),
  soybean: beans('#d9c07a', '#c19434', ['#efd58a', '#e3c56e', '#f7e4a8']),
  mungBean: beans('#9fb777', '#587f35', ['#5f8f3c', '#4d7a30', '#7aa850']),
  redBean: beans('#c48a80', '#94302c', ['#8e2a2c', '#a63a38', '#731f22']),
  blackBean: beans('#8f9089', '#3c3f38', ['#22231f', '#34362f', '#171814']),
  whiteBean: beans('#d8cfbb', '#a08d64', ['#fdfaf0', '#f3ecd9', '#ffffff']),
  spottedBean: beans('#d3b39c', '#9a5a44', ['#f2e2d0', '#b9604a', '#e3c8b0']),
  flour: grain('#d9cbb0', ['#b39a6c', '#7f95a8', '#c98f5a'], 4, 3.6, ['#ffffff', '#faf6ec', '#f4eee0']),
  cornFlour: grain('#dfc272', '#d29a2a', 4, 3.6, ['#fadf7c', '#f3d05c', '#fce9a2']),
  oil: filled('#d9b04e', 'field', (pen, title) => jug(pen, pen.random.pick(oils), labelOf(title, 4)), 1.2),

  tomato: produce('#cf7a66', 'field', veg.tomato('#d8392c'), { ground: 'board', cut: undefined }),
  cherryTomato: produce('#d2836c', 'field', veg.tomato('#d63a2e'), { ground: 'crate', count: 5, size: 0.8 }),
  yellowTomato: produce('#d9b45c', 'field', veg.tomato('#f0a92a'), { ground: 'crate', count: 5, size: 0.8 }),
  greenTomato: produce('#bd9a72', 'field', veg.tomato('#c4503a', '#3f6f35'), { ground: 'board' }),
  eggplant: produce('#8f83a8', 'field', veg.eggplant, { foot: 48 }),
  bellPepper: { ...produce('#d29a5c', 'field', veg.bellPepper('#cf2f2a')), hero: (pen) => pile((p) => veg.bellPepper(p.random.pick(['#cf2f2a', '#f0b428']))(p), { ground: 'board' })(pen) },
  greenPepper: produce('#8db07a', 'field', veg.bellPepper('#3f8f3a'), { ground: 'board' }),
  chilli: produce('#93b37a', 'field', veg.chilli('#4c9a3a'), { foot: 48 }),
  chilliRed: produce('#cf7f6c', 'field', veg.chilli('#cf2a24'), { count: 5, foot: 48, size: 0.84 }),
  cucumber: produce('#8db58a', 'field', veg.cucumber, { ground: 'board', foot: 48 }),
  pumpkin: produce('#a7a76a', 'field', veg.pumpkin('#5a6f3a'), { ground: 'board' }),
  pumpkinLong: produce('#d9a25c', 'field', veg.pumpkin('#d98a34')),
  zucchini: produce('#93b487', 'field', veg.longGourd('#6a9a4c', false), { foot: 48 }),
  luffa: produce('#8fb384', 'field', veg.longGourd('#4f8f45', true), { foot: 48 }),
  bitterGourd: produce('#95bd84', 'field', veg.bitterGourd, { foot: 48 }),
  waxGourd: produce('#8fa892', 'field', veg.waxGourd, { count: 2, foot: 70 }),
  napa: produce('#b3c78a', 'field', veg.napa),
  cabbage: produce('#a9c890', 'field', veg.head('#8fbf6a', '#b9dc94'), { ground: 'crate' }),
  purpleCabbage: produce('#b09ab8', 'field', veg.head('#6a3a72', '#8f5a98'), { ground: 'board' }),
  pakchoi: produce('#9cc08a', 'field', veg.leafy('#4f9a45', '#dfeccb', 40)),
  lettuce: produce('#a5c987', 'field', veg.leafy('#7cba4f', '#e3efc4', 58)),
  spinach: produce('#8cb587', 'field', veg.leafy('#35803a', '#a8cf86', 34)),
  broccoli: produce('#8fb28a', 'field', veg.floret('#3d7f3c', '#a9c97c'), { ground: 'board' }),
  cauliflower: produce('#cfc9a8', 'field', veg.floret('#efe7cc', '#b7d088'), { ground: 'board' }),
  celery: produce('#9cc48a', 'field', veg.stems('#a9d082', '#5f9f42')),
  potato: produce('#c9a877', 'field', veg.potato('#cfa264'), { ground: 'crate', count: 5, size: 0.88 }),
  sweetPotato: produce('#c58f86', 'field', veg.sweetPotato, { ground: 'board', foot: 48 }),
  carrot: produce('#dba070', 'field', veg.carrot, { foot: 48, size: 0.8 }),
  greenRadish: produce('#9dbf86', 'field', veg.radish('#7fb552', '#f3f6e2'), { foot: 48, size: 0.8 }),
  whiteRadish: produce('#c3c9b4', 'field', veg.radish('#f4f3ea', '#ffffff'), { foot: 48, size: 0.8 }),
  yam: produce('#bfa987', 'field', veg.yam, { ground: 'board', foot: 48 }),
  lotus: produce('#cbb79c', 'water', veg.lotus, { count: 2, foot: 70 }),
  leek: produce('#a8c28f', 'field', veg.leek, { count: 2, foot: 48, size: 0.8 }),
  garlic: produce('#c0adb8', 'field', veg.garlic('#e8dbe4'), { ground: 'board', count: 5, size: 0.84 }),
  ginger: produce('#d1b27c', 'field', veg.ginger, { ground: 'board', count: 2 }),
  onion: produce('#b595a8', 'field', veg.onion('#8c3a63'), { ground: 'crate', count: 5, size: 0.86 }),
  onionYellow: produce('#d3ad72', 'field', veg.onion('#cf9442'), { ground: 'crate', count: 5, size: 0.86 }),

  apple: produce('#cf8a7c', 'orchard', fruit.apple('#cf3a36', '#a3161f'), { ground: 'board' }),
  applePale: produce('#dcb08f', 'orchard', fruit.apple('#e79a6c', '#d2504a'), { ground: 'board' }),
  appleStriped: produce('#d39a84', 'orchard', fruit.apple('#dc6a4c', '#b8262a', true), { ground: 'crate', count: 5, size: 0.86 }),
  appleGreen: produce('#a9c58a', 'orchard', fruit.apple('#8fbf4a', '#c4d96a'), { ground: 'board' }),
  appleYellow: produce('#dcc27c', 'orchard', fruit.apple('#ecc94f', '#e0913a'), { ground: 'board' }),
  pear: produce('#c8c088', 'orchard', fruit.pear('#d5c65a', '#8a7a2c'), { ground: 'board' }),
  pearBrown: produce('#c9a878', 'orchard', fruit.pear('#c58f48', '#7a5420'), { ground: 'board' }),
  orange: produce('#dfa066', 'orchard', fruit.citrus('#ee8a22'), { ground: 'board', cut: fruit.citrusCut('#ee8a22', '#f7a233') }),
  mandarin: produce('#e0a264', 'orchard', fruit.citrus('#f08a1e', 0.84), { ground: 'crate', count: 5, size: 0.86 }),
  pomelo: produce('#cfc68a', 'orchard', fruit.citrus('#dcd05a', 1.04), { count: 2, cut: fruit.citrusCut('#dcd05a', '#e2665c') }),
  lemon: produce('#dcca72', 'orchard', fruit.lemon, { ground: 'board', cut: fruit.citrusCut('#f2cf3a', '#f7e07a') }),
  peach: produce('#e0a99c', 'orchard', fruit.peach('#f3b894', '#d94f5c'), { ground: 'board' }),
  nectarine: produce('#d7948a', 'orchard', fruit.peach('#e0603f', '#9e1a28', false), { ground: 'board' }),
  plum: produce('#c3907f', 'orchard', fruit.plum('#b83a4a'), { ground: 'crate', count: 5, size: 0.8 }),
  plumDark: produce('#9d8a9c', 'orchard', fruit.plum('#4a2340'), { ground: 'board' }),
  cherry: produce('#c98a8a', 'orchard', fruit.cherry, { ground: 'dish' }),
  grape: produce('#a393b5', 'orchard', fruit.bunch('#5a3f7c'), { ground: 'board', count: 2 }),
  grapeGreen: produce('#a9c78c', 'orchard', fruit.bunch('#a3c957'), { ground: 'board', count: 2 }),
  grapeDark: produce('#8d87a0', 'orchard', fruit.bunch('#33294f'), { ground: 'board', count: 2 }),
  grapeRed: produce('#c58f98', 'orchard', fruit.bunch('#a33a52'), { ground: 'board', count: 2 }),
  blueberry: bowled('#93a0c4', 'orchard', fruit.blueberry, 0.3, '#2f3a6c', '#f2ede2'),
  strawberry: produce('#dc9490', 'field', fruit.strawberry, { ground: 'crate', count: 5, size: 0.8 }),
  kiwi: produce('#a9ae78', 'orchard', fruit.kiwi, { ground: 'board', cut: fruit.kiwiCut('#8fbf3f', '#d9e8a0') }),
  kiwiRed: produce('#b3ab78', 'orchard', fruit.kiwi, { ground: 'board', cut: fruit.kiwiCut('#b9cc52', '#d2424e') }),
  watermelon: produce('#8fb58a', 'field', fruit.watermelon, { count: 2, cut: fruit.melonCut('#3f8a3e', '#e0453f') }),
  watermelonYellow: produce('#c9c274', 'field', fruit.watermelon, { count: 2, cut: fruit.melonCut('#3f8a3e', '#f3c63c') }),
  melon: produce('#d6c68c', 'field', fruit.melon('#e9d98a'), { count: 2, ground: 'board' }),
  melonGreen: produce('#a8c792', 'field', veg.longGourd('#a3cc7a', true), { foot: 48 }),
  hami: produce('#cdb676', 'field', fruit.melon('#c9a24c', '#f3e6b8'), { count: 2, cut: fruit.melonCut('#c9a24c', '#f0963c', '#e9d9a0') }),
  pomegranate: produce('#cf8f7c', 'orchard', fruit.pomegranate, { ground: 'board' }),
  persimmon: produce('#e0a06a', 'orchard', fruit.persimmon, { ground: 'crate', count: 5, size: 0.86 }),

  pork: meat(creature.pork), leanPork: meat(creature.cut('#cf6a66', '#f7e3d4')), ribs: meat(creature.ribs), bacon: meat(creature.bacon), sausage: meat(creature.sausage), beef: meat(creature.cut('#a83338', '#f3dccb')),
  lambRibs: meat(creature.ribs), lambRoll: meat(creature.roll),
  chicken: produce('#cfae7c', 'pasture', creature.bird('#c8823a'), { count: 1, size: 1.06 }),
  blackChicken: produce('#a0a3a0', 'pasture', creature.bird('#f1efe8', { comb: '#5a3a4a', beak: '#4a4c50' }), { count: 1, size: 1.06 }),
  duck: produce('#a9b98f', 'pasture', creature.bird('#f3efe3', { duck: true, beak: '#e8a02c' }), { count: 1, size: 1.06 }),
  egg: eggs('#cfae86', '#e3b98c'), eggBrown: eggs('#c9a07c', '#cf9464'), eggGreen: eggs('#a3bfae', '#bcd8c6'), eggBlue: eggs('#a7bdc6', '#d5e4e8'), eggDark: eggs('#8f8a80', '#4a4f48'), quailEgg: eggs('#c2b294', '#e9dcc0', true),
  milk: milk('#3f7fb8'), yogurt: milk('#d97f98'),

  crayfish: onIce(creature.crayfish, { count: 3, size: 0.94 }),
  shrimp: onIce(creature.shrimp('#f0a58c'), { count: 3 }), shrimpBlue: onIce(creature.shrimp('#8fb0b8'), { count: 3 }),
  crab: onIce(creature.crab('#5f7050', '#7c8460'), { size: 0.98 }), crabBlue: onIce(creature.crab('#4f7f9a', '#6c9ab0'), { size: 0.98 }),
  carp: onIce(creature.fish('#6d7a52', '#e9e4c8')), crucian: onIce(creature.fish('#7f8680', '#eceae0')), bass: onIce(creature.fish('#55684f', '#dfe3d2', 'bars')),
  mandarinFish: onIce(creature.fish('#8f8048', '#efe6c2', 'spots')), catfish: onIce(creature.fish('#a8923a', '#f3e6a8')), eel: onIce(creature.eel, { count: 1, size: 1 }),
  yellowCroaker: onIce(creature.fish('#c9a23a', '#f7e08a')), hairtail: onIce(creature.slimFish('#b9c4cc', '#eef3f6')), pomfret: onIce(creature.fish('#a9b3b8', '#f7f2d8')),
  mackerel: onIce(creature.fish('#3f6f8a', '#e8eef0', 'bars')), oyster: onIce(creature.shell('#8c8a80', '#d9d6c8'), { count: 3 }), clam: onIce(creature.shell('#cbb08c'), { count: 5, size: 0.86 }),
  scallop: onIce(creature.shell('#cf8a6c', '#f0d2a8'), { count: 3 }), seaCucumber: onIce(creature.seaCucumber, { count: 3 }), kelp: produce('#7f9a78', 'water', creature.kelp, { count: 2 }),

  oolong: canned('#94ab78', ['#3f6b4a', '#7a3b2e', '#33506b', '#8a6a2f'], tea('rolled', '#4a5a34'), 0.26, '#37452a'), greenTea: canned('#a5bf88', ['#6a9a4f', '#3f7d68', '#8aa04a', '#4f7f9a'], tea('flat', '#8fa94a'), 0.26, '#6f8a3a'),
  blackTea: canned('#c09a80', ['#8a3a2c', '#5a2f3a', '#a8672c'], tea('twisted', '#4a2a1e'), 0.26, '#2f1c14', '#7a9a52'), darkTea: produce('#b59a80', 'hills', cake('#5a4030'), { ground: 'board', count: 1, size: 0.94 }),
  whiteTea: produce('#b9b79a', 'hills', cake('#8a8a5c'), { ground: 'board', count: 1, size: 0.94 }), jasmine: canned('#b7c4a0', ['#5f8a6a'], dry.blossom('#fffdf4', '#e9dd9a', 6), 0.2, '#e9e6d0'),
  chrysanthemum: canned('#d8c489', ['#c79a3a', '#6f8f5a'], dry.blossom('#f7dd7a', '#d99a2c'), 0.22, '#d9b45a'), rose: canned('#d39aae', ['#a33a63'], dry.rosebud, 0.2, '#7a1f42', '#6f8f5a'),
  goji: bowled('#d39484', 'field', (pen) => place(ellipse(0, 0, 100, 48, pen.ball('#c8321f')), 0, 0), 0.2, '#9e2416', '#efe7d8'), tangerinePeel: bowled('#cfa578', 'orchard', dry.peel, 0.42, '#8a4318'),

  whiteFungus: produce('#d6c9a4', 'forest', dry.frills('#f2e2b0'), { ground: 'dish', count: 3 }), blackFungus: produce('#a39a90', 'forest', dry.frills('#4a3a34'), { ground: 'dish' }),
  driedMushroom: produce('#b89c7c', 'forest', dry.cap('#6d4a30', { cracks: true }), { ground: 'board' }), shiitake: produce('#bda083', 'forest', dry.cap('#8a5a38'), { ground: 'board' }),
  bolete: produce('#b39a7a', 'forest', dry.cap('#5a4432', { thick: 50, stem: '#e3d3b0', wide: 92 }), { ground: 'board' }),
  mushroom: produce('#cdbfa6', 'forest', dry.cap('#efe6d4', { thick: 42 }), { ground: 'board' }), teaMushroom: produce('#b99f7f', 'forest', dry.slimCaps('#7a4f30', '#c9ae86'), { ground: 'board' }),
  enoki: produce('#d5cdb4', 'forest', dry.slimCaps('#f6efdc', '#fbf7ea')), oysterMushroom: produce('#b5aea4', 'forest', dry.oysterCaps), kingMushroom: produce('#c9b393', 'forest', dry.king, { count: 2 }),
  morel: produce('#b59f80', 'forest', dry.morel, { ground: 'board' }), bambooFungus: produce('#cfc091', 'forest', dry.veil, { ground: 'dish' }), lionMane: produce('#d2bd8c', 'forest', dry.furry, { ground: 'dish' }), cordyceps: produce('#dcae66', 'forest', dry.threads('#e8892c'), { ground: 'dish' }),
  walnut: bowled('#c9a77c', 'forest', dry.walnut, 0.36, '#7d5426'), jujube: bowled('#c2907c', 'orchard', dry.jujube, 0.34, '#5c140f', '#efe7d8'), chestnut: bowled('#b98f72', 'forest', dry.chestnut, 0.36, '#4a2210', '#d9c3a0'),
  pineNut: bowled('#c6a983', 'forest', dry.seedKernel('#9a6a3c', 60), 0.22, '#6f4a26', '#efe7d8'), raisin: bowled('#a9b57c', 'orchard', (pen) => place(fruit.plum('#8fa03c')(pen), 0, 0, 1), 0.17, '#66752a'), pumpkinSeed: bowled('#cfc6a0', 'field', dry.seedKernel('#eee5c8', 74), 0.24, '#c9bd94'), peanut: bowled('#d1ad80', 'field', dry.peanut, 0.34, '#a57f46', '#7c5a3c'),
  honey: honey('#d9911f'), honeyLight: honey('#eec65a'), honeyWhite: honey('#f4e6c0'), honeyDark: honey('#8a4416'),

  cornSeed: seeds('#d9b45c', '#c98a1e', (pen) => dry.seedKernel('#f0b92c', 80)(pen), dry.chestnut), grainSeed: seeds('#d2b673', '#b58a34', (pen) => veg.stems('#d9b25a', '#c79a3a')(pen), dry.seedKernel('#c99a4a', 60)), riceSeed: seeds('#c3b97a', '#6f8f3c', (pen) => veg.stems('#a9b84a', '#d2b04a')(pen), dry.seedKernel('#d9b862', 44)), soySeed: seeds('#b9c08a', '#5f8a4a', veg.leafy('#4f9a45', '#a9cf86', 44), (pen) => ellipse(0, 0, 70, 66, pen.ball('#e3c56e'))),
  tomatoSeed: seeds('#cf8f7c', '#b8382c', veg.tomato('#d8392c'), dry.seedKernel('#e2c58a', 70)), cucumberSeed: seeds('#95b98a', '#3f8a45', veg.cucumber, dry.seedKernel('#f0ead2', 44)), chilliSeed: seeds('#9cb77c', '#5f8f35', veg.chilli('#4c9a3a'), dry.seedKernel('#e9cf8a', 70)), vegSeed: seeds('#9cbb8a', '#4f8a5a', veg.longGourd('#6a9a4c', false), dry.seedKernel('#f0ead2', 60)), leafSeed: seeds('#9cc08a', '#3f8f5a', veg.leafy('#4f9a45', '#dfeccb', 40), (pen) => ellipse(0, 0, 50, 50, pen.ball('#5a3a2a'))), radishSeed: seeds('#a3bf8a', '#5f9a4a', veg.radish('#7fb552', '#f3f6e2'), (pen) => ellipse(0, 0, 60, 54, pen.ball('#a8593a'))),
  seedling: alone('#a5b98c', tool.seedling),
  fertiliser: sacked('#a9b7c9', '#2f7fb5', '氮磷钾均衡 · 颗粒', '#d98a4a'), urea: sacked('#b3c0c9', '#3a9a8a', '总氮≥46.4%', '#f6f8f8'), solubleFertiliser: sacked('#b0a9c9', '#7a5ab5', '全水溶 · 冲施滴灌', '#6fa8d9'), organicFertiliser: sacked('#b7b08a', '#5f8f3a', '有机质≥45%', '#5a4630'),
  fungicide: drug('#2f8f6a'), pesticide: drug('#d97f2a'), herbicide: drug('#c23a34'), growthRegulator: drug('#e2b02c'), bioPesticide: drug('#5a9a3c', '#e3efdc'),
  filmBlack: alone('#a9adb0', tool.filmRoll('#33373b')), film: alone('#a9c3cf', tool.filmRoll('#cfe3ea')), net: alone('#a9b9a3', tool.mesh('#5f8a6a')), sprayer: alone('#a3bda9', tool.sprayer), tiller: alone('#c9a59c', tool.tiller), seeder: alone('#cfb88c', tool.seeder), dripTape: alone('#a9adb3', tool.coil('#2f3338')), shears: alone('#b9bfc4', tool.shears), hoe: alone('#bdb19c', tool.hoe), tray: alone('#a9bf9a', tool.tray),
}

/** For a kind that nobody has drawn yet: a plain crate. */
export const unknown = produce('#c9b79a', 'field', (pen) => ellipse(0, 0, 100, 96, pen.ball('#b9975a')) + line('M0 -96 v-30', '#7a5a34', 8))
