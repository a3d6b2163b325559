import { api, identityChanged } from '../page/core.ts'

/**
 * Takes another identity, an employer's or one's own: all that the former one saw is let go, on this page and on every
 * other of this browser. Resolves either way: the core says what went wrong.
 */
export const takeIdentity = (boId: string) =>
  api.write('/api/basic/member/switchEmployee', { boId }).then(identityChanged, () => {})
