import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import pkg from '../package.json' with { type: 'json' }
import { widgetNames } from '../tooling/widgets.ts'

// Each tag has a page that shows a partner how to use it, under the strict policy of server/partner.ts; the other
// examples are one folder each. tests/journeys/examples.test.ts opens them.

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, 'examples', file), 'utf8')
const quickStart = [
  '<link rel="stylesheet" href="http://localhost:4600/kit/1/wotu.css" />',
  '<script async type="module" src="http://localhost:4600/kit/1/wotu.js"></script>',
]
const folders = readdirSync(path.join(root, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'html')
  .map(({ name }) => name)

describe.each(widgetNames(root))('the example of wotu-%s', (name) => {
  it('loads the autoloader, holds the places of tags and shows the tag', () => {
    const page = read(`html/${name}.html`)
    for (const line of quickStart) expect(page).toContain(line)
    expect(page).toContain(`<wotu-${name}`)
  })

  it('is listed on the front page', () => {
    expect(read('index.html')).toContain(`href="/html/${name}.html"`)
  })

  it('stands on the page of all tags', () => {
    expect(read('every-tag/index.html')).toContain(`<wotu-${name}`)
  })
})

describe.each([
  ...widgetNames(root).map((name) => `html/${name}.html`),
  ...folders.map((name) => `${name}/index.html`),
])('the page %s', (file) => {
  it('has no inline script, style or handler: the policy refuses them', () => {
    expect(read(file)).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
  })
})

it.each(folders)('the front page lists %s', (name) => {
  expect(read('index.html')).toContain(`href="/${name}/"`)
})

it('the README starts with the same lines', () => {
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(quickStart.join('\n'))
})

it('the page of two versions names the version that there is', () => {
  expect(read('two-versions/index.html')).toContain(`http://localhost:4600/kit/${pkg.version}/wotu.js`)
})
