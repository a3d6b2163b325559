const dayMs = 86_400_000
const offsetMs = 8 * 3_600_000

/** The instant at which the day of `at` began in Beijing. */
export const beijingDayStart = (at: Date): Date =>
  new Date(Math.floor((at.getTime() + offsetMs) / dayMs) * dayMs - offsetMs)

/** The day in Beijing, `2026-03-01`. */
export const beijingDay = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10)

/** Every day in Beijing from one instant up to another. */
export const beijingDays = (from: Date, to: Date): string[] => {
  const days: string[] = []
  for (let at = beijingDayStart(from).getTime(); at < to.getTime(); at += dayMs) days.push(beijingDay(new Date(at)))
  return days
}

/** Six in the evening of the next working day: T+1. Public holidays may add to it. */
export const nextWorkingDay = (from: Date): Date => {
  let day = beijingDayStart(from).getTime()
  do day += dayMs
  while ([0, 6].includes(new Date(day + offsetMs).getUTCDay()))
  return new Date(day + 18 * 3_600_000)
}
