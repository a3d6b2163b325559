import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

// The directions of CONTRIBUTING.md are lint rules: each wrong import is caught, and each right one is let through.

const repository = path.resolve(import.meta.dirname, '..')
let house: string

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'wotu-directions-'))
  cpSync(path.join(repository, '.oxlintrc.json'), path.join(house, '.oxlintrc.json'))
})
afterEach(() => rmSync(house, { recursive: true }))

/** Whether lint refuses this one line in this file, for its import. */
function refused(file: string, line: string): boolean {
  mkdirSync(path.join(house, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(house, file), `${line}\nexport { x } from 'react'\nexport type Y = typeof X\n`)
  try {
    execFileSync(path.join(repository, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
      cwd: house,
      encoding: 'utf8',
    })
    return false
  } catch (failure) {
    return (failure as { stdout: string }).stdout.includes('no-restricted-imports')
  }
}

const wrong: [file: string, specifier: string][] = [
  ['src/core/api.ts', '#ui/Button.tsx'],
  ['src/core/api.ts', '#screens/List.tsx'],
  ['src/core/api.ts', '#widgets/cart/Cart.tsx'],
  ['src/core/api.ts', '#apps/error/routes.ts'],
  ['src/core/api.ts', '../ui/Button.tsx'],
  ['src/core/api.ts', '@wotu/contract/index.ts'],
  ['src/core/api.ts', '@wotu/server/app.ts'],
  ['src/ui/Button.tsx', '#core/core.ts'],
  ['src/ui/Button.tsx', '#screens/List.tsx'],
  ['src/ui/Button.tsx', '@wotu/contract/fields.ts'],
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
  ['src/apps/platform/App.tsx', '#kernel/db.ts'],
  ['contract/trading/cart.ts', '#core/money.ts'],
  ['contract/trading/cart.ts', '../../server/app.ts'],
  ['contract/trading/cart.ts', '@wotu/server/app.ts'],
  ['server/trading/cart.ts', '#core/money.ts'],
  ['server/trading/cart.ts', '../../src/core/money.ts'],
  ['server/trading/cart.ts', '../../contract/fields.ts'],
  ['server/trading/cart.ts', '../finance/ledger.ts'],
  ['server/trading/cart.ts', '../kernel/db.ts'],
  ['server/kernel/call.ts', '../trading/index.ts'],
  ['server/kernel/db/pool.ts', '../../finance/index.ts'],
  ['server/kernel/call.ts', '#adapters/sms.ts'],
]
it.each(wrong)('refuses that %s imports %s', (file, specifier) => {
  expect(refused(file, `import { X } from '${specifier}'`)).toBe(true)
})

const right: [file: string, specifier: string][] = [
  ['src/screens/List.tsx', '#core/core.ts'],
  ['src/screens/List.tsx', '#ui/Button.tsx'],
  ['src/widgets/cart/Cart.tsx', '#screens/List.tsx'],
  ['src/widgets/cart/Cart.tsx', './Cart.css.ts'],
  ['src/widgets/cart/parts/Line.tsx', '../Cart.css.ts'],
  ['src/apps/finance/Home.tsx', '#widgets/cart/Cart.tsx'],
  ['src/apps/platform/App.tsx', '#apps/finance/routes.ts'],
  ['src/apps/app/sections.ts', '#apps/finance/routes.ts'],
  ['src/ui/icons/Cart.tsx', '../cx.ts'],
  ['src/widgets/cart/Cart.stories.tsx', '#testing/fakeApi.ts'],
  ['contract/trading/cart.ts', '../fields.ts'],
  ['server/trading/cart.ts', '../finance/index.ts'],
  ['server/trading/cart.ts', '@wotu/contract/fields.ts'],
]
it.each(right)('lets %s import %s', (file, specifier) => {
  expect(refused(file, `import { X } from '${specifier}'`)).toBe(false)
})

it('lets the browser import the types of the contract', () => {
  expect(refused('src/core/api.ts', `import type { X } from '@wotu/contract/index.ts'`)).toBe(false)
})
