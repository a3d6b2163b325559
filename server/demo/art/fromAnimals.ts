import * as creature from './creatures.ts'
import { bottle, labelOf } from './packs.ts'
import type { Item } from './parts.ts'
import { filled, produce, type Grounds, type Subject } from './subject.ts'
import * as water from './waterCreatures.ts'

const eggs = (tone: string, colour: string, speckled = false) =>
  produce(tone, 'pasture', creature.egg(colour, speckled), { count: 5, ground: 'crate', size: 0.86 })
const milk = (label: string): Subject =>
  filled('#7fa8c9', 'pasture', (pen, title) => bottle(pen, '#f7f5ef', label, labelOf(title, 4)), 1.66)
const onIce = (item: Item, how: Grounds = {}) =>
  produce('#6fa7bd', 'water', item, { ground: 'ice', count: 2, size: 0.98, foot: 62, ...how })
const meat = (item: Item): Subject => produce('#c98f7a', 'pasture', item, { ground: 'board', count: 1, size: 1.06 })

/** Meat, poultry, eggs, milk, and what lives in water. */
export const fromAnimals: Record<string, Subject> = {
  pork: meat(creature.pork),
  leanPork: meat(creature.cut('#cf6a66', '#f7e3d4')),
  ribs: meat(creature.ribs),
  bacon: meat(creature.bacon),
  sausage: meat(creature.sausage),
  beef: meat(creature.cut('#a83338', '#f3dccb')),
  lambRibs: meat(creature.ribs),
  lambRoll: meat(creature.roll),
  chicken: produce('#cfae7c', 'pasture', creature.bird('#c8823a'), { count: 1, size: 0.92, foot: 128 }),
  blackChicken: produce('#a0a3a0', 'pasture', creature.bird('#f1efe8', { comb: '#5a3a4a', beak: '#4a4c50' }), {
    count: 1,
    size: 0.92,
    foot: 128,
  }),
  duck: produce('#a9b98f', 'pasture', creature.bird('#f3efe3', { duck: true, beak: '#e8a02c' }), {
    count: 1,
    size: 0.92,
    foot: 128,
  }),
  egg: eggs('#cfae86', '#e3b98c'),
  eggBrown: eggs('#c9a07c', '#cf9464'),
  eggGreen: eggs('#a3bfae', '#bcd8c6'),
  eggBlue: eggs('#a7bdc6', '#d5e4e8'),
  eggDark: eggs('#8f8a80', '#4a4f48'),
  quailEgg: eggs('#c2b294', '#e9dcc0', true),
  milk: milk('#3f7fb8'),
  yogurt: milk('#d97f98'),

  crayfish: onIce(water.crayfish, { count: 3, size: 0.94 }),
  shrimp: onIce(water.shrimp('#f0a58c'), { count: 3 }),
  shrimpBlue: onIce(water.shrimp('#8fb0b8'), { count: 3 }),
  crab: onIce(water.crab('#5f7050', '#7c8460'), { size: 0.98 }),
  crabBlue: onIce(water.crab('#4f7f9a', '#6c9ab0'), { size: 0.98 }),
  carp: onIce(water.fish('#6d7a52', '#e9e4c8')),
  crucian: onIce(water.fish('#7f8680', '#eceae0')),
  bass: onIce(water.fish('#55684f', '#dfe3d2', 'bars')),
  mandarinFish: onIce(water.fish('#8f8048', '#efe6c2', 'spots')),
  catfish: onIce(water.fish('#a8923a', '#f3e6a8')),
  eel: onIce(water.eel, { count: 1, size: 1 }),
  yellowCroaker: onIce(water.fish('#c9a23a', '#f7e08a')),
  hairtail: onIce(water.slimFish('#b9c4cc', '#eef3f6')),
  pomfret: onIce(water.fish('#a9b3b8', '#f7f2d8')),
  mackerel: onIce(water.fish('#3f6f8a', '#e8eef0', 'bars')),
  oyster: onIce(water.shell('#8c8a80', '#d9d6c8'), { count: 3 }),
  clam: onIce(water.shell('#cbb08c'), { count: 5, size: 0.86 }),
  scallop: onIce(water.shell('#cf8a6c', '#f0d2a8'), { count: 3 }),
  seaCucumber: onIce(water.seaCucumber, { count: 3 }),
  kelp: produce('#7f9a78', 'water', water.kelp, { count: 2 }),
}
