import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { coreSize } from './pages/build.ts'
import { median, type Row } from './report.ts'

interface Size {
  name: string
  size: number
  sizeLimit?: number
  passed?: boolean
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The gzipped sizes of what was built, as `npm run check` limits them. */
export const measureSizes = async (): Promise<Row[]> => {
  const root = join(import.meta.dirname, '..')
  const { stdout, stderr } = spawnSync('npx', ['size-limit', '--json'], { cwd: root, encoding: 'utf8' })
  if (!stdout.startsWith('[')) throw new Error(`size-limit said: ${stdout}${stderr}`)
  const sizes = JSON.parse(stdout) as Size[]
  const row = (what: string, size: number, limit: number): Row => ({
    what,
    value: kb(size),
    goal: `≤ ${kb(limit)}`,
    met: size <= limit,
  })
  const named = (name: string) => {
    const found = sizes.find((size) => size.name === name)
    if (!found) throw new Error(`size-limit measures no ${name}`)
    return found
  }
  const limited = (name: string, limit: number) => row(name, named(name).size, limit)
  const tags = sizes.filter(({ name }) => /^wotu-.*, lite: what it adds/.test(name))
  const routes = sizes.filter(({ name }) => name.startsWith('app, ') && name !== 'app, first load')
  const largest = (of: Size[]) => of.reduce((most, one) => (one.size > most.size ? one : most))
  return [
    row('core', await coreSize(), 2500),
    limited('wotu-goods-card, react: all that its page loads', 75_000),
    limited('wotu-goods-card, lite: all that its page loads', 14_000),
    row('a further tag, median', median(tags.map(({ size }) => size)), 8000),
    { what: `the largest: ${largest(tags).name.split(':')[0]}`, value: kb(largest(tags).size) },
    limited('app, first load', 110_000),
    row(`largest route: ${largest(routes).name.slice(5)}`, largest(routes).size, 40_000),
  ]
}
