import { setTimeout as sleep } from 'node:timers/promises'

const lookMs = 100
/** A server that dies more often than this within a minute won't get better by starting it again. */
const most = 5
const minuteMs = 60_000

export interface Supervisor {
  /** Looks after it no longer. @returns the process that runs now */
  stop: () => Promise<number>
}

interface Supervised {
  /** The server's process. It may be no child of ours, so its end is seen by looking. */
  pid: number
  /**
   * Starts it and waits until it answers. @param turn awaited before each try @returns its new process
   * @throws when it can't be started, or what `turn` throws
   */
  startAgain: (turn: () => Promise<void>) => Promise<number>
  /** Told why, once it died for good. */
  lost: (reason: Error) => void
}

/** Starts a server again whenever it dies, up to five times a minute, with pauses of 0, 1, 2, 4 and 8 seconds before. */
export const supervise = ({ pid, startAgain, lost }: Supervised): Supervisor => {
  let running = pid
  let stopped = false
  let starts: number[] = []
  let starting: Promise<void> | undefined

  const turn = async () => {
    starts = starts.filter((at) => performance.now() - at < minuteMs)
    if (stopped) throw new Error('it is being stopped')
    if (starts.length === most) throw new Error(`it died again after ${most} starts within a minute`)
    if (starts.length > 0) await sleep(1000 * 2 ** (starts.length - 1))
    starts.push(performance.now())
    console.warn('The embedded PostgreSQL died and is started again.')
  }
  const restart = async () => {
    try {
      running = await startAgain(turn)
    } catch (error) {
      clearInterval(looking)
      if (stopped) return
      lost(new Error(`The embedded PostgreSQL is lost: ${error instanceof Error ? error.message : String(error)}`))
    }
    starting = undefined
  }
  const looking = setInterval(() => {
    if (!isAlive(running)) starting ??= restart()
  }, lookMs).unref()

  return {
    stop: async () => {
      stopped = true
      clearInterval(looking)
      await starting
      return running
    },
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process by now, or none.
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH' && error.code !== 'EPERM'
  }
}
