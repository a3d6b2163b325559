import { dark, light } from './colour.ts'
import type { Item } from './parts.ts'
import { createPen, ellipse, path, place, rect, svg, text } from './pen.ts'

const avatarColours = ['#5b8c5a', '#c0803c', '#4f7fa3', '#a45a6a', '#7b6aa8', '#3f8f8a', '#b0653a', '#6c7f3c']

/** A member's surname on a disc. */
export const avatar = (name: string, colour: number): string => {
  const pen = createPen(colour)
  const base = avatarColours[colour % avatarColours.length]!
  return svg(
    160,
    160,
    pen,
    rect(0, 0, 160, 160, pen.down(light(base, 0.18), dark(base, 0.12))) + text(80, 106, 72, '#fff', name.slice(0, 1)),
  )
}

/** Two characters in a field whose furrows run to the horizon. */
export const logo = (mark: string, colour: string): string => {
  const pen = createPen(1)
  const furrows = [-3, -2, -1, 0, 1, 2, 3]
    .map((i) =>
      path(`M${120 + i * 10} 168 L${120 + i * 52 - 12} 240 L${120 + i * 52 + 12} 240 Z`, '#fff', 'opacity="0.16"'),
    )
    .join('')
  const body =
    rect(0, 0, 240, 240, pen.down(light(colour, 0.12), dark(colour, 0.14))) +
    ellipse(178, 62, 26, 26, light(colour, 0.55), 'opacity="0.7"') +
    path('M0 170 Q70 138 130 162 T240 152 V240 H0 Z', dark(colour, 0.16), 'opacity="0.55"') +
    furrows +
    text(120, 136, 76, '#fff', mark, 'font-weight="600"')
  return svg(240, 240, pen, body)
}

/** Hills at dawn, and what the shop is known for in front of them. */
export const banner = (colour: string, figure: Item): string => {
  const pen = createPen(2)
  const body =
    rect(0, 0, 1200, 300, pen.down(light(colour, 0.82), light(colour, 0.5))) +
    ellipse(820, 96, 220, 220, pen.glow('#ffffff', 0.9)) +
    path('M0 214 Q160 150 330 198 T690 178 T1010 206 T1200 170 V300 H0 Z', light(colour, 0.38), 'opacity="0.8"') +
    path('M0 250 Q220 196 450 236 T860 226 T1200 236 V300 H0 Z', light(colour, 0.14), 'opacity="0.85"') +
    place(figure(pen), 850, -26, 0.56)
  return svg(1200, 300, pen, body)
}

/** The slip of a bank transfer, as buyers photograph it. */
export const voucher = (): string => {
  const pen = createPen(3)
  const rows = [
    '付款人　陈晓雨',
    '收款人　李守田',
    '收款账号　6228 **** **** 7712',
    '汇款用途　货款',
    '交易状态　交易成功',
  ]
  const body =
    rect(0, 0, 600, 800, '#e8ecef') +
    rect(50, 60, 500, 680, '#ffffff', 18) +
    ellipse(300, 170, 44, 44, '#3f9d6a') +
    path(
      'M280 170 l14 15 l28 -31',
      'none',
      'stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"',
    ) +
    text(300, 262, 30, '#22302a', '转账成功', 'font-weight="600"') +
    text(300, 306, 22, '#7a8781', '网上银行电子回单') +
    rows
      .map((row, i) => text(300, 392 + i * 62, 24, '#3a4741', row) + rect(90, 412 + i * 62, 420, 1, '#e3e8e5'))
      .join('')
  return svg(600, 800, pen, body)
}

/** A business licence, as companies photograph theirs. */
export const licence = (name: string, creditCode: string): string => {
  const rows = [
    `名称　${name}`,
    '类型　有限责任公司',
    `统一社会信用代码　${creditCode}`,
    '经营范围　农产品购销、冷链配送',
  ]
  const body =
    rect(0, 0, 800, 600, '#f4efe2') +
    rect(24, 24, 752, 552, '#fffdf6', 8) +
    ellipse(400, 106, 34, 34, '#c0403a') +
    text(400, 196, 44, '#2b2620', '营业执照', 'font-weight="600"') +
    rows.map((row, i) => text(400, 282 + i * 64, 26, '#3d372f', row)).join('')
  return svg(800, 600, createPen(4), body)
}
