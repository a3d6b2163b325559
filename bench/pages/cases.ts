import { createHash } from 'node:crypto'
import type { Peer } from './peers.ts'
import { pageOf, type SitePage } from './site.ts'
import type { Wanted } from './visit.ts'

export const firstTag = 'goods-card'
const goodsId = '100000000000000001'

/** A page that is measured: its address on the partner's site, and what is looked for in it. */
export interface Case {
  path: string
  page: SitePage
  wanted: Wanted
}

const card = { content: '[part=title]', button: '[part=button]' }
const ours: Wanted = { tag: `wotu-${firstTag}`, ready: 'wotu-ready', answer: 'wotu-buy', ...card }
const floor: Wanted = { tag: 'floor-card', answer: 'floor-buy', ...card }

/** The policy of server/partner.ts: a partner's strictest, with our tags on his page. */
const strict = (platform: string, more = '') =>
  [
    "default-src 'self'",
    `script-src 'self' ${platform} ${more}`,
    `connect-src 'self' ${platform}`,
    `style-src 'self' ${platform}`,
    `img-src 'self' ${platform} data:`,
    `frame-src ${platform}`,
  ].join('; ')

const tagOf = (name: string) => `<wotu-${name}${name === firstTag ? ` goods-id="${goodsId}"` : ''}></wotu-${name}>`

interface KitCase {
  build?: 'lite' | 'react'
  /** The page says that somebody is signed in: what is for members alone is loaded, too. */
  member?: boolean
}

/** A page of these tags by the one script and its sheet; interactive is what the first of them is. */
export const kitCase = (platform: string, tags: readonly string[], { build = 'lite', member }: KitCase = {}): Case => {
  const script = `${platform}/kit/1/wotu.js`
  const provider = `import { configure } from '${script}'; configure({ tokenProvider: () => 'of-nobody' })`
  const hash = createHash('sha256').update(provider).digest('base64')
  return {
    path: `/kit-${build}${member ? '-member' : ''}-${tags.join('-')}.html`,
    page: {
      html: pageOf({
        head: `<link rel="stylesheet" href="${platform}/kit/1/wotu.css" />
          <script async type="module" src="${script}" data-build="${build}"></script>
          ${member ? `<script type="module">${provider}</script>` : ''}`,
        body: tags.map(tagOf).join('\n'),
      }),
      policy: strict(platform, member ? `'sha256-${hash}'` : ''),
    },
    wanted: ours,
  }
}

const text = async (url: string) => {
  const answer = await fetch(url)
  return answer.ok ? answer.text() : undefined
}

/** The head that the platform gives for the kit of one version, in a page of the first tag; with the HTML of `body` in it. */
const headCase = async (platform: string, build: 'lite' | 'react', body?: string): Promise<Case> => {
  const files = (await (await fetch(`${platform}/kit/1/files.json`)).json()) as { version: string }
  const head = await text(
    `${platform}/kit/${files.version}/head.html?tags=${firstTag}&build=${build}${body ? `&drawn=${firstTag}` : ''}`,
  )
  if (!head) throw new Error('The platform gives no head.')
  const hashes = /<!-- script-src \S+ (.*) -->/.exec(head)![1]
  return {
    path: `/head-${build}${body ? '-drawn' : ''}.html`,
    page: { html: pageOf({ head, body: body ?? tagOf(firstTag) }), policy: strict(platform, hashes) },
    wanted: ours,
  }
}

/** The same page with the tag drawn by the server; undefined where the platform draws none. */
const drawnCase = async (platform: string): Promise<Case | undefined> => {
  const drawn = await text(`${platform}/kit/1/render/wotu-${firstTag}?goods-id=${goodsId}&_styles=head`)
  return drawn === undefined ? undefined : headCase(platform, 'lite', drawn)
}

/** The floor: the goods are in the page already, or are read as our tag reads them. */
const floorCase = async (platform: string, reads: boolean): Promise<Case> => {
  const read = '/api/buyer/trading/goods/info/detail'
  const headers = { 'content-type': 'text/plain' }
  const answer = await fetch(platform + read, { method: 'POST', body: JSON.stringify({ id: goodsId }), headers })
  const { data } = (await answer.json()) as { data: object }
  const given = reads ? `data-read="${read}"` : `data-goods="${JSON.stringify(data).replaceAll('"', '&quot;')}"`
  return {
    path: `/floor${reads ? '-reads' : ''}.html`,
    page: {
      html: pageOf({
        head: '<script type="module" src="/floor/floor.js"></script>',
        body: `<floor-card data-platform="${platform}" ${given}></floor-card>`,
      }),
      policy: strict(platform),
    },
    wanted: floor,
  }
}

const leastCase = (platform: string): Case => ({
  path: '/least.html',
  page: {
    html: pageOf({
      head: '<script type="module" src="/floor/least.js"></script>',
      body: '<least-card></least-card>',
    }),
    policy: strict(platform),
  },
  wanted: { ...floor, tag: 'least-card' },
})

/** A peer's page, from this folder of the site. Its policy forbids styles of its own alone: what it would like to do is counted. */
export const peerCase = ({ script, isModule, body, wanted }: Peer, folder: string): Case => ({
  path: `/${folder}.html`,
  page: {
    html: pageOf({
      head: `<script ${isModule ? 'type="module"' : 'defer'} src="/${folder}/${script}"></script>`,
      body,
    }),
    policy: "style-src 'self'",
  },
  wanted,
})

/** All the tags that there are, the first one first. */
export const allTags = async (platform: string): Promise<string[]> => {
  const { tags } = (await (await fetch(`${platform}/kit/1/files.json`)).json()) as { tags: object }
  return [firstTag, ...Object.keys(tags).filter((tag) => tag !== firstTag)]
}

/** The floor, and our first tag in every way that a partner may have it. */
export const timedCases = async (platform: string) => {
  const drawn = await drawnCase(platform)
  return {
    floor: await floorCase(platform, false),
    floorReads: await floorCase(platform, true),
    least: leastCase(platform),
    lite: kitCase(platform, [firstTag]),
    react: kitCase(platform, [firstTag], { build: 'react' }),
    headLite: await headCase(platform, 'lite'),
    headReact: await headCase(platform, 'react'),
    ...(drawn && { drawn }),
  }
}
