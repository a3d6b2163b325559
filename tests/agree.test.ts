import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chromiumArgs, findChromium } from '../tooling/chromium.mjs'
import { kitBuilds, kitFolder, type KitBuild } from '../tooling/kit/builds.ts'
import { build, kit } from '../tooling/kit/bundles.ts'
import { widgetFolders } from '../tooling/widgets.ts'
import { everyWidget } from '../src/core/element/everyWidget.ts'

// What tools are told of the tags, and what the tags are: nothing is told that is not there, nothing is there that is not told.

const root = path.resolve(import.meta.dirname, '..')
const dist = mkdtempSync(path.join(tmpdir(), 'wotu-agree-'))

interface Told {
  tagName: string
  members: { name: string; readonly?: true }[]
  attributes: { name: string; fieldName?: string }[]
  events: { name: string }[]
  slots: { name: string }[]
  cssParts: { name: string }[]
  cssProperties: { name: string }[]
}

/** What an element of the running kit has; the browser answers. */
interface Found {
  attributes: string[]
  properties: string[]
  /** Those that the page cannot set. */
  readings: string[]
  /** What its style sheets ask for: `:host([density=…])`, `var(--wotu-…)`. */
  styledBy: string[]
  cssProperties: string[]
}

vi.stubEnv('NODE_ENV', 'production')
for (const name of kitBuilds) await build(kit(root, name, dist))
const read = (file: string) => JSON.parse(readFileSync(`${dist}/${kitFolder('lite')}/${file}`, 'utf8'))
const told: Told[] = read('custom-elements.json').modules.flatMap(
  (module: { declarations: Told[] }) => module.declarations,
)
const namesOf = (entries: { name: string }[]) => entries.map(({ name }) => name).sort()

let server: Server
let browser: Browser
beforeAll(async () => {
  server = createServer((request, response) => {
    const isScript = request.url!.endsWith('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? readFileSync(dist + request.url!) : '<!doctype html><link rel="icon" href="data:,">')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
}, 60_000)
afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(dist, { recursive: true })
})

const scriptsOf = (build: KitBuild) =>
  readdirSync(path.join(dist, kitFolder(build)), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )

/** Looks at each tag in the running kit. */
async function look(build: KitBuild): Promise<Record<string, Found>> {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  // As text: the test runner rewrites an import that it sees.
  return page.evaluate(`(async () => {
    const found = {}
    const tags = ${JSON.stringify(told.map(({ tagName }) => tagName))}
    // A style sheet is every tag's, and some come with what is loaded later: all are here before any is looked at.
    for (const file of ${JSON.stringify(scriptsOf(build))}) await import('/${kitFolder(build)}/' + file)
    for (const tag of tags) {
      const Widget = customElements.get(tag)
      const element = document.createElement(tag)
      const accessorsOf = (prototype) => Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(([, { get }]) => get)
      // Of our own class, and of r2wc's below it.
      const accessors = [...accessorsOf(Widget.prototype), ...accessorsOf(Object.getPrototypeOf(Widget.prototype))]
      const properties = accessors.map(([name]) => name).sort()
      const css = element.shadowRoot.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join('')
      const all = (pattern) => [...new Set([...css.matchAll(pattern)].map(([, name]) => name))].sort()
      found[tag] = {
        attributes: [...Widget.observedAttributes].sort(),
        properties,
        readings: properties.filter((name) => { element[name] = 7; return element[name] !== 7 }),
        styledBy: all(/:host\\(\\[([a-z-]+)=/g),
        cssProperties: all(/var\\((--wotu-[a-z]+)/g),
      }
    }
    return found
  })()`)
}

describe.each(kitBuilds)('the elements of the %s build', (build) => {
  it('have the attributes, properties, readings and custom properties that are told, and no others', async () => {
    const found = await look(build)
    const expected = told.map(({ tagName, members, attributes, cssProperties }) => [
      tagName,
      {
        attributes: namesOf(attributes.filter(({ fieldName }) => fieldName)),
        properties: namesOf(members),
        readings: namesOf(members.filter(({ readonly }) => readonly)),
        styledBy: namesOf(attributes.filter(({ fieldName }) => !fieldName)),
        cssProperties: namesOf(cssProperties),
      },
    ])
    expect(found).toEqual(Object.fromEntries(expected))
  })
})

const isCode = (file: string) =>
  /(?<!\.stories|\.test)\.tsx?$/.test(file) && !/^(define|everyWidget|labels)\.ts$/.test(file)

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The sources of a folder, of the parts that it shows, and what tags share of what stands around them for members. */
function sourcesOf(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => isCode(path.basename(file))).map((file) => textOf(`${folder}/${file}`))
  const parts = sources.flatMap((source) => [...source.matchAll(/'#(parts\/.+)\/\w+\.tsx'/g)].map(([, part]) => part!))
  const isForMembers = sources.some((source) => source.includes("from '#screens/states/Mine.tsx'"))
  return [
    ...sources,
    ...[...new Set(parts)].filter((part) => !folder.endsWith(part)).flatMap((part) => sourcesOf(`src/${part}`)),
    ...(isForMembers ? [textOf('src/screens/states/Mine.tsx')] : []),
  ]
}

/** Each name that the pattern finds there. */
function written(folder: string, pattern: RegExp): string[] {
  const names = sourcesOf(folder).flatMap((source) => [...source.matchAll(pattern)])
  return [...new Set(names.map(([, name]) => name!))].sort()
}

const common = Object.keys(everyWidget.events)
const folders = widgetFolders(root)

describe.each(told)('the component of $tagName', ({ tagName, events, slots, cssParts }) => {
  const folder = folders[tagName.replace('wotu-', '')]!

  it('sends the events, and has the slots and parts, that are told', () => {
    expect(written(folder, /(?<!\.)\bemit\('([\w-]+)'/g)).toEqual(
      namesOf(events).filter((name) => !common.includes(name)),
    )
    expect(written(folder, /<slot name="([\w-]+)"/g)).toEqual(namesOf(slots))
    expect(written(folder, /\bpart="([\w-]+)"/g)).toEqual(namesOf(cssParts))
  })

  it('shows each of its words', async () => {
    // Beside the tag, or with the part that it shows.
    const [, place] = /import \{ labels \} from '(.+)'/.exec(textOf(`${folder}/define.ts`))!
    const file = place!.startsWith('#') ? place!.replace('#', 'src/') : path.join(folder, place!)
    const { labels } = (await import(path.join(root, file))) as { labels: Record<string, string> }
    expect(written(folder, /(?<!\/)\blabels\.(\w+)/g)).toEqual(Object.keys(labels).sort())
  })
})

it('the core sends the events that every tag is said to send', () => {
  expect(written('src/core', /(?:emit|CustomEvent|ask\w*)\('(wotu-[\w-]+)'/g)).toEqual([...common].sort())
})

it('editors’ data tells of the same tags and attributes', () => {
  const attributes = Object.fromEntries(told.map(({ tagName, attributes }) => [tagName, namesOf(attributes)]))
  const listed = (tags: { name: string; attributes: { name: string }[] }[]) =>
    Object.fromEntries(tags.map(({ name, attributes }) => [name, namesOf(attributes)]))
  const { tags } = read('html-custom-data.json')
  const { contributions } = read('web-types.json')
  expect(listed(tags)).toEqual(attributes)
  expect(listed(contributions.html.elements)).toEqual(attributes)
})

it('types tell of the same tags, attributes, properties and events', () => {
  const types = readFileSync(`${dist}/${kitFolder('lite')}/types/elements.d.ts`, 'utf8')
  const map = types.slice(0, types.indexOf('\n}\n'))
  expect([...map.matchAll(/^ {2}'([\w-]+)': \{/gm)].map(([, tag]) => tag)).toEqual(told.map(({ tagName }) => tagName))
  for (const { tagName, members, attributes, events } of told) {
    const block = map.split(`  '${tagName}': {`)[1]!.split('\n  }')[0]!
    const names = (pattern: RegExp) => [...block.matchAll(pattern)].map(([, name]) => name).sort()
    expect(names(/^ {6}'([\w-]+)'\?: /gm)).toEqual(namesOf(attributes))
    expect(names(/^ {6}(?:readonly )?(\w+): /gm)).toEqual(namesOf(members))
    expect(names(/^ {6}'([\w-]+)': /gm)).toEqual(namesOf(events))
  }
})
