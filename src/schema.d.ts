declare module 'schema:*' {
  import type { AnswerSchema, AnswerWords } from '#core/calls/answerSchema.ts'
  import type { FormSchema } from '#core/calls/formSchema.ts'
  /** What a form needs of the call's input. */
  const form: FormSchema
  export default form
  /** What a screen needs to show of its answer. */
  export const answer: AnswerSchema
  /** Of that the words alone, for what must stay small. */
  export const words: AnswerWords
}

/** What a build is told by its environment. */
interface ImportMetaEnv {
  /** Origin that the platform's own pages on localhost send their calls to; by default their own. */
  readonly VITE_TEST_HOST?: string
}

interface ImportMeta {
  readonly env?: ImportMetaEnv
}
