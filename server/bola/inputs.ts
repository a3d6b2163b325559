import type { Attacks } from './attack.ts'
import { basicAttacks } from './basic.ts'
import { financeAttacks } from './finance.ts'
import { orderAttacks } from './orders.ts'
import { referenceAttacks } from './reference.ts'
import { shoppingAttacks } from './shopping.ts'
import { signInAttacks } from './signIn.ts'

/** One attack on each call: the victim's own objects, named in full. A call that is not here fails the walk. */
export const attacks: Attacks = {
  ...basicAttacks,
  ...signInAttacks,
  ...referenceAttacks,
  ...shoppingAttacks,
  ...orderAttacks,
  ...financeAttacks,
}
