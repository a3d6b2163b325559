import { session } from '#core/page/core.ts'
import { go } from '#core/page/go.ts'
import { reads } from '#core/calls/reads.ts'
import { safeBack } from '#core/page/redirect.ts'

/** Signed in: what was read as a visitor is forgotten, and the page that was asked for opens. */
export const arrive = async (back: string | undefined) => {
  reads.clear()
  await session.check()
  go(safeBack(back))
}
