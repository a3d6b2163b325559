import { grants, type Grant } from '@wotu/contract/call.ts'
import { functions } from '@wotu/contract/basic/role.ts'

/** The function tree, with what is allowed to somebody. */
export const functionTree = (allowed: readonly Grant[]) =>
  functions.map(({ name, title, grants: notes }) => ({
    name,
    title,
    functions: (Object.entries(notes) as [Grant, string][]).map(([id, note]) => ({
      id,
      title: grants[id],
      note,
      allowed: allowed.includes(id),
    })),
  }))
