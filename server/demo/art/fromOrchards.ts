import * as fruit from './fruits.ts'
import { bowled, produce, type Subject } from './subject.ts'
import * as veg from './vegetables.ts'

/** Fruit. */
export const fromOrchards: Record<string, Subject> = {
  apple: produce('#cf8a7c', 'orchard', fruit.apple('#cf3a36', '#a3161f'), { ground: 'board' }),
  applePale: produce('#dcb08f', 'orchard', fruit.apple('#e79a6c', '#d2504a'), { ground: 'board' }),
  appleStriped: produce('#d39a84', 'orchard', fruit.apple('#dc6a4c', '#b8262a', true), {
    ground: 'crate',
    count: 5,
    size: 0.86,
  }),
  appleGreen: produce('#a9c58a', 'orchard', fruit.apple('#8fbf4a', '#c4d96a'), { ground: 'board' }),
  appleYellow: produce('#dcc27c', 'orchard', fruit.apple('#ecc94f', '#e0913a'), { ground: 'board' }),
  pear: produce('#c8c088', 'orchard', fruit.pear('#d5c65a', '#8a7a2c'), { ground: 'board' }),
  pearBrown: produce('#c9a878', 'orchard', fruit.pear('#c58f48', '#7a5420'), { ground: 'board' }),
  orange: produce('#dfa066', 'orchard', fruit.citrus('#ee8a22'), {
    ground: 'board',
    cut: fruit.citrusCut('#ee8a22', '#f7a233'),
  }),
  mandarin: produce('#e0a264', 'orchard', fruit.citrus('#f08a1e', 0.84), { ground: 'crate', count: 5, size: 0.86 }),
  pomelo: produce('#cfc68a', 'orchard', fruit.citrus('#dcd05a', 1.04), {
    count: 2,
    cut: fruit.citrusCut('#dcd05a', '#e2665c'),
  }),
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
  watermelonYellow: produce('#c9c274', 'field', fruit.watermelon, {
    count: 2,
    cut: fruit.melonCut('#3f8a3e', '#f3c63c'),
  }),
  melon: produce('#d6c68c', 'field', fruit.melon('#e9d98a'), { count: 2, ground: 'board' }),
  melonGreen: produce('#a8c792', 'field', veg.longGourd('#a3cc7a', true), { foot: 48 }),
  hami: produce('#cdb676', 'field', fruit.melon('#c9a24c', '#f3e6b8'), {
    count: 2,
    cut: fruit.melonCut('#c9a24c', '#f0963c', '#e9d9a0'),
  }),
  pomegranate: produce('#cf8f7c', 'orchard', fruit.pomegranate, { ground: 'board' }),
  persimmon: produce('#e0a06a', 'orchard', fruit.persimmon, { ground: 'crate', count: 5, size: 0.86 }),
}
