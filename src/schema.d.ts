declare module 'schema:*' {
  import type { FormSchema } from '#core/formSchema.ts'
  const form: FormSchema
  export default form
}
