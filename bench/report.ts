/** One line of the table: what was measured, how much, and what it must reach. */
export interface Row {
  what: string
  value: string
  goal?: string
  /** Whether the goal is met; absent where there is none. */
  met?: boolean
}

/** The value below which this share of them lies; NaN of none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
export const median = (values: readonly number[]) => quantile(values, 0.5)

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`
export const p50p99 = (values: readonly number[]) => `${ms(quantile(values, 0.5))} / ${ms(quantile(values, 0.99))}`

/** A ratio that must be at least so much. */
export const atLeast = (what: string, ratio: number, goal: number): Row => ({
  what,
  value: ratio.toFixed(2),
  goal: `≥ ${goal}`,
  met: ratio >= goal,
})

/** A ratio, or another number, that must be at most so much. */
export const atMost = (what: string, value: number, goal: number, unit = ''): Row => ({
  what,
  value: value.toFixed(2) + unit,
  goal: `≤ ${goal}${unit}`,
  met: value <= goal,
})

export const printTable = (title: string, rows: readonly Row[]) => {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length))
  const [what, value] = [width((row) => row.what), width((row) => row.value)]
  console.log(`\n${title}`)
  for (const row of rows) {
    const verdict = row.met === undefined ? '' : row.met ? 'yes' : 'NO'
    console.log(
      `  ${row.what.padEnd(what)}  ${row.value.padStart(value)}  ${(row.goal ?? '').padEnd(14)} ${verdict}`.trimEnd(),
    )
  }
}
