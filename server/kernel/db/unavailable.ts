/** SQLSTATEs of a server that ends, starts, is full, or took longer than it may. */
const sqlStates = new Set([
  '57014', // a statement took too long
  '55P03', // a lock was not to be had
  '25P03', // a transaction lay idle
  '57P01', // the server stops
  '57P02', // it crashed
  '57P03', // it starts
  '53300', // it has too many connections
])
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'])
/** What we found ourselves that waits for the database. */
export class Unavailable extends Error {}

/** What the driver says, which gives its own errors no code. */
const driverWords =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/

/**
 * Whether a statement failed because the database is away, or slower than it may be: it mends by itself, and the same
 * may be tried again. Whether the statement took effect isn't known.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof Unavailable) return true
  if ('code' in error && typeof error.code === 'string')
    return sqlStates.has(error.code) || ('syscall' in error && socketErrors.has(error.code))
  return driverWords.test(error.message)
}

/** What `asked` comes to within so many milliseconds; undefined when it fails, or takes longer. */
export const within = async <T>(ms: number, asked: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), ms)))
  return Promise.race([asked.catch(() => undefined), tooLate]).finally(() => clearTimeout(timer))
}
