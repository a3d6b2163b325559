import { useMemo } from 'react'
import { useRead, useSignedIn } from '#core/page/react.ts'
import type { Standing } from '#core/page/route.ts'

/**
 * What whoever is signed in may do as the one whose business they act for.
 *
 * @returns undefined for a visitor, and where it can't be known; 'asked' until it is here
 */
export const useStanding = (): Standing | 'asked' | undefined => {
  const signedIn = useSignedIn()
  const { data: me, error } = useRead('/api/basic/member/login/getBaseMemberByToken', signedIn ? {} : null)
  const grants = me?.grants.join()
  const hasShop = !!me && me.shopId !== null
  // Compared by its content: the same answer, come once more, changes nothing.
  const standing = useMemo(
    () => (grants === undefined ? undefined : { grants: grants.split(',') as Standing['grants'], hasShop }),
    [grants, hasShop],
  )
  if (!signedIn || (error && !me)) return undefined
  return me === undefined ? 'asked' : standing
}
