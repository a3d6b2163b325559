import * as dry from './dried.ts'
import { bottle, labelOf } from './packs.ts'
import { ellipse } from './pen.ts'
import { alone, filled, sacked, seeds, type Subject } from './subject.ts'
import * as tool from './tools.ts'
import * as veg from './vegetables.ts'

const drug = (cap: string, liquid = '#f4f4f0'): Subject =>
  filled('#7f9fb3', 'field', (pen, title) => bottle(pen, liquid, cap, labelOf(title, 5)), 1.62)

/** Seeds, fertilisers, pesticides, tools. */
export const supplies: Record<string, Subject> = {
  cornSeed: seeds('#d9b45c', '#c98a1e', (pen) => dry.seedKernel('#f0b92c', 80)(pen), dry.chestnut),
  grainSeed: seeds('#d2b673', '#b58a34', (pen) => veg.stems('#d9b25a', '#c79a3a')(pen), dry.seedKernel('#c99a4a', 60)),
  riceSeed: seeds('#c3b97a', '#6f8f3c', (pen) => veg.stems('#a9b84a', '#d2b04a')(pen), dry.seedKernel('#d9b862', 44)),
  soySeed: seeds('#b9c08a', '#5f8a4a', veg.leafy('#4f9a45', '#a9cf86', 44), (pen) =>
    ellipse(0, 0, 70, 66, pen.ball('#e3c56e')),
  ),
  tomatoSeed: seeds('#cf8f7c', '#b8382c', veg.tomato('#d8392c'), dry.seedKernel('#e2c58a', 70)),
  cucumberSeed: seeds('#95b98a', '#3f8a45', veg.cucumber, dry.seedKernel('#f0ead2', 44)),
  chilliSeed: seeds('#9cb77c', '#5f8f35', veg.chilli('#4c9a3a'), dry.seedKernel('#e9cf8a', 70)),
  vegSeed: seeds('#9cbb8a', '#4f8a5a', veg.longGourd('#6a9a4c', false), dry.seedKernel('#f0ead2', 60)),
  leafSeed: seeds('#9cc08a', '#3f8f5a', veg.leafy('#4f9a45', '#dfeccb', 40), (pen) =>
    ellipse(0, 0, 86, 86, pen.ball('#5a3a2a')),
  ),
  radishSeed: seeds('#a3bf8a', '#5f9a4a', veg.radish('#7fb552', '#f3f6e2'), (pen) =>
    ellipse(0, 0, 92, 84, pen.ball('#a8593a')),
  ),
  seedling: alone('#a5b98c', tool.seedling),
  fertiliser: sacked('#a9b7c9', '#2f7fb5', '氮磷钾均衡 · 颗粒', '#d98a4a'),
  urea: sacked('#b3c0c9', '#3a9a8a', '总氮≥46.4%', '#f6f8f8'),
  solubleFertiliser: sacked('#b0a9c9', '#7a5ab5', '全水溶 · 冲施滴灌', '#6fa8d9'),
  organicFertiliser: sacked('#b7b08a', '#5f8f3a', '有机质≥45%', '#5a4630'),
  fungicide: drug('#2f8f6a'),
  pesticide: drug('#d97f2a'),
  herbicide: drug('#c23a34'),
  growthRegulator: drug('#e2b02c'),
  bioPesticide: drug('#5a9a3c', '#e3efdc'),
  filmBlack: alone('#a9adb0', tool.filmRoll('#33373b')),
  film: alone('#a9c3cf', tool.filmRoll('#cfe3ea')),
  net: alone('#a9b9a3', tool.mesh('#5f8a6a')),
  sprayer: alone('#a3bda9', tool.sprayer),
  tiller: alone('#c9a59c', tool.tiller),
  seeder: alone('#cfb88c', tool.seeder),
  dripTape: alone('#a9adb3', tool.coil('#2f3338')),
  shears: alone('#b9bfc4', tool.shears),
  hoe: alone('#bdb19c', tool.hoe),
  tray: alone('#a9bf9a', tool.tray),
}
