import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { median, type Row } from './report.ts'

interface Size {
  name: string
  size: number
  sizeLimit?: number
  passed?: boolean
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The gzipped sizes of what was built, as `npm run check` limits them. */
export const measureSizes = (): Row[] => {
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
  const named = (name: string, limit: number) =>
    sizes.filter((size) => size.name === name).map(({ size }) => row(name, size, limit))
  const tags = sizes.filter(({ name }) => /^wotu-.*: what it adds/.test(name))
  const routes = sizes.filter(({ name }) => name.startsWith('app, ') && name !== 'app, first load')
  const largest = (of: Size[]) => of.reduce((most, one) => (one.size > most.size ? one : most))
  return [
    ...named('core', 2500),
    ...named('wotu-goods-card: all that its page loads', 75_000),
    ...(tags.length > 0
      ? [
          row('a further tag, median', median(tags.map(({ size }) => size)), 8000),
          { what: `the largest: ${largest(tags).name.split(':')[0]}`, value: kb(largest(tags).size) },
        ]
      : []),
    ...named('app, first load', 110_000),
    ...(routes.length > 0
      ? [row(`largest route: ${largest(routes).name.slice(5)}`, largest(routes).size, 40_000)]
      : []),
  ]
}
