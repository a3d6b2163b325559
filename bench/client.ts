import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  body: string
}

const endOfHead = '\r\n\r\n'

/**
 * One kept-alive HTTP connection that sends one POST at a time: so little more than a socket that what it costs does
 * not show beside the server.
 */
export class Connection {
  readonly #socket: Socket
  readonly #host: string
  #received: Buffer = Buffer.alloc(0)
  #settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined

  private constructor(socket: Socket, port: number) {
    this.#socket = socket
    this.#host = `localhost:${port}`
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('The server closed the connection.')))
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new Connection(socket, port)
  }

  /** Rejects when the connection breaks: whether the server acted is then unknown. */
  post(path: string, token: string, body: object, key?: string): Promise<Answer> {
    const json = JSON.stringify(body)
    const keyLine = key === undefined ? '' : `idempotency-key: ${key}\r\n`
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      if (this.#socket.destroyed) return this.#fail(new Error('The connection is closed.'))
      this.#socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${this.#host}\r\norigin: http://${this.#host}\r\nx-system-id: 1001\r\n` +
          `cookie: wotu_session=${token}\r\ncontent-type: application/json\r\n${keyLine}` +
          `content-length: ${Buffer.byteLength(json)}${endOfHead}${json}`,
      )
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer) {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const headEnds = this.#received.indexOf(endOfHead)
    if (headEnds < 0) return
    const head = this.#received.toString('latin1', 0, headEnds)
    const from = headEnds + endOfHead.length
    const to = from + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.#received.length < to) return
    const answer = { status: Number(head.slice(9, 12)), body: this.#received.toString('utf8', from, to) }
    this.#received = this.#received.subarray(to)
    this.#settle?.resolve(answer)
    this.#settle = undefined
  }

  #fail(error: Error) {
    this.#settle?.reject(error)
    this.#settle = undefined
  }
}
