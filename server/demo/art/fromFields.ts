import { jug, labelOf } from './packs.ts'
import { grain, filled, produce, type Subject } from './subject.ts'
import { pile } from './scene.ts'
import * as veg from './vegetables.ts'

const beans = (tone: string, bag: string, colours: string[]) => grain(tone, bag, 10, 8, colours)

const oils = [
  { oil: '#e2ab2f', cap: '#b8432f' },
  { oil: '#d99a2a', cap: '#3f7d4a' },
  { oil: '#edc14a', cap: '#3f6a9a' },
  { oil: '#c98524', cap: '#7a4a2c' },
]

/** Grain, beans, oil and vegetables. */
export const fromFields: Record<string, Subject> = {
  rice: grain('#cdb483', ['#b9872f', '#9c3b2e', '#3f6b4c', '#4a5f82', '#c7a45c'], 9, 3.4, [
    '#fbf8ee',
    '#f4efe0',
    '#ffffff',
  ]),
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
  bellPepper: {
    ...produce('#d29a5c', 'field', veg.bellPepper('#cf2f2a')),
    hero: (pen) => pile((p) => veg.bellPepper(p.random.pick(['#cf2f2a', '#f0b428']))(p), { ground: 'board' })(pen),
  },
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
}
