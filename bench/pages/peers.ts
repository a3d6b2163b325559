import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Wanted } from './visit.ts'

export interface Peer {
  name: string
  version: string
  /** Of what npm gives for that version. */
  integrity: string
  /** Its own bundle, as a CDN gives it, with all that it depends on. */
  script: string
  isModule: boolean
  /** One typical tag of it. */
  body: string
  wanted: Wanted
  /** How much of it there is without its backend. */
  note: string
}

export const peers: readonly Peer[] = [
  {
    name: '@shopify/buy-button-js',
    version: '3.0.6',
    integrity: 'sha512-igPl+xyVHVTZ0xRhTOuZC6h2kHgRE/gnPNkGR3bb9kRz/cx4Pc4mYIpmQOMzmsdv7aJ9uH5w/hVRquV71eGTww==',
    script: 'dist/buybutton.min.js',
    isModule: false,
    body: '<div id="product"></div>',
    wanted: { tag: 'ShopifyBuy' },
    note: 'its script has run; drawing waits for its backend',
  },
  {
    name: '@commercelayer/drop-in.js',
    version: '2.27.0',
    integrity: 'sha512-y0gWSeMMHOStsxRYCCgfO6d5VwRXdwlYcTaHgzrrkwZRH9D0x9/Vc7DLc+2XlDhwBsy/xrZgCftvgEau5IR9mg==',
    script: 'dist/drop-in/drop-in.esm.js',
    isModule: true,
    body: `<script>commercelayerConfig = { clientId: 'bench', slug: 'bench', scope: 'market:all' }</script>
      <cl-cart-link>购物车</cl-cart-link>`,
    wanted: { tag: 'cl-cart-link' },
    note: 'drawn; a price waits for its backend',
  },
  {
    name: '@salla.sa/twilight-components',
    version: '2.14.570',
    integrity: 'sha512-FsxvbLOL8KV4p5py3L9+7HvwkvKNTDEutiqnUveaNixuRELmeFNRUkVm3zzF2i1Vtu9rmjGBtxcBK3QHi6nzog==',
    script: 'dist/twilight/twilight.esm.js',
    isModule: true,
    body: '<salla-button>加入购物车</salla-button>',
    wanted: { tag: 'salla-button' },
    note: 'drawn; goods wait for its backend',
  },
  {
    name: '@foxy.io/elements',
    version: '1.53.3',
    integrity: 'sha512-ILmOwJxVY41LKN9PQcAjemKkk2YGgFw4eWgI69x8QUpgFgAPXE1BIytn0OxB0Wlkh3aj0aIjymuiO2xfwfC2Cw==',
    script: 'dist/cdn/foxy-donation.js',
    isModule: true,
    body: '<foxy-donation store="demo.foxycart.com" currency="usd" name="大米" amount="10"></foxy-donation>',
    wanted: { tag: 'foxy-donation' },
    note: 'drawn, its words wait for its backend',
  },
]

const root = join(import.meta.dirname, '../..')
/** Beside what `npm ci` has put there, and gone with it. */
const cache = join(root, 'node_modules/.cache/wotu-peers')

/**
 * The folders of those peers that are here. Each is what its maintainers publish, and its bundle needs nothing more: none of
 * their hundreds of dependencies is installed, and no script of theirs runs outside the browser.
 * @param fetch gets those that are not here yet
 */
export const findPeers = (fetch: boolean) =>
  peers.flatMap((peer) => {
    const folder = join(cache, `${peer.name.replaceAll('/', '-')}-${peer.version}`)
    if (!existsSync(folder) && fetch) unpack(peer, folder)
    return existsSync(folder) ? [{ peer, folder }] : []
  })

const unpack = ({ name, version, integrity }: Peer, folder: string) => {
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(join(cache, 'new-'))
  const said = execFileSync('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', work], { cwd: root })
  const [{ filename }] = JSON.parse(String(said)) as [{ filename: string }]
  const file = join(work, filename)
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (found !== integrity) throw new Error(`${name}@${version} is not what was measured before: ${found}`)
  execFileSync('tar', ['xzf', file, '-C', work])
  renameSync(join(work, 'package'), folder)
  rmSync(work, { recursive: true })
}
