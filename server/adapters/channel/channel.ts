import { refuse } from '#kernel/call/refuse.ts'
import { assertOutsideTransaction } from '#kernel/call/tx.ts'

/**
 * A funds channel: a bank or a payment institution. Our numbers (an attempt's, a withdrawal's id) name everything, and
 * saying the same number twice is saying it once. Amounts are integer fen. All calls run inside the tenant, outside any
 * transaction; `signal` is aborted when nobody waits for the answer any more.
 */
export interface Channel {
  name: string
  /** Registers a payment with the channel. @returns the page of the channel where the payer goes on */
  pay(payment: ChannelPayment, signal?: AbortSignal): Promise<{ url: string }>
  /** What the channel itself says of a payment: the only thing that money may be credited on. */
  query(attemptId: string, signal?: AbortSignal): Promise<ChannelState<'waiting'>>
  /** Sends money to a card. Sent again under the same id it is the same transfer. */
  transfer(transfer: ChannelTransfer, signal?: AbortSignal): Promise<ChannelState<'processing'>>
  queryTransfer(withdrawalId: string, signal?: AbortSignal): Promise<ChannelState<'processing'>>
  /** Takes a card number in exchange for a token. Null when the bank does not accept it. */
  bindCard(card: CardToBind, signal?: AbortSignal): Promise<BoundCard | null>
  /** What succeeded at the channel in a stretch of time: `payment` came in, `transfer` went out. */
  statement(from: Date, to: Date, signal?: AbortSignal): Promise<ChannelLine[]>
  /** A notice that is the channel's own, fresh and whole; null for any other. */
  verifyNotice(rawBody: Buffer, headers: NoticeHeaders, now: Date): Notice | null
}

export interface ChannelPayment {
  systemId: number
  attemptId: string
  amountFen: number
  way: 'card' | 'scan'
  /** What the payer reads at the channel. */
  title: string
  expiresAt: Date
  /** Path of ours where the payer's browser comes back to; coming back proves nothing. */
  returnUrl: string
  cardLast4: string
}

export interface ChannelTransfer {
  systemId: number
  withdrawalId: string
  amountFen: number
  token: string
}

export interface ChannelState<Open extends string> {
  state: Open | 'success' | 'failed'
  /** The sum that the channel has in its books. */
  amountFen: number
  /** The channel's own number; '' when it knows none. */
  no: string
}

export interface CardToBind {
  systemId: number
  holder: string
  number: string
  phone: string
}

export interface BoundCard {
  token: string
  bankCode: string
  bankName: string
  last4: string
}

export interface ChannelLine {
  kind: 'payment' | 'transfer'
  /** Our number. */
  bizId: string
  amountFen: number
}

export interface Notice extends ChannelLine {
  systemId: number
  eventId: string
  state: string
}

export type NoticeHeaders = Record<string, string | string[] | undefined>

let current: Channel | null = null

/** Said once when the server is put together; null where no channel is configured, as in production by default. */
export const setChannel = (channel: Channel | null) => {
  current = channel
}

/**
 * The channel, to ask it something.
 * @throws {Refusal} CHANNEL_CLOSED where none is configured
 * @throws inside a transaction, which would hold its locks and its connection for as long as the channel takes
 */
export const channel = (): Channel => {
  assertOutsideTransaction('A call to the channel')
  return current ?? refuse('CHANNEL_CLOSED')
}

export const channelIsOpen = (): boolean => current !== null

/** @throws {Refusal} CHANNEL_CLOSED where none is configured */
export const channelName = (): string => (current ?? refuse('CHANNEL_CLOSED')).name
