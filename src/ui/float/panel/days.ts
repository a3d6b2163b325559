/** Days as an input of dates has them, yyyy-MM-dd, and reckoning with them: without hours no time zone has a say. */

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Today where the reader is. */
export const today = () => {
  const now = new Date()
  return dayOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())))
}

export const addDays = (day: string, count: number) => {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayOf(date)
}

/** The same day of another month, or the last one where that month is shorter. */
export const addMonths = (day: string, count: number) => {
  const date = dateOf(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return dayOf(date)
}

/** 0 for Monday, as weeks begin here. */
export const weekday = (day: string) => (dateOf(day).getUTCDay() + 6) % 7

/** The weeks of a day's month, from Monday, with the days of its neighbours that fill them. */
export const weeksOf = (day: string) => {
  const first = `${day.slice(0, 7)}-01`
  const start = addDays(first, -weekday(first))
  const last = addDays(addMonths(first, 1), -1)
  const weeks: string[][] = []
  for (let monday = start; monday <= last; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((n) => addDays(monday, n)))
  return weeks
}
