import { setTimeout as sleep } from 'node:timers/promises'
import { Connection } from '../../../bench/client.ts'

export interface BuyerOf {
  token: string
  addressId: string
  specId: string
  priceFen: number
}

/** Long enough for a database to recover and a server to start. */
const patienceMs = 60_000

/**
 * A buyer who orders one sack after the other and pays it, through whatever happens to the server: a call without an
 * answer he makes again with the same key, as every client of ours does.
 */
export class Buyer {
  /** Ids of the orders that he was told are submitted, and of those that he was told are paid. */
  readonly submitted: string[] = []
  readonly paid: string[] = []
  readonly #of: BuyerOf
  readonly #port: number
  #connection: Connection | undefined
  #serial = 0

  constructor(port: number, of: BuyerOf) {
    this.#port = port
    this.#of = of
  }

  /** Trades until told to stop, then finishes what he has begun. @throws when a call is refused */
  async trade(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      const { specId, addressId, priceFen } = this.#of
      const key = `${(this.#serial += 1)}`
      const order = await this.#insist<{ orderIds: string[]; payId: string }>(
        '/api/buyer/trading/order/orderSubmit',
        { now: { specId, quantity: 1 }, addressId, payableFen: priceFen },
        `submit-${key}`,
      )
      this.submitted.push(...order.orderIds)
      const { authorisationId } = await this.#insist<{ authorisationId: string }>(
        '/api/basic/member/login/checkoutPayPwd',
        { password: '246810', purpose: 'pay', bizId: order.payId, amountFen: priceFen },
      )
      await this.#insist('/api/finance/cashier/banlancePay', { payId: order.payId, authorisationId }, `pay-${key}`)
      this.paid.push(...order.orderIds)
    }
    this.#connection?.close()
  }

  /** Calls until there is an answer that is not a fault. */
  async #insist<T>(path: string, body: object, key?: string): Promise<T> {
    for (const begun = performance.now(); performance.now() - begun < patienceMs; await sleep(20)) {
      const answer = await this.#post(path, body, key)
      if (answer === undefined || answer.status >= 500) continue
      const { code, data } = JSON.parse(answer.body) as { code: string; data: T }
      if (code !== '0') throw new Error(`${path} answered ${answer.body}`)
      return data
    }
    throw new Error(`${path} went unanswered.`)
  }

  /** Undefined when the connection broke, or none was to be had. */
  async #post(path: string, body: object, key?: string) {
    try {
      this.#connection ??= await Connection.open(this.#port)
      return await this.#connection.post(path, this.#of.token, body, key)
    } catch {
      this.#connection = undefined
      return undefined
    }
  }
}
