import { session } from '#core/core.ts'
import { go } from '#core/go.ts'
import { reads } from '#core/reads.ts'
import { safeBack } from '#core/redirect.ts'

/** Signed in: what was read as a visitor is forgotten, and the page that was asked for opens. */
export const arrive = async (back: string | undefined) => {
  reads.clear()
  await session.check()
  go(safeBack(back))
}
