import { randomInt } from 'node:crypto'

/** 2024-01-01T00:00:00Z: 41 bits of milliseconds reach the year 2093. */
const epochMs = Date.UTC(2024, 0, 1)
const nodeBits = 10n
const sequenceBits = 12n
const lastSequence = (1 << Number(sequenceBits)) - 1

/**
 * A maker of 64-bit snowflake ids: 41 bits of milliseconds, 10 of the node, 12 of a sequence.
 * Ids of one maker ascend strictly, also when the clock steps back or more than 4096 are made in a millisecond:
 * then the maker runs ahead of the clock.
 */
export const createIdMaker = (node: number, nowMs: () => number = Date.now) => {
  let lastMs = 0
  let sequence = 0
  return (): string => {
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
    return String((((BigInt(lastMs) << nodeBits) | BigInt(node)) << sequenceBits) | BigInt(sequence))
  }
}

/**
 * A new id, unique among all processes, as the decimal string that JSON carries.
 * Made from the machine's time and not from the injected clock, which tests move to and fro.
 */
export const newId: () => string = createIdMaker(randomInt(1 << Number(nodeBits)))
