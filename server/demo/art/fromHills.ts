import { dark, light } from './colour.ts'
import * as dry from './dried.ts'
import * as fruit from './fruits.ts'
import { jar, labelOf } from './packs.ts'
import type { Item } from './parts.ts'
import { ellipse, place } from './pen.ts'
import { bowled, canned, filled, produce, type Subject } from './subject.ts'

const tea =
  (form: Parameters<typeof dry.teaLeaf>[1], colour: string): Item =>
  (pen) =>
    place(dry.teaLeaf(colour, form)(pen), 0, 0, 4)
const cake =
  (colour: string): Item =>
  (pen) =>
    ellipse(0, 16, 150, 122, dark(colour, 0.4)) +
    ellipse(0, 0, 150, 122, pen.ball(colour)) +
    Array.from({ length: 60 }, () =>
      place(
        dry.teaLeaf(pen.random.pick([light(colour, 0.2), colour, dark(colour, 0.3)]), 'twisted')(pen),
        pen.random.between(-96, 96),
        pen.random.between(-72, 72),
        1,
        pen.random.int(0, 180),
      ),
    ).join('') +
    ellipse(0, -4, 40, 30, pen.glow('#1a120c', 0.5))
const honey = (colour: string): Subject =>
  filled('#d9a13c', 'forest', (pen, title) => jar(pen, colour, '#7a4f22', labelOf(title, 4)), 1.5)

/** Tea, mushrooms, nuts and honey. */
export const fromHills: Record<string, Subject> = {
  oolong: canned('#94ab78', ['#3f6b4a', '#7a3b2e', '#33506b', '#8a6a2f'], tea('rolled', '#4a5a34'), 0.26, '#37452a'),
  greenTea: canned('#a5bf88', ['#6a9a4f', '#3f7d68', '#8aa04a', '#4f7f9a'], tea('flat', '#8fa94a'), 0.26, '#6f8a3a'),
  blackTea: canned('#c09a80', ['#8a3a2c', '#5a2f3a', '#a8672c'], tea('twisted', '#4a2a1e'), 0.26, '#2f1c14', '#7a9a52'),
  darkTea: produce('#b59a80', 'hills', cake('#5a4030'), { ground: 'board', count: 1, size: 0.94 }),
  whiteTea: produce('#b9b79a', 'hills', cake('#8a8a5c'), { ground: 'board', count: 1, size: 0.94 }),
  jasmine: canned('#b7c4a0', ['#5f8a6a'], dry.blossom('#fffdf4', '#e9dd9a', 6), 0.2, '#e9e6d0'),
  chrysanthemum: canned('#d8c489', ['#c79a3a', '#6f8f5a'], dry.blossom('#f7dd7a', '#d99a2c'), 0.22, '#d9b45a'),
  rose: canned('#d39aae', ['#a33a63'], dry.rosebud, 0.2, '#7a1f42', '#6f8f5a'),
  goji: bowled(
    '#d39484',
    'field',
    (pen) => place(ellipse(0, 0, 100, 48, pen.ball('#c8321f')), 0, 0),
    0.2,
    '#9e2416',
    '#efe7d8',
  ),
  tangerinePeel: bowled('#cfa578', 'orchard', dry.peel, 0.42, '#8a4318'),

  whiteFungus: produce('#d6c9a4', 'forest', dry.frills('#f2e2b0'), { ground: 'dish', count: 3 }),
  blackFungus: produce('#a39a90', 'forest', dry.frills('#4a3a34'), { ground: 'dish' }),
  driedMushroom: produce('#b89c7c', 'forest', dry.cap('#6d4a30', { cracks: true }), { ground: 'board' }),
  shiitake: produce('#bda083', 'forest', dry.cap('#8a5a38'), { ground: 'board' }),
  bolete: produce('#b39a7a', 'forest', dry.cap('#5a4432', { thick: 50, stem: '#e3d3b0', wide: 92 }), {
    ground: 'board',
  }),
  mushroom: produce('#cdbfa6', 'forest', dry.cap('#efe6d4', { thick: 42 }), { ground: 'board' }),
  teaMushroom: produce('#b99f7f', 'forest', dry.slimCaps('#7a4f30', '#c9ae86'), { ground: 'board' }),
  enoki: produce('#d5cdb4', 'forest', dry.slimCaps('#f6efdc', '#fbf7ea')),
  oysterMushroom: produce('#b5aea4', 'forest', dry.oysterCaps),
  kingMushroom: produce('#c9b393', 'forest', dry.king, { count: 2 }),
  morel: produce('#b59f80', 'forest', dry.morel, { ground: 'board' }),
  bambooFungus: produce('#cfc091', 'forest', dry.veil, { ground: 'dish' }),
  lionMane: produce('#d2bd8c', 'forest', dry.furry, { ground: 'dish' }),
  cordyceps: produce('#dcae66', 'forest', dry.threads('#e8892c'), { ground: 'dish' }),
  walnut: bowled('#c9a77c', 'forest', dry.walnut, 0.36, '#7d5426'),
  jujube: bowled('#c2907c', 'orchard', dry.jujube, 0.34, '#5c140f', '#efe7d8'),
  chestnut: bowled('#b98f72', 'forest', dry.chestnut, 0.36, '#4a2210', '#d9c3a0'),
  pineNut: bowled('#c6a983', 'forest', dry.seedKernel('#9a6a3c', 60), 0.22, '#6f4a26', '#efe7d8'),
  raisin: bowled('#a9b57c', 'orchard', (pen) => place(fruit.plum('#8fa03c')(pen), 0, 0, 1), 0.17, '#66752a'),
  pumpkinSeed: bowled('#cfc6a0', 'field', dry.seedKernel('#eee5c8', 74), 0.24, '#c9bd94'),
  peanut: bowled('#d1ad80', 'field', dry.peanut, 0.34, '#a57f46', '#7c5a3c'),
  honey: honey('#d9911f'),
  honeyLight: honey('#eec65a'),
  honeyWhite: honey('#f4e6c0'),
  honeyDark: honey('#8a4416'),
}
