/**
 * What a page has once, however many copies, builds and versions of the kit it loads: the first to ask makes it. The number is
 * the protocol's, and rises with a shape that older copies could not use.
 */
export const onPage = <T>(name: string, make: () => T): T => {
  const page = globalThis as unknown as Record<symbol, T>
  return (page[Symbol.for(`wotu.${name}/1`)] ??= make())
}
