import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** A page of the partner's: its whole HTML, and the policy that it stands under. */
export interface SitePage {
  html: string
  policy: string
}

interface Site {
  port: number
  pages: Record<string, SitePage>
  /** Folders by the first part of their address. */
  folders: Record<string, string>
}

/** Serves pages and folders of files as the platform serves its own: compressed before anybody asks, kept nowhere. */
export const startSite = async ({ port, pages, folders }: Site) => {
  const packed = new Map<string, Buffer>()
  const send = (request: IncomingMessage, response: ServerResponse, key: string, body: () => Buffer, type: string) => {
    const encoding = String(request.headers['accept-encoding']).includes('br') ? 'br' : 'gzip'
    const name = `${encoding} ${key}`
    if (!packed.has(name)) packed.set(name, encoding === 'br' ? brotliCompressSync(body()) : gzipSync(body()))
    response.setHeader('content-type', type)
    response.setHeader('content-encoding', encoding)
    response.end(packed.get(name))
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://site')
    const page = pages[pathname]
    response.setHeader('cache-control', 'no-cache')
    if (page) {
      response.setHeader('content-security-policy', page.policy)
      return send(request, response, pathname, () => Buffer.from(page.html), types['.html']!)
    }
    const [, folder = '', ...rest] = normalize(decodeURI(pathname)).split('/')
    const file = folders[folder] && join(folders[folder], ...rest)
    if (!file || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    send(request, response, file, () => readFileSync(file), types[extname(file)] ?? 'application/octet-stream')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A page with a tag among other things, so that what it shifts shows. */
export const pageOf = ({ head, body }: { head: string; body: string }) => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>合作方页面</title>
    <link rel="icon" href="data:," />
    ${head}
  </head>
  <body>
    <h1>今日推荐</h1>
    ${body}
    <p>产地直发，七天无理由退货。</p>
  </body>
</html>
`
