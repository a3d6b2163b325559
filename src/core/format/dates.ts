const parts: Record<string, (date: Date) => number> = {
  y: (date) => date.getFullYear(),
  M: (date) => date.getMonth() + 1,
  d: (date) => date.getDate(),
  H: (date) => date.getHours(),
  m: (date) => date.getMinutes(),
  s: (date) => date.getSeconds(),
  q: (date) => Math.floor(date.getMonth() / 3) + 1,
  S: (date) => date.getMilliseconds(),
}

/**
 * An instant in the reader's own time zone. Tokens: `y` year, `M` month, `d` day, `H` hour, `m` minute,
 * `s` second, `q` quarter, `S` millisecond; repeated for the width (`MM`), `yy` the year's last two digits.
 *
 * @returns '' for what is not a date
 */
export const formatDate = (instant: string | number | Date, pattern = 'yyyy-MM-dd HH:mm'): string => {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  return pattern.replace(/([yMdHmsqS])\1*/g, (token, letter: string) => {
    const value = String(parts[letter]?.(date)).padStart(token.length, '0')
    return letter === 'y' ? value.slice(-token.length) : value
  })
}

/** Of a day as an input of dates has it (yyyy-MM-dd): its first and its last instant, in the reader's own time zone. */
export const dayStart = (day: string) => new Date(`${day}T00:00:00`).toISOString()
export const dayEnd = (day: string) => new Date(`${day}T23:59:59.999`).toISOString()
