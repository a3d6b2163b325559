import type { Call } from '@wotu/contract/call.ts'
import { contract } from '@wotu/contract/index.ts'
import { from, type Attack } from '../attack.ts'
import { answered, cardNumber, demo } from '../scene.ts'

// The partner's page has a token of its own. With it alone no secret is set or tried and no money moves; elsewhere it is worth nothing.

/** Every call that only the platform's own page may make, with a body that it would take. */
const platformOnly = Object.entries(contract).filter(([, call]) => call.kind === 'write' && call.platformOnly)

const refusedToPages: Attack[] = from(
  ['partner'],
  platformOnly.map(([path, call]) => ({
    name: `its own token: ${call.title}`,
    act: async ({ post, token }) =>
      // Anything but this refusal would mean that it was tried.
      !(await post(path, call.example as object, { token: await token() })).includes('"PLATFORM_ONLY"'),
  })),
)

/** What no member agrees to: a seller's work, cards, identities and all else that has no scope. */
const unscoped: Attack[] = from(
  ['partner'],
  [
    {
      name: 'its own token: makes every call that no consent names',
      act: async ({ post, token, steal }) => {
        const own = await token()
        for (const [path, call] of Object.entries<Call>(contract)) {
          if (call.scope || call.who === 'visitor') continue
          const answer = await post(path, call.example as object, { token: own })
          if (answer.includes('"PLATFORM_ONLY"')) continue
          steal(answer)
          return true
        }
        return false
      },
    },
  ],
)

const moving = (
  name: string,
  path: string,
  input: (has: Parameters<Attack['act']>[0]['has']) => object,
): Omit<Attack, 'from'> => ({
  name,
  act: async ({ post, token, has }) => answered(await post(path, input(has), { token: await token() })),
})

const moves = from(
  ['partner'],
  [
    moving('its own token: pays with an authorisation it made up', '/api/finance/cashier/banlancePay', ({ payId }) => ({
      payId,
      authorisationId: '1',
    })),
    moving('its own token: pays orders likewise', '/api/finance/cashier/orderPayment', ({ payId }) => ({
      payId,
      authorisationId: '1',
    })),
    moving('its own token: pays by card likewise', '/api/finance/cashier/cardPay', ({ payId, cardId }) => ({
      payId,
      cardId,
      authorisationId: '1',
    })),
    moving('its own token: withdraws', '/api/finance/balanceBusInfo/cash', () => ({
      step: 'submit',
      withdrawalId: '1',
      authorisationId: '1',
    })),
    moving('its own token: takes a card off', '/api/account/card/updCardById', ({ cardId }) => ({
      action: 'unbind',
      id: cardId,
      authorisationId: '1',
    })),
    moving(
      'its own token: confirms a delivery, which pays the seller',
      '/api/buyer/trading/order/orderReceived',
      ({ sentId }) => ({
        id: sentId,
      }),
    ),
    {
      name: 'its own token: tries payment passwords one after the other',
      act: async ({ post, token }) => {
        const own = await token()
        const path = '/api/basic/member/login/checkoutPayPwd'
        for (const password of ['123456', '000000', demo.payPassword]) {
          const input = { password, purpose: 'pay', bizId: '1', amountFen: 1 }
          if (answered(await post(path, input, { token: own }))) return true
        }
        return false
      },
    },
    {
      name: 'its own token: reads the card’s whole number',
      act: async ({ post, token, has, page }) => {
        const text = await post('/api/account/card/selCardById', { id: has.cardId }, { token: await token() })
        await page.evaluate(
          (text) => (window as unknown as { steal: (text: string) => Promise<void> }).steal(text),
          text,
        )
        return text.includes(cardNumber)
      },
    },
    {
      name: 'its own token: makes the platform’s frame’s token of it',
      act: async ({ post, token, partner }) =>
        answered(await post('/api/basic/member/login/embedFrame', { token: await token(), origin: partner })),
    },
  ],
)

const elsewhere = from(
  ['foreign', 'sibling'],
  [
    {
      name: 'a stolen token: reads the cart',
      act: async ({ post, own, partner }) => {
        const answer = await own.request.get(`${partner}/session-token`)
        const { token } = (await answer.json()) as { token: string }
        return answered(await post('/api/buyer/trading/cart/selOrderCart', {}, { token }))
      },
    },
    {
      name: 'a stolen token: reads it as text, with the token in the body',
      act: async ({ post, own, partner }) => {
        const answer = await own.request.get(`${partner}/session-token`)
        const { token: bearer } = (await answer.json()) as { token: string }
        const headers = { 'content-type': 'text/plain' }
        return answered(await post('/api/buyer/trading/cart/selOrderCart', { bearer }, { headers }))
      },
    },
    {
      name: 'asks the partner’s backend for a token of its own',
      act: ({ page, partner }) =>
        page.evaluate(
          (url) =>
            fetch(url, { credentials: 'include' })
              .then((a) => a.text())
              .then(
                (text) => text.includes('token'),
                () => false,
              ),
          `${partner}/session-token`,
        ),
    },
  ],
)

export const token = [...refusedToPages, ...unscoped, ...moves, ...elsewhere]

export const tokenControl = from(
  ['partner'],
  [
    {
      name: 'its own token: reads the victim’s cart, as it may: that is seen',
      control: true,
      act: async ({ post, token }) =>
        answered(await post('/api/buyer/trading/cart/selOrderCart', {}, { token: await token() })),
    },
  ],
)
