import pg from 'pg'

/** A statement was prepared before a migration changed its tables, and would now answer other columns. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
