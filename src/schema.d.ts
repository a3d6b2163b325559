declare module 'schema:*' {
  import type { FormSchema } from '#core/calls/formSchema.ts'
  const form: FormSchema
  export default form
}

/** What a build is told by its environment. */
interface ImportMetaEnv {
  /** Origin that the platform's own pages on localhost send their calls to; by default their own. */
  readonly VITE_TEST_HOST?: string
}

interface ImportMeta {
  readonly env?: ImportMetaEnv
}
