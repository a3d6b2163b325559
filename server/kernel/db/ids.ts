import { randomInt } from 'node:crypto'
import { Unavailable } from './unavailable.ts'

/** 2024-01-01T00:00:00Z: 41 bits of milliseconds reach the year 2093. */
const epochMs = Date.UTC(2024, 0, 1)
const nodeBits = 10n
const sequenceBits = 12n
const lastSequence = (1 << Number(sequenceBits)) - 1

/** Nodes below are leased to server processes; those from here to 1023 are for whoever has no lease. */
export const firstUnleased = 896

/** The time, in Unix milliseconds, that a maker's ids may bear. */
interface Span {
  fromMs: number
  /** Its end, which a lease may move on. */
  untilMs: () => number
}

const anyTime: Span = { fromMs: 0, untilMs: () => Infinity }

export interface IdMaker {
  (): string
  /** The first millisecond that none of its ids bears so far. */
  nextMs: () => number
}

/**
 * A maker of 64-bit snowflake ids: 41 bits of milliseconds, 10 of the node, 12 of a sequence.
 * Ids of one maker ascend strictly, also when the clock steps back or more than 4096 are made in a millisecond:
 * then the maker runs ahead of the clock. It throws {@link Unavailable} beyond its span.
 */
export const createIdMaker = (node: number, nowMs: () => number = Date.now, span = anyTime): IdMaker => {
  let lastMs = Math.max(0, span.fromMs - epochMs - 1)
  let sequence = lastSequence
  const make = () => {
    const ms = nowMs() - epochMs
    if (ms > lastMs) {
      lastMs = ms
      sequence = 0
    } else if (sequence < lastSequence) {
      sequence += 1
    } else {
      lastMs += 1
      sequence = 0
    }
    if (lastMs + epochMs >= span.untilMs()) throw new Unavailable('The lease of the node for ids is over.')
    return String((((BigInt(lastMs) << nodeBits) | BigInt(node)) << sequenceBits) | BigInt(sequence))
  }
  return Object.assign(make, { nextMs: () => lastMs + epochMs + 1 })
}

let maker = createIdMaker(randomInt(firstUnleased, 1 << Number(nodeBits)))

/**
 * A new id, unique among all processes, as the decimal string that JSON carries.
 * Made from the machine's time and not from the injected clock, which tests move to and fro. Tests and scripts, which
 * have no lease, share none of a server's nodes.
 * @throws {Unavailable} when this process has a lease that it couldn't renew in time
 */
export const newId = (): string => maker()

/** From now on this process makes its ids with this maker. */
export const setIdMaker = (leased: IdMaker): void => {
  maker = leased
}
