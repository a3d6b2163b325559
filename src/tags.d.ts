/** The tags that there are; see tooling/kit/plugins.ts. */
declare module 'wotu:tags' {
  /** By tag, what imports the module that defines it. */
  export const load: Record<string, () => Promise<unknown>>
}
