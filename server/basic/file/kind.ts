const startsWith = (bytes: Buffer, at: number, mark: string) => bytes.toString('latin1', at, at + mark.length) === mark

const isFilm = (bytes: Buffer) =>
  startsWith(bytes, 4, 'ftyp') && /^(isom|iso[2-6]|mp4[12]|avc1|M4V |dash)$/.test(bytes.toString('latin1', 8, 12))

/** So many of its first bytes tell what a file is. */
export const headBytes = 32

/** What may be uploaded, told by its first bytes: a name or a header says nothing. SVG is a program and is not here. */
const kinds = [
  { mime: 'image/jpeg', extension: 'jpg', is: (b: Buffer) => startsWith(b, 0, '\xff\xd8\xff') },
  { mime: 'image/png', extension: 'png', is: (b: Buffer) => startsWith(b, 0, '\x89PNG\r\n\x1a\n') },
  { mime: 'image/webp', extension: 'webp', is: (b: Buffer) => startsWith(b, 0, 'RIFF') && startsWith(b, 8, 'WEBP') },
  { mime: 'video/mp4', extension: 'mp4', is: isFilm },
  // The demo's own drawings, which its seed stores. No upload is ever taken for one.
  { mime: 'image/svg+xml', extension: 'svg', is: () => false },
] as const

export type FileKind = (typeof kinds)[number]
export type Mime = FileKind['mime']

export const kindOf = (bytes: Buffer): FileKind | undefined => kinds.find(({ is }) => is(bytes))
export const extensionOf = (mime: Mime): string => kinds.find((kind) => kind.mime === mime)!.extension
