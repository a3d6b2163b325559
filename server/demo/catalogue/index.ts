import { aquatic } from './aquatic.ts'
import { fruit } from './fruit.ts'
import { grain } from './grain.ts'
import { livestock } from './livestock.ts'
import { mountain } from './mountain.ts'
import type { Range } from './range.ts'
import { supplies } from './supplies.ts'
import { tea } from './tea.ts'
import { vegetable } from './vegetable.ts'

/** What each shop sells, in the shops' order. */
export const catalogue: Range[][] = [grain, vegetable, fruit, livestock, aquatic, tea, mountain, supplies]
export { leafOf } from './leaves.ts'
export { linesOf, type Line, type Range } from './range.ts'
