import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { widgetNames } from '../scripts/widgets.ts'

// Each tag has a page that shows a partner how to use it, under the strict policy of server/partner.ts.

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, 'examples', file), 'utf8')

describe.each(widgetNames(root))('the example of wotu-%s', (name) => {
  it('loads the autoloader and shows the tag', () => {
    const page = read(`html/${name}.html`)
    expect(page).toContain('<script type="module" src="http://localhost:4600/kit/1/wotu.js"></script>')
    expect(page).toContain(`<wotu-${name}`)
  })

  it('has no inline script, style or handler: the policy refuses them', () => {
    const page = read(`html/${name}.html`)
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
  })

  it('is listed on the front page', () => {
    expect(read('index.html')).toContain(`href="/html/${name}.html"`)
  })
})
