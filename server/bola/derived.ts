import { z } from 'zod'
import { contract, type Path } from '@wotu/contract/index.ts'
import type { Call, Who } from '@wotu/contract/call.ts'
import type { Attack, Rightful } from './attack.ts'

/** Names of fields that hold something of somebody's: an id, a key, a token. */
const naming = /^id$|Ids?$|serial|token|code$|key$/i

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** The names of all fields of an input, at any depth. */
const fieldsOf = ({ properties = {}, items, anyOf = [], oneOf = [], allOf = [] }: Schema): string[] => [
  ...Object.keys(properties),
  ...[...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf].flatMap(fieldsOf),
]

const rightful: Record<Who, Rightful> = {
  visitor: 'visitor',
  member: 'buyer',
  owner: 'buyer',
  seller: 'seller',
  backOffice: 'staff',
}

/**
 * The attack on a call that takes nothing of anybody's, only what its contract's `example` says: what it answers is its
 * caller's own. One that takes an id, a key or a token has a row written by hand.
 */
export const derived = <P extends Path>(path: P): Attack<P> | undefined => {
  const { input, who, example } = contract[path] as Call
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  if (fieldsOf(schema).some((name) => naming.test(name))) return
  return { rightful: rightful[who], inputs: [() => example as never] }
}
