import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import type { Backend } from './partnerBackend.ts'

/** The platform's address as the examples name it; their pages go out with that of the platform that runs. */
const named = 'http://localhost:4600'

/** The strictest policy that a partner can have with our tags on his page: his own origin, and the platform's. */
const contentPolicy = (platform: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${platform}`,
    `connect-src 'self' ${platform}`,
    // A tag that the platform drew links to its style sheet there.
    `style-src 'self' ${platform}`,
    `img-src 'self' ${platform} data:`,
    `frame-src ${platform}`,
  ].join('; ')

const drawn = /<(wotu-[\w-]+)((?: [\w-]+="[^"]*")*?) drawn(="head")?><\/\1>/g

/** What a partner's server does for a tag that is to be there before any script: it puts in what the platform draws. */
const withDrawn = async (html: string, platform: string): Promise<string> => {
  const drawings = await Promise.all(
    [...html.matchAll(drawn)].map(async ([, tag, attributes, inHead]) => {
      const query = new URLSearchParams(
        Array.from(attributes!.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]): [string, string] => [name!, value!]),
      )
      // Where the head brings the tag's styles along, the drawing does without.
      if (inHead) query.set('_styles', 'head')
      return (await fetch(`${platform}/kit/1/render/${tag}?${query.toString()}`)).text()
    }),
  )
  return html.replace(drawn, () => drawings.shift()!)
}

/** Stricter still, for the page whose head is pinned: no file is run but those whose integrity it names, and no text becomes markup. */
const pinnedPolicy = (platform: string, scripts: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `connect-src ${platform}`,
    "style-src 'self'",
    `img-src ${platform} data:`,
    `frame-src ${platform}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** What an example writes where a partner pastes the pinned head of the tags that he uses, and of those whose styles it is to bring. */
const headSlot = /<!-- wotu-head ([\w,-]+)(?: drawn ([\w,-]+))? -->/

interface Partner {
  /** The folders of its pages: as they are written, and as they are built. */
  folders: string[]
  platform: string
  backend: Backend
}

/**
 * Plays a partner's site: `examples/` on an origin of another site than the platform's, a true third-party context, and
 * the backend behind it, whose only user is always signed in.
 */
export const createPartner = async ({ folders, platform, backend }: Partner) => {
  const app = fastify({ forceCloseConnections: true })
  app.get('/session-token', async (_, reply) => reply.header('cache-control', 'no-store').send(await backend.token()))
  app.get('/link-assertion', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ assertion: backend.sign('link') }),
  )
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'content-security-policy': contentPolicy(platform), 'x-content-type-options': 'nosniff' })
  })

  /** A file that names the platform, with the address of the one that runs. */
  const read = async (file: string) => (await readFile(file, 'utf8')).replaceAll(named, platform)
  const pinnedHead = async (tags: string, drawn = '') => {
    const { version } = (await (await fetch(`${platform}/kit/1/files.json`)).json()) as { version: string }
    return (await fetch(`${platform}/kit/${version}/head.html?tags=${tags}&drawn=${drawn}`)).text()
  }
  const roots = folders.filter((folder) => existsSync(folder))
  for (const root of roots)
    for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      const type = { '.html': 'text/html', '.js': 'text/javascript' }[extname(path)]
      if (!type || path.includes('src/')) continue
      const addresses = [
        `/${path}`,
        ...(path.endsWith('index.html') ? [`/${path.slice(0, -'index.html'.length)}`] : []),
        // The addresses beneath a page are that page: for a tag with a route base there.
        ...(path.startsWith('html/') ? [`/${path.slice(0, -'.html'.length)}/*`] : []),
      ]
      for (const address of addresses)
        app.get(address, async (_, reply) => {
          const text = await withDrawn(await read(join(root, path)), platform)
          const slot = headSlot.exec(text)
          if (!slot) return reply.type(`${type}; charset=utf-8`).send(text)
          const head = await pinnedHead(slot[1]!, slot[2])
          const scripts = /^<!-- script-src (.*) -->/.exec(head)?.[1] ?? ''
          return reply
            .header('content-security-policy', pinnedPolicy(platform, scripts))
            .type(`${type}; charset=utf-8`)
            .send(text.replace(headSlot, () => head))
        })
    }
  await app.register(fastifyStatic, { root: roots, prefix: '/', index: false, cacheControl: false })
  return app
}
