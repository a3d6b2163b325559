import { alike, type Equivalent } from './equivalent.ts'

const readBefore = 'The row was read under its owner before, in the same transaction: it spares the search elsewhere.'

export const basic: Equivalent[] = [
  ...alike(readBefore, 'basic/address/address.ts', `where('boId', '=', ownerId)`, `where('boId', '=', actor.boId)`),
  {
    file: 'basic/employee/employee.ts',
    what: `where('boId', '=', actor.boId)`,
    why: readBefore,
    // The second reads an owner's tags, and a test asks for it.
    of: 2,
    nth: 1,
  },
  {
    file: 'basic/file/picture.ts',
    what: 'loaded',
    why: '`require` keeps the library too: this only spares setting it up again.',
  },
  ...alike(
    'The wall between tenants shows no other tenant’s manufacturers: this is for the index, and a second wall.',
    'basic/manufacturer/manufacturer.ts',
    `where('systemId', '=', systemId)`,
  ),
  {
    file: 'basic/bind/bind.ts',
    what: `where('account', 'in', names)`,
    why: 'Each account then looks for its own: it only spares reading the others.',
  },
  ...alike(
    'The wall between tenants shows no other tenant’s rows; the primary key begins with it.',
    'basic/login/failure.ts',
    `where('systemId', '=', systemId)`,
  ),
  {
    file: 'basic/data-temp/dataTemp.ts',
    what: `where('boId', '=', actor.boId)`,
    of: 2,
    nth: 1,
    why: readBefore,
  },
  {
    file: 'basic/point/earn.ts',
    what: '!rule',
    why: 'There is a rule for each action, and the server may not take one away: it is for whoever does so by hand.',
  },
  ...alike(
    'The wall between tenants shows no other tenant’s origins: either alone suffices.',
    'basic/embed/embed.ts',
    `where('systemId', '=', systemId)`,
  ),
]
