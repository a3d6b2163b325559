import { seedOf } from '../random.ts'
import { shadow, type Item } from './parts.ts'
import { createPen, place, svg } from './pen.ts'
import { close, landscape, studio } from './scene.ts'
import { subjectOf } from './subjects.ts'

/** A picture of goods, 600 × 600: as a shop shows them (0), close by (1), and where they come from (2). */
export const draw = (art: string, title: string, view = 0): string => {
  const pen = createPen(seedOf(`${art}${title}${view}`))
  const { tone, land, hero, piece, size } = subjectOf(art)
  switch (view) {
    case 0:
      return svg(600, 600, pen, studio(pen, tone) + place(hero(pen, title), -36, -40, 1.12))
    case 1:
      return svg(
        600,
        600,
        pen,
        piece ? close(piece, size ?? 0.5)(pen, tone) : studio(pen, tone) + place(hero(pen, title), -190, -210, 1.6),
      )
    default:
      return svg(
        600,
        600,
        pen,
        landscape(pen, land, tone) + shadow(pen, 430, 552, 150) + place(hero(pen, title), 226, 226, 0.66),
      )
  }
}

/** The same without its backdrop, for other drawings to put in front of theirs. */
export const figure =
  (art: string, title: string): Item =>
  (pen) =>
    subjectOf(art).hero(pen, title)
