import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeBack, safeRedirect } from './redirect.ts'

const hosts = ['pay.example.com', 'bank.example.cn']

it('follows https on a listed host, by the parsed address', () => {
  expect(safeRedirect('https://pay.example.com/sign?id=1#a', hosts)).toBe('https://pay.example.com/sign?id=1#a')
  expect(safeRedirect('HTTPS://PAY.EXAMPLE.COM', hosts)).toBe('https://pay.example.com/')
})

it.each([
  ['another host', 'https://evil.example.com/'],
  ['a subdomain', 'https://a.pay.example.com/'],
  ['a longer host', 'https://pay.example.com.evil.cn/'],
  ['http', 'http://pay.example.com/'],
  ['javascript', 'javascript:alert(1)'],
  ['a data address', 'data:text/html,https://pay.example.com'],
  ['a user', 'https://pay.example.com@evil.cn/'],
  ['a user on the listed host', 'https://user@pay.example.com/'],
  ['a password', 'https://:secret@pay.example.com/'],
  ['a port', 'https://pay.example.com:8443/'],
  ['a backslash', 'https://pay.example.com\\@evil.cn/'],
  ['a tab', 'https://pay.exam\tple.com/'],
  ['a new line', 'https://pay.example.com/\n'],
  ['a space', ' https://pay.example.com/'],
  ['a relative path', '//pay.example.com/'],
  ['a dot at the end', 'https://pay.example.com./'],
  ['the empty string', ''],
])('refuses %s', (_, address) => expect(safeRedirect(address, hosts)).toBeNull())

it.each([[null], [1], [{ toString: () => 'https://pay.example.com/' }], [['https://pay.example.com/']]])(
  'refuses %j, which is not a string',
  (data) => expect(safeRedirect(data, hosts)).toBeNull(),
)

it('never leaves the list, whatever is put together from parts of addresses', () => {
  const part = fc.constantFrom(
    'https:',
    'http:',
    '/',
    '//',
    '\\',
    '@',
    ':',
    '.',
    '#',
    '?',
    '%2f',
    '\t',
    ...hosts,
    'evil.cn',
    'a',
    '443',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const href = safeRedirect(parts.join(''), hosts)
      return href === null || (new URL(href).protocol === 'https:' && hosts.includes(new URL(href).host))
    }),
    { numRuns: 20_000, seed: 1 },
  )
})

it('comes back to a path of this site only', () => {
  expect(safeBack('/goods/list?page=2')).toBe('/goods/list?page=2')
  for (const back of [undefined, '//evil.cn/', '/\\evil.cn', '/\t/evil.cn', 'https://evil.cn/', 'javascript:alert(1)'])
    expect(safeBack(back)).toBe('/')
})
