import type { InputOf, Path } from '@wotu/contract/index.ts'
import type { ErrorCode } from '@wotu/contract/errors.ts'
import type { Victim } from './victim.ts'

/** Who a call is for: one of the victim's members, their token in a partner's page, or anybody. */
export type Rightful = 'buyer' | 'seller' | 'newcomer' | 'page' | 'staff' | 'visitor'

/**
 * Whose object a call takes: the walk first lets them make the call, which must answer `0`, so that no cell passes by
 * naming nothing. A call of several forms has an input for each.
 */
export interface Attack<P extends Path> {
  rightful: Rightful
  inputs: ((victim: Victim) => InputOf<P>)[]
  /** Whoever brings the secret is who it is for. So a stranger has another, or only half of what must be brought. */
  bearer?: true
  /** An employee is shown it, too, whatever they were granted: whom they work for. */
  employeesToo?: true
  /** What it tells of somebody may be asked by every member. */
  anyMember?: true
  /** What the call answers to those whom it is for, where it can't be `0`: why not, and the test that proves `0`. */
  expects?: { code: ErrorCode; why: string; test: { file: string; title: string } }
}
export type Attacks = { [P in Path]?: Attack<P> }

type Inputs<P extends Path> = Attack<P>['inputs']

export const buyer = <P extends Path>(...inputs: Inputs<P>): Attack<P> => ({ rightful: 'buyer', inputs })
export const seller = <P extends Path>(...inputs: Inputs<P>): Attack<P> => ({ rightful: 'seller', inputs })
/** The platform's own. */
export const staff = <P extends Path>(...inputs: Inputs<P>): Attack<P> => ({ rightful: 'staff', inputs })
/** A member who has nothing yet, not even a payment password. */
export const newcomer = <P extends Path>(...inputs: Inputs<P>): Attack<P> => ({ rightful: 'newcomer', inputs })
/** The buyer in a partner's page, by the token that they let it have. */
export const page = <P extends Path>(...inputs: Inputs<P>): Attack<P> => ({ rightful: 'page', inputs })
/** Public by its nature: anybody may, and nothing of the victim's may show. */
export const open = <P extends Path>(...inputs: Inputs<P>): Attack<P> => ({ rightful: 'visitor', inputs })
export const bearer = <P extends Path>(attack: Attack<P>): Attack<P> => ({ ...attack, bearer: true })
export const anyMember = <P extends Path>(attack: Attack<P>): Attack<P> => ({ ...attack, anyMember: true })
export const employeesToo = <P extends Path>(attack: Attack<P>): Attack<P> => ({ ...attack, employeesToo: true })

/** The first page of a list. */
export const first = { page: 1 }
