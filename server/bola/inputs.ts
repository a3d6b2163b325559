import { contract, type Path } from '@wotu/contract/index.ts'
import type { Attack, Attacks } from './attack.ts'
import { basicAttacks } from './basic.ts'
import { derived } from './derived.ts'
import { financeAttacks } from './finance.ts'
import { orderAttacks } from './orders.ts'
import { referenceAttacks } from './reference.ts'
import { shoppingAttacks } from './shopping.ts'
import { signInAttacks } from './signIn.ts'

const written: Attacks = {
  ...basicAttacks,
  ...signInAttacks,
  ...referenceAttacks,
  ...shoppingAttacks,
  ...orderAttacks,
  ...financeAttacks,
}

const paths = Object.keys(contract) as Path[]
const attackOf = <P extends Path>(path: P): Attack<P> | undefined => written[path] ?? derived(path)

/**
 * One attack on each call: the victim's own objects, named in full; derived where it names none. A call that names one and is
 * not written fails the walk.
 */
export const attacks: Attacks = Object.fromEntries(paths.map((path) => [path, attackOf(path)]))
