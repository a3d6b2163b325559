import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second in /proc, on every Linux that Node runs on. */
const ticksPerSecond = 100

/** CPU seconds that a process has used; 0 where /proc is missing or the process has gone. */
export const cpuSeconds = (pid: number | string): number => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** CPU seconds of the PostgreSQL processes that serve this database, and of its log writer. */
export const databaseSeconds = (database: string): number => {
  if (!existsSync('/proc/self/stat')) return NaN
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.reduce((sum, pid) => (serves(pid, database) ? sum + cpuSeconds(pid) : sum), 0)
}

const serves = (pid: string, database: string) => {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return title.startsWith('postgres: ') && (title.includes(` ${database} `) || title.includes('walwriter'))
  } catch {
    return false // it ended meanwhile
  }
}
