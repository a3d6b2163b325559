/**
 * The two things that no test can foresee, in one place where it can move them: the time and the dice.
 * Nothing else in the server calls `Date.now()` for business, or `Math.random()`.
 */
let offsetMs = 0
let stoppedAt: number | undefined
let roll: () => number = Math.random

export const clock = {
  /** The present instant. */
  now: (): Date => new Date((stoppedAt ?? Date.now()) + offsetMs),
}

/** A number in [0, 1), for jitter and the like; never for secrets. */
export const random = (): number => roll()

/** For tests: stops the clock at an instant, or lets it run again. */
export const setClock = (instant: Date | 'running'): void => {
  stoppedAt = instant === 'running' ? undefined : instant.getTime()
  offsetMs = 0
}

/** For tests: moves the clock, stopped or running. */
export const advanceClock = (ms: number): void => {
  offsetMs += ms
}

/** For tests: loads the dice; without an argument they are fair again. */
export const setRandom = (next: () => number = Math.random): void => {
  roll = next
}
