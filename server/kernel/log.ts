import { pino } from 'pino'

/** Structured lines on standard output. What is never logged: bodies, tokens, cookies, addresses of the web with a query. */
export const createLog = (level: string = 'info') =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })

export type Log = ReturnType<typeof createLog>
