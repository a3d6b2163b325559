import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { write } from '@wotu/contract/call.ts'
import { done, nothing } from '@wotu/contract/fields.ts'
import { FormFile, sentFile } from '@wotu/contract/upload.ts'
import type { App } from '../../app.ts'
import type { Handlers } from '../call/handlers.ts'
import { testApp } from '../testing/call.ts'

const files = z.strictObject({ files: z.array(sentFile) })
const example = { files: [] }
const calls = {
  '/api/t/upload': write({ title: '上传', who: 'visitor', input: files, output: z.array(z.string()), example }),
  '/api/t/attach': write({ title: '附件', who: 'member', input: files, output: done, example }),
  '/api/t/note': write({ title: '记录', who: 'member', input: nothing, output: done, example: {} }),
}
const handlers: Handlers<typeof calls> = {
  '/api/t/upload': ({ input }) =>
    input.files.map((file) =>
      file instanceof FormFile
        ? `${file.name} ${file.bytes} ${readFileSync(file.path, 'utf8')}`
        : `${file.name} ${file.base64}`,
    ),
  '/api/t/attach': () => null,
  '/api/t/note': () => null,
}

const limit = { json: 1000, form: 1000 }
const platform = 'http://localhost:4600'
const folder = mkdtempSync(join(tmpdir(), 'wotu-uploads-'))
let app: App
beforeAll(async () => {
  app = await testApp(calls, handlers, {
    incoming: () => folder,
    domains: [{ handlers, uploads: { '/api/t/upload': limit, '/api/t/attach': limit } }],
  })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
})

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:4600',
      origin: platform,
      'content-type': 'application/json',
      'x-system-id': '1001',
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

describe('files', () => {
  const upload = '/api/t/upload'
  const isForm = { 'content-type': 'multipart/form-data; boundary=x' }
  const part = (name: string, text: string) =>
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${text}\r\n`

  it('come as multipart where the call says so, and lie on the disk until it is answered', async () => {
    const answer = await post(upload, `${part('稻.png', '1234')}${part('米.png', '56')}--x--\r\n`, isForm)
    expect(answer.json()).toEqual({ code: '0', msg: '', data: ['稻.png 4 1234', '米.png 2 56'] })
    expect(readdirSync(folder)).toEqual([])
  })
  it('come in JSON, where nobody can name a file of the disk', async () => {
    expect((await post(upload, { files: [{ name: 'a', base64: 'AAAA' }] })).json().data).toEqual(['a AAAA'])
    const named = { name: 'a', path: '/etc/passwd', bytes: 1, sha256: '' }
    expect((await post(upload, { files: [named] })).json().code).toBe('PARAM_INVALID')
    expect((await post(upload, '{"files":')).json().code).toBe('BODY_INVALID')
    expect(readdirSync(folder)).toEqual([])
  })
  it.each([
    ['breaks off', part('a', '1234'), isForm],
    ['has no boundary', part('a', '1234'), { 'content-type': 'multipart/form-data' }],
    ['has another boundary', part('a', '1234'), { 'content-type': 'multipart/form-data; boundary=y' }],
    ['has half a head', '--x\r\ncontent-disp', isForm],
    [
      'has a field of Object.prototype',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      isForm,
    ],
    [
      'has too many fields',
      `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(9)}--x--\r\n`,
      isForm,
    ],
  ])('of a form that %s are refused, and nothing of them stays', async (_, payload, type) => {
    const answer = await post(upload, payload, type)
    expect([answer.statusCode, answer.json().code]).toEqual([200, 'FORM_INVALID'])
    expect(readdirSync(folder)).toEqual([])
  })
  it.each([isForm, { 'content-type': 'application/json' }])(
    'too many are refused, whatever they say: %o',
    async (type) => {
      const long =
        type === isForm ? `${part('a', 'x'.repeat(2000))}--x--\r\n` : JSON.stringify({ any: 'x'.repeat(2000) })
      for (const headers of [type, { ...type, 'transfer-encoding': 'chunked' }])
        expect((await post(upload, long, headers)).json().code).toBe('BODY_TOO_LARGE')
      expect(readdirSync(folder)).toEqual([])
    },
  )

  const sockets: Socket[] = []
  /** The answer to a request of which nothing but the head is sent. */
  const headOnly = async (path: string, lines: string[]) => {
    const socket = connect((app.http.server.address() as { port: number }).port, '127.0.0.1')
    sockets.push(socket)
    const head = ['host: localhost:4600', `origin: ${platform}`, 'x-system-id: 1001', ...lines]
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return answer.toString()
  }
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })

  it.each(['multipart/form-data; boundary=x', 'application/json'])(
    'of whoever may not are refused before any of them is read: %s',
    async (type) => {
      const lines = [`content-type: ${type}`, 'content-length: 900']
      expect(await headOnly('/api/t/attach', lines)).toContain('NOT_SIGNED_IN')
      expect(await headOnly('/api/t/note', ['content-type: application/json', 'content-length: 900'])).toContain(
        'NOT_SIGNED_IN',
      )
      expect(await headOnly(upload, [lines[0]!, 'content-length: 90000'])).toContain('BODY_TOO_LARGE')
    },
  )
  it('of one visitor come few at once; the next are told so', async () => {
    const waiting = Array.from({ length: 3 }, () =>
      headOnly(upload, ['content-type: application/json', 'content-length: 900']),
    )
    expect(await Promise.race(waiting)).toContain('UPLOADS_BUSY')
  })
})
