import { createRandom, type Random } from '../random.ts'
import { dark, light } from './colour.ts'

/**
 * What the drawings are made with. Light always falls from the upper left, so that forty of them in a list look like
 * one catalogue. Colours stand in attributes, not in styles, which the platform's content policy would drop.
 */
export interface Pen {
  random: Random
  /** Fills: each answers the value of a `fill` attribute. */
  ball: (colour: string) => string
  /** A cylinder standing up. */
  round: (colour: string) => string
  down: (top: string, bottom: string) => string
  /** Fades out towards its rim. */
  glow: (colour: string, opacity: number) => string
  /** Draws something that is drawn often: kept once, and referred to. */
  stamp: (markup: string) => string
  /** The gradients and stamps that were asked for. */
  defs: () => string
}

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`

export const createPen = (seed: number): Pen => {
  const known = new Map<string, { id: string; markup: string }>()
  const define = (key: string, markup: (id: string) => string) => {
    const found = known.get(key)
    const id = found?.id ?? `d${known.size + 1}`
    if (!found) known.set(key, { id, markup: markup(id) })
    return id
  }
  const fill = (key: string, markup: (id: string) => string) => `url(#${define(key, markup)})`
  const radial = (id: string, stops: string, at = 'cx="0.36" cy="0.3" r="0.75"') =>
    `<radialGradient id="${id}" ${at}>${stops}</radialGradient>`
  return {
    random: createRandom(seed),
    ball: (colour) =>
      fill(`ball${colour}`, (id) =>
        radial(
          id,
          stop(0, light(colour, 0.45)) + stop(0.4, colour) + stop(0.8, dark(colour, 0.2)) + stop(1, dark(colour, 0.36)),
        ),
      ),
    round: (colour) =>
      fill(
        `round${colour}`,
        (id) =>
          `<linearGradient id="${id}">${stop(0, dark(colour, 0.08))}${stop(0.26, light(colour, 0.34))}${stop(0.55, colour)}${stop(1, dark(colour, 0.34))}</linearGradient>`,
      ),
    down: (top, bottom) =>
      fill(
        `down${top}${bottom}`,
        (id) => `<linearGradient id="${id}" x2="0" y2="1">${stop(0, top)}${stop(1, bottom)}</linearGradient>`,
      ),
    glow: (colour, opacity) =>
      fill(`glow${colour}${opacity}`, (id) =>
        radial(id, stop(0, colour, opacity) + stop(0.55, colour, opacity * 0.45) + stop(1, colour, 0.001), ''),
      ),
    stamp: (markup) => `<use href="#${define(markup, (id) => `<g id="${id}">${markup}</g>`)}"/>`,
    defs: () => `<defs>${[...known.values()].map(({ markup }) => markup).join('')}</defs>`,
  }
}

/** Numbers in drawings have one decimal: finer ones are not seen, and a thousand pictures weigh less. */
const n = (value: number) => String(Math.round(value * 10) / 10)

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"${more && ` ${more}`}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`

export const text = (x: number, y: number, size: number, colour: string, words: string, more = '') =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="${colour}" text-anchor="middle" font-family="PingFang SC,Microsoft YaHei,Noto Sans CJK SC,sans-serif"${more && ` ${more}`}>${words}</text>`

/** Moves, turns (degrees) and scales what is drawn around the origin. */
export const place = (body: string, x: number, y: number, scale = 1, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${body}</g>`

export const svg = (width: number, height: number, pen: Pen, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${pen.defs()}${body}</svg>`
