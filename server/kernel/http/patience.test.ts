import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { write } from '@wotu/contract/call.ts'
import { done } from '@wotu/contract/fields.ts'
import type { App } from '../../app.ts'
import type { Handlers } from '../call/handlers.ts'
import { testApp } from '../testing/call.ts'

const input = z.strictObject({ text: z.string() })
const example = { text: '' }
const calls = {
  '/api/t/note': write({ title: '记录', who: 'visitor', input, output: z.int(), example }),
  '/api/t/mine': write({ title: '我的', who: 'member', input, output: done, example }),
}
const handlers: Handlers<typeof calls> = {
  '/api/t/note': ({ input }) => input.text.length,
  '/api/t/mine': () => null,
}

let app: App
beforeAll(async () => {
  app = await testApp(calls, handlers, {
    patience: { headersMs: 400, requestMs: 60_000, bodyMs: 300, bodyBytes: 1024, lookMs: 50 },
  })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
})

const sockets: Socket[] = []
const drips: NodeJS.Timeout[] = []
afterEach(() => {
  for (const drip of drips.splice(0)) clearInterval(drip)
  for (const socket of sockets.splice(0)) socket.destroy()
})

const open = async () => {
  const socket = connect((app.http.server.address() as { port: number }).port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost:4600\r\norigin: http://localhost:4600\r\nx-system-id: 1001\r\n` +
  `content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** Sends this much again and again, for as long as the connection holds. @returns when it is closed */
const drip = async (first: string, text: string) => {
  const socket = await open()
  socket.resume().write(first)
  drips.push(setInterval(() => socket.writable && socket.write(text), 40))
  await new Promise((closed) => socket.once('close', closed))
}

describe('a request that drips is let go', () => {
  it.each([
    ['its body', head('/api/t/note', 100_000), 'x'],
    ['its body, of a visitor where only a member may', head('/api/t/mine', 100_000), 'x'],
    ['its body, for no call that there is', head('/api/none', 100_000), 'x'],
    [
      'its body, in chunks',
      head('/api/t/note', 1).replace('content-length: 1', 'transfer-encoding: chunked'),
      '1\r\nx\r\n',
    ],
    ['its head', 'POST /api/t/note HTTP/1.1\r\nhost: localhost:4600\r\n', 'a: b\r\n'],
  ])('%s', async (_, first, text) => {
    await Promise.all(Array.from({ length: 20 }, () => drip(first, text)))
  })

  it('and one that comes slowly but steadily is answered', async () => {
    const socket = await open()
    const text = 'x'.repeat(1200)
    const pieces = 15
    const body = JSON.stringify({ text: text.repeat(pieces) })
    socket.write(head('/api/t/note', body.length) + body.slice(0, 11))
    let at = 11
    drips.push(
      setInterval(() => {
        if (at < body.length) socket.write(body.slice(at, (at += 1200)))
      }, 60),
    )
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toContain(`"data":${1200 * pieces}`)
  })
})
