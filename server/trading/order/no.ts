import { randomInt } from 'node:crypto'

/** The number people read out: the day (Beijing) and ten digits that tell nothing of how many orders there are. */
export const orderNo = (at: Date) => {
  const day = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(2, 10).replaceAll('-', '')
  return `${day}${randomInt(1e10).toString().padStart(10, '0')}`
}
