import type { Db } from '#kernel/db/db.ts'
import type { Random } from './random.ts'

/** What every part of the seed is given. */
export interface World {
  db: Db
  systemId: number
  /** The demo's present: everything in it happened so long before. */
  now: Date
  random: Random
  /** 省 市 区 by area code, of any level. */
  areaNames: ReadonlyMap<string, string>
}

const day = 86_400_000

/** An instant some days (and parts of one) before the demo's present. */
export const ago = ({ now }: Pick<World, 'now'>, days: number) => new Date(now.getTime() - days * day)

/** Writes many rows in few statements: PostgreSQL takes 65,535 values in one. */
export async function inBatches<T>(
  rows: readonly T[],
  write: (some: T[]) => Promise<unknown>,
  size = 500,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size) await write(rows.slice(from, from + size))
}
