import { contract, type InputOf, type OutputOf, type Path } from '@wotu/contract/index.ts'
import { domains } from '../domains.ts'
import type { AnyHandlers, Context } from '#kernel/call/handlers.ts'
import { refuse } from '#kernel/call/refuse.ts'
import type { World } from './world.ts'

const handlers: AnyHandlers = Object.assign({}, ...domains.map((domain) => domain.handlers))

/** Who acts: a member on his own behalf, with his shop if he has one. */
export interface Who {
  id: string
  shopId?: string
}

/**
 * One call as a member made it at an instant of the past, through the server's own handler: stock, money, states and
 * logs are then what they would have been. Nobody is told, nothing is limited.
 * @throws {Refusal} what the handler refuses
 */
export const act = async <P extends Path>({ db, systemId }: World, path: P, input: InputOf<P>, who: Who, at: Date) => {
  const context: Context = {
    input: contract[path].input.parse(input),
    db,
    systemId,
    now: at,
    actor: {
      sessionId: '',
      memberId: who.id,
      boId: who.id,
      shopId: who.shopId ?? null,
      grants: 'all',
      backOffice: false,
    },
    address: '127.0.0.1',
    refuse,
    limit: async () => {},
    tell: () => {},
    session: nobodySignsIn,
  }
  return (await handlers[path]!(context as never)) as OutputOf<P>
}

const refused = () => Promise.reject(new Error('the seed signs nobody in'))
const nobodySignsIn = new Proxy({} as Context['session'], { get: () => refused })
