// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { post } from './acts.ts'
import { send } from './transport.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  vi.restoreAllMocks()
})

describe.each([
  ['a read, by fetch', send],
  ['a write, by redaxios', post],
])('%s:', (_, send) => {
  /** Sends to a real server that answers like this. */
  const sendTo = async (answer: RequestListener, signal?: AbortSignal) => {
    const listening = createServer(answer)
    server = listening
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/x`
    return send({ url, body: { a: 1 }, headers: { 'x-a': 'b' }, cookies: false, signal })
  }

  it('posts JSON and gives the data and the headers', async () => {
    const seen: unknown[] = []
    const { data, headers } = await sendTo((req, res) => {
      let body = ''
      req.on('data', (part) => (body += part))
      req.on('end', () => {
        seen.push(req.method, req.headers['content-type'], req.headers['x-a'], body)
        res.setHeader('x-wotu-stale', '/a').end('{"code":"0","msg":"","data":[1]}')
      })
    })
    expect(seen).toEqual(['POST', 'application/json', 'b', '{"a":1}'])
    expect(data).toEqual([1])
    expect(headers.get('x-wotu-stale')).toBe('/a')
  })

  it('a business refusal rejects with its code, message, data and request id', () =>
    expect(
      sendTo((_, res) =>
        res.setHeader('x-request-id', 'r1').end('{"code":"STOCK_SHORT","msg":"库存不足","data":{"left":1}}'),
      ),
    ).rejects.toMatchObject({ code: 'STOCK_SHORT', msg: '库存不足', data: { left: 1 }, status: 200, requestId: 'r1' }))

  it('an HTTP error with an envelope keeps the code', () =>
    expect(
      sendTo((_, res) => res.writeHead(401).end('{"code":"NOT_SIGNED_IN","msg":"请先登录","data":null}')),
    ).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 }))

  it('409 with an envelope is an error', () =>
    expect(sendTo((_, res) => res.writeHead(409).end('{"code":"0","msg":"","data":1}'))).rejects.toMatchObject({
      status: 409,
    }))

  it.each([
    ['502 with HTML', 502, '<html>bad gateway</html>'],
    ['200 with HTML', 200, '<!doctype html>'],
    ['200 with nothing', 200, ''],
    ['200 with JSON that is no envelope', 200, '{"data":1}'],
    ['200 with null', 200, 'null'],
  ])('%s is a bad answer', (_, status, body) =>
    expect(sendTo((_, res) => res.writeHead(status).end(body))).rejects.toMatchObject({ code: 'BAD_ANSWER', status }),
  )

  it('204 is a bad answer', () =>
    expect(sendTo((_, res) => res.writeHead(204).end())).rejects.toMatchObject({ code: 'BAD_ANSWER', status: 204 }))

  it('a body that breaks off is a network error', () =>
    expect(
      sendTo((_, res) => {
        res.writeHead(200, { 'content-length': 1000 })
        res.write('{"code":"0",', () => res.destroy())
      }),
    ).rejects.toMatchObject({ code: 'NETWORK', status: 0 }))

  it('a refused connection is a network error', () =>
    expect(send({ url: 'http://127.0.0.1:1/x', body: {}, headers: {}, cookies: false })).rejects.toMatchObject({
      code: 'NETWORK',
    }))

  it('an answer that never comes times out', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(50_000)
      return AbortSignal.abort(new DOMException('', 'TimeoutError'))
    })
    await expect(sendTo(() => {})).rejects.toMatchObject({ code: 'TIMEOUT', status: 0 })
  })

  it('an abort before the answer is ABORTED', async () => {
    const stop = new AbortController()
    await expect(sendTo(() => stop.abort(), stop.signal)).rejects.toMatchObject({ code: 'ABORTED' })
  })

  it('an abort while the body is read is ABORTED', async () => {
    const stop = new AbortController()
    const sent = sendTo((_, res) => {
      res.writeHead(200, { 'content-length': 1000 })
      res.write('{"code":"0",', () => setTimeout(() => stop.abort(), 20))
    }, stop.signal)
    await expect(sent).rejects.toMatchObject({ code: 'ABORTED' })
  })
})
