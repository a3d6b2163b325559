import type { Page } from 'playwright'

// What a partner's page may give to a tag, and what it must not give.

export interface Tag {
  name: string
  attributes: string[]
  properties: string[]
}

interface Declared {
  tagName: string
  attributes?: { name: string }[]
  members?: { name: string; readonly?: boolean }[]
}

/** Every tag of the kit, as its manifest tells a partner's editor. */
export const kitTags = async (origin: string): Promise<Tag[]> => {
  const answer = await fetch(`${origin}/kit/1/custom-elements.json`)
  const { modules } = (await answer.json()) as { modules: { declarations: Declared[] }[] }
  return modules
    .flatMap((module) => module.declarations)
    .map(({ tagName, attributes = [], members = [] }) => ({
      name: tagName,
      attributes: attributes.map(({ name }) => name),
      properties: members.map(({ name }) => name),
    }))
}

const texts = ['', ' ', 'abc', '-1', '1e999', 'NaN', '{', 'null', '[]', '[object Object]', '<b>粗</b>', '\u0000\ud800']

/** A tag for each attribute and each text, a megabyte among them; all must show something. */
export const writeTagsWith = (page: Page, tags: Tag[]) =>
  page.evaluate(
    ([tags, texts]) => {
      for (const { name, attributes } of tags)
        for (const attribute of attributes)
          for (const text of [...texts, 'x'.repeat(1_000_000)]) {
            const tag = document.createElement(name)
            tag.setAttribute(attribute, text)
            document.body.append(tag)
          }
    },
    [tags, texts] as const,
  )

/** A tag for each property and each value; what is set before the tag is defined is found when it is. */
export const setBadProperties = (page: Page, tags: Tag[]) =>
  page.evaluate((tags) => {
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    const values: unknown[] = [
      undefined,
      null,
      '',
      0,
      -1,
      NaN,
      Infinity,
      true,
      {},
      [],
      cycle,
      Symbol('x'),
      1n,
      () => 'x',
      new Date(NaN),
      'x'.repeat(1_000_000),
      Object.create(null),
      document.body,
      new Proxy({}, { get: () => undefined }),
    ]
    for (const { name, properties } of tags)
      for (const property of properties)
        for (const value of values) {
          const tag = document.createElement(name) as unknown as Record<string, unknown> & HTMLElement
          tag[property] = value
          document.body.append(tag)
        }
  }, tags)

/** Every tag of the kit shows something, in Chinese: its content, or what is wrong. */
export const isShown = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('*')]
        .filter(({ localName }) => localName.startsWith('wotu-'))
        .every((tag) => {
          const shown = tag.shadowRoot ?? tag
          const words = [...shown.querySelectorAll('*')].map((part) => part.ariaLabel ?? '').join('')
          return tag.getBoundingClientRect().height > 0 && /[\u4e00-\u9fff]/.test((shown.textContent ?? '') + words)
        }),
    undefined,
    { timeout: 90_000 },
  )

/** What a provider may do, as the partner's own script says it. */
export const badProviders: Record<string, string> = {
  'throws at once': `() => { throw new Error('no') }`,
  fails: `() => Promise.reject(new Error('no'))`,
  'gives nothing': `() => undefined`,
  'gives a number': `() => 42`,
  'gives a megabyte': `() => 'x'.repeat(1_000_000)`,
  'gives what breaks a header': `() => 'a\\r\\nb: c'`,
  'gives a token of nobody': `() => 'x'.repeat(43)`,
  'gives one that ran out': `() => ({ token: 'x'.repeat(43), expiresAt: '2020-01-01T00:00:00Z' })`,
  'gives an end that is none': `() => ({ token: 'x'.repeat(43), expiresAt: {} })`,
  'never answers': `() => new Promise(() => {})`,
  'is no function': `'token'`,
}
