/**
 * An answer without what differs from one time to the next: ids and numbers made by the server, tokens, instants. What is
 * left says what was answered, and how much.
 */
export const sameButFor = (text: string) =>
  text
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '<instant>')
    .replaceAll(/[\w-]{43}/g, '<token>')
    .replaceAll(/\/files\/[\w-]+/g, '<file>')
    .replaceAll(/\d{12,}/g, '<id>')

/** Every text in an answer that is long enough to tell one from another, and no instant. */
export function leavesOf(text: string): Set<string> {
  const leaves = new Set<string>()
  JSON.parse(text, (_, value: unknown) => {
    if (typeof value === 'string' && value.length >= 6 && !/^\d{4}-\d\d-\d\dT/.test(value)) leaves.add(value)
    return value
  })
  return leaves
}

/** Whether an answer holds nothing: no row, no object, a sum of none. */
export function saysNothing(text: string): boolean {
  const nothing = (value: unknown): boolean =>
    !value || (typeof value === 'object' && Object.values(value).every((part) => nothing(part)))
  return nothing(JSON.parse(text))
}

/** What a function makes of an object, and which of the object's properties it asked for. */
export function tracked<T extends object, R>(
  make: (things: T) => R,
  things: T,
): { made: R; used: (keyof T & string)[] } {
  const used = new Set<keyof T & string>()
  const watched = new Proxy(things, {
    get: (target, key) => {
      used.add(key as keyof T & string)
      return Reflect.get(target, key) as unknown
    },
  })
  return { made: make(watched), used: [...used] }
}
