import { alike, type Equivalent } from './equivalent.ts'

const readBefore = 'The row was read under its owner before, in the same transaction: it spares the search elsewhere.'

export const basic: Equivalent[] = [
  {
    file: 'basic/address.ts',
    what: `where('isDefault', '=', true)`,
    why: 'What is no default stays none: it only spares writing those rows.',
  },
  ...alike(readBefore, 'basic/address.ts', `where('boId', '=', ownerId)`, `where('boId', '=', actor.boId)`),
  {
    file: 'basic/bind.ts',
    what: `where('account', 'in', names)`,
    why: 'Each account then looks for its own: it only spares reading the others.',
  },
  ...alike(
    'The wall between tenants shows no other tenant’s rows; the primary key begins with it.',
    'basic/loginFailure.ts',
    `where('systemId', '=', systemId)`,
  ),
  ...alike(
    'The wall between tenants shows no other tenant’s origins: either alone suffices.',
    'basic/embed.ts',
    `where('systemId', '=', systemId)`,
  ),
]
