import { expect, it } from 'vitest'
import { fileHref, filePath } from './go.ts'

it('a stored file is shown by its full address and sent by its path', () => {
  expect(fileHref('/files/Zm9v.jpg')).toBe(`${location.origin}/files/Zm9v.jpg`)
  expect(filePath(fileHref('/files/Zm9v.jpg'))).toBe('/files/Zm9v.jpg')
  expect(fileHref('')).toBe('')
})
