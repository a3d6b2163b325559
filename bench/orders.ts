import type pg from 'pg'
import { Connection } from './client.ts'
import { addressId, authoriseBills, buyers, fillCarts, priceFen, tokenOf, type Spread } from './market.ts'

const submitPath = '/api/buyer/trading/order/orderSubmit'
const payPath = '/api/finance/cashier/banlancePay'

/** A submitted order whose bill waits. */
interface Unpaid {
  buyer: number
  payId: string
}

export interface Round {
  /** Orders both submitted and paid in a second. */
  perSecond: number
  submitMs: number[]
  payMs: number[]
}

/**
 * A buyer's two calls at so many connections at once. Each connection submits an order, then pays one that was submitted
 * in the round before: in between its payment was authorised, which costs an Argon2id and is measured apart.
 */
export class OrderLoad {
  #unpaid: Unpaid[] = []
  #serial = 0
  readonly #connections: Connection[]
  readonly #client: pg.Client

  private constructor(connections: Connection[], client: pg.Client) {
    this.#connections = connections
    this.#client = client
  }

  /** Opens the connections. */
  static async open(port: number, client: pg.Client, atOnce: number): Promise<OrderLoad> {
    const connections = await Promise.all(Array.from({ length: atOnce }, () => Connection.open(port)))
    return new OrderLoad(connections, client)
  }

  /** Submits and pays so many orders; the first round, which finds none to pay, only submits. */

  async round(orders: number, spread: Spread): Promise<Round> {
    const lineIds = await fillCarts(this.#client, orders, spread)
    const authorisations = await authoriseBills(this.#client)
    const toPay = this.#unpaid
    const submitted: Unpaid[] = []
    const [submitMs, payMs]: [number[], number[]] = [[], []]
    let next = 0
    const work = async (connection: Connection) => {
      for (let i = next++; i < orders; i = next++) {
        const buyer = i % buyers
        const { payId } = await this.#timed(connection, submitMs, submitPath, buyer, {
          lineIds: [lineIds[i]],
          addressId: addressId(buyer),
          payableFen: priceFen,
        })
        submitted.push({ buyer, payId })
        const bill = toPay[i]
        if (!bill) continue // in the first round alone: all rounds are of one length
        await this.#timed(connection, payMs, payPath, bill.buyer, {
          payId: bill.payId,
          authorisationId: authorisations.get(bill.payId),
        })
      }
    }
    const begun = performance.now()
    await Promise.all(this.#connections.map(work))
    const seconds = (performance.now() - begun) / 1000
    this.#unpaid = submitted
    if (toPay.length > 0 && payMs.length !== orders) throw new Error('An order was not paid, yet would be counted.')
    return { perSecond: orders / seconds, submitMs, payMs }
  }

  close(): void {
    for (const connection of this.#connections) connection.close()
  }

  async #timed(connection: Connection, times: number[], path: string, buyer: number, body: object) {
    const begun = performance.now()
    const answer = await connection.post(path, tokenOf(buyer), body, `bench-${(this.#serial += 1)}`)
    times.push(performance.now() - begun)
    const { code, data } = JSON.parse(answer.body) as { code: string; data: { payId: string } }
    if (code !== '0') throw new Error(`${path} answered ${answer.body.slice(0, 300)}`)
    return data
  }
}
