import { expect, it } from 'vitest'
import { importsOf, reasonAgainst } from './directions.ts'

const wrong: [file: string, specifier: string][] = [
  ['src/core/calls/api.ts', '#ui/control/Button.tsx'],
  ['src/core/calls/api.ts', '#screens/List.tsx'],
  ['src/core/calls/api.ts', '#widgets/cart/Cart.tsx'],
  ['src/core/calls/api.ts', '#apps/error/routes.ts'],
  ['src/core/calls/api.ts', '../../ui/control/Button.tsx'],
  ['src/core/calls/api.ts', '@wotu/contract/index.ts'],
  ['src/core/calls/api.ts', '@wotu/server/app.ts'],
  ['src/ui/control/Button.tsx', '#core/page/core.ts'],
  ['src/ui/control/Button.tsx', '#screens/List.tsx'],
  ['src/ui/control/Button.tsx', '@wotu/contract/fields.ts'],
  ['src/ui/icons/Cart.tsx', '../../core/core.ts'],
  ['src/screens/List.tsx', '#widgets/cart/Cart.tsx'],
  ['src/screens/List.tsx', '#apps/error/routes.ts'],
  ['src/screens/List.tsx', '@wotu/contract/fields.ts'],
  ['src/widgets/cart/Cart.tsx', '#widgets/order/Order.tsx'],
  ['src/widgets/cart/Cart.tsx', '../order/Order.tsx'],
  ['src/widgets/cart/parts/Line.tsx', '../../order/Order.tsx'],
  ['src/widgets/cart/Cart.tsx', '#apps/error/routes.ts'],
  ['src/widgets/cart/Cart.tsx', '@wotu/contract/fields.ts'],
  ['src/apps/finance/Home.tsx', '#apps/error/routes.ts'],
  ['src/apps/finance/Home.tsx', '../error/routes.ts'],
  ['src/apps/finance/wallet/List.tsx', '../../error/routes.ts'],
  ['src/apps/finance/Home.tsx', '@wotu/contract/fields.ts'],
  ['src/apps/finance/Home.tsx', '#widgets/cart/Cart.tsx'],
  ['src/apps/finance/Home.tsx', '#shell/platform/menu.ts'],
  ['src/parts/trading/cart/MyCart.tsx', '#widgets/cart/Cart.tsx'],
  ['src/screens/list/ListView.tsx', '#parts/trading/cart/MyCart.tsx'],
  ['src/shell/platform/App.tsx', '#kernel/db/db.ts'],
  ['contract/trading/cart.ts', '#core/format/money.ts'],
  ['contract/trading/cart.ts', '../../server/app.ts'],
  ['contract/trading/cart.ts', '@wotu/server/app.ts'],
  ['server/trading/cart/cart.ts', '#core/format/money.ts'],
  ['server/trading/cart/cart.ts', '../../src/core/money.ts'],
  ['server/trading/cart/cart.ts', '../../../contract/fields.ts'],
  ['server/trading/cart/cart.ts', '../../finance/ledger/ledger.ts'],
  ['server/trading/cart/cart.ts', '../../kernel/db/db.ts'],
  ['server/kernel/call/call.ts', '../../trading/index.ts'],
  ['server/kernel/db/pool.ts', '../../finance/index.ts'],
  ['server/kernel/call/call.ts', '#adapters/sms.ts'],
]
it.each(wrong)('refuses that %s imports %s', (file, specifier) => {
  expect(reasonAgainst(file, specifier)).toBeDefined()
})

const right: [file: string, specifier: string][] = [
  ['src/screens/List.tsx', '#core/page/core.ts'],
  ['src/screens/List.tsx', '#ui/control/Button.tsx'],
  ['src/widgets/cart/Cart.tsx', '#screens/List.tsx'],
  ['src/widgets/cart/Cart.tsx', './Cart.css.ts'],
  ['src/widgets/cart/parts/Line.tsx', '../Cart.css.ts'],
  ['src/apps/finance/Home.tsx', '#parts/trading/cart/MyCart.tsx'],
  ['src/shell/platform/App.tsx', '#apps/finance/routes.ts'],
  ['src/shell/app/sections.ts', '#apps/finance/routes.ts'],
  ['src/ui/icons/Cart.tsx', '../cx.ts'],
  ['src/widgets/cart/Cart.stories.tsx', '#testing/fakeApi.ts'],
  ['contract/trading/cart.ts', '../fields.ts'],
  ['server/trading/cart/cart.ts', '../../finance/index.ts'],
  ['server/trading/cart/cart.ts', '@wotu/contract/fields.ts'],
]
it.each(right)('lets %s import %s', (file, specifier) => {
  expect(reasonAgainst(file, specifier)).toBeUndefined()
})

it('lets the browser import the types of the contract', () => {
  expect(reasonAgainst('src/core/calls/api.ts', '@wotu/contract/index.ts', true)).toBeUndefined()
})

it('reads every import of a module: over several lines, of types, of what is loaded later, and what it passes on', () => {
  const source = [
    "import type { A } from './a.ts'",
    "import {\n  b,\n  c,\n} from '#core/b.ts'",
    "import './d.css.ts'",
    "export { e } from './e.ts'",
    "const f = () => import('./f.tsx')",
  ].join('\n')
  expect(importsOf(source)).toEqual([
    { specifier: './a.ts', isType: true },
    { specifier: '#core/b.ts', isType: false },
    { specifier: './d.css.ts', isType: false },
    { specifier: './e.ts', isType: false },
    { specifier: './f.tsx', isType: false },
  ])
})
