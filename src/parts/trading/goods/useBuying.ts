import { events } from '#core/page/core.ts'
import { go, signIn } from '#core/page/go.ts'
import { useSignedIn, useWrite } from '#core/page/react.ts'

interface Wanted {
  specId: string
  quantity: number
}

/** Puts goods into the cart, or orders them at once; whoever isn't signed in does that first. */
export const useBuying = () => {
  const signedIn = useSignedIn()
  const { run, busy } = useWrite('/openapi/trading/cart/addOrderCartV2/1.0')
  return {
    adding: busy,
    /** @returns whether it is in the cart now */
    add: async (wanted: Wanted): Promise<boolean> => {
      if (!signedIn) {
        signIn()
        return false
      }
      const added = await run(wanted)
      if (added) events.emit('notice', { message: '已加入购物车', tone: 'success' })
      return added !== undefined
    },
    buy: ({ specId, quantity }: Wanted) =>
      signedIn ? go(`/shoping/orders?spec=${specId}&quantity=${quantity}`) : signIn(),
  }
}
