import { pino } from 'pino'

/** Structured lines on standard output. What is never logged: bodies, tokens, cookies, addresses of the web with a query. */
export const createLog = (level: string = 'info') =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Lines go out a few at a time, and no later than this: a write for each costs more than all else a small call does.
    pino.destination({ sync: false, minLength: 8192, periodicFlush: 100 }),
  )

export type Log = ReturnType<typeof createLog>
