import { expect, it } from 'vitest'
import { fileHref, filePath } from './go.ts'

it('a stored file is shown by its full address and sent by its path', () => {
  expect(fileHref('/files/Zm9v.jpg')).toBe(`${location.origin}/files/Zm9v.jpg`)
  expect(filePath(fileHref('/files/Zm9v.jpg'))).toBe('/files/Zm9v.jpg')
})

it.each([
  '',
  '@evil.example/x',
  '.evil.example/x',
  '//evil.example/x',
  'https://evil.example/x.jpg',
  'javascript:alert(1)',
  '/files/../user/login',
  '/files/a.jpg?x=//evil.example',
  '/files/a.jpg\n',
  '/files//evil.example/a.jpg',
  '\\\\evil.example\\a.jpg',
])('what is stored as a file and is none shows nothing: %j', (stored) => {
  expect(fileHref(stored)).toBe('')
})
