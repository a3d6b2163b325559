import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract, type Path } from '@wotu/contract/index.ts'
import type { Caller } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { setPepper } from '#kernel/pepper.ts'
import { Refusal } from '#kernel/refuse.ts'
import { inTenant } from '#kernel/tenant.ts'
import { another, testDb, wotu } from '#kernel/testing.ts'
import { as, asVisitor } from '#kernel/testing-call.ts'
import { tx } from '#kernel/tx.ts'
import { setFilesDir } from '#adapters/files.ts'
import { market, seller } from '../testing/call.ts'
import { attacks } from './inputs.ts'
import { canary, fingerprint, makeStranger, makeVictim, type Victim } from './victim.ts'

setPepper('test')
setFilesDir(mkdtempSync(join(tmpdir(), 'wotu-files-')))
const paths = Object.keys(contract) as Path[]

let victim: Victim
let strangers: Record<string, Caller>
/** Everything that tells the victim apart, which no stranger's answer may hold. */
let secrets: string[]

class Undo extends Error {}

/** Makes the call, undoes what it did, and says how it answered and what of the victim's rows it changed. */
async function attack(path: Path, caller: Caller) {
  const { db } = await testDb()
  const members = [victim.buyer.id, victim.shop.sellerId]
  const seen = { code: '0', text: '', changed: false }
  await inTenant(caller.systemId, () =>
    tx(db, async (trx) => {
      const before = await fingerprint(trx, members)
      await sql`select set_config('wotu.system_id', ${String(caller.systemId)}, true)`.execute(trx)
      try {
        const input = attacks[path]!.input(victim)
        seen.text = JSON.stringify(await market.call(path, input as never, caller, { db: trx, key: newId() }))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        seen.code = error.code
        seen.text = JSON.stringify(error.envelope)
      }
      seen.changed = (await fingerprint(trx, members)) !== before
      throw new Undo()
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return seen
}

beforeAll(async () => {
  const { db } = await testDb()
  await inTenant(wotu, async () => {
    victim = await tx(db, makeVictim)
    const stranger = await tx(db, makeStranger)
    const employee = (boId: string, shopId: string | null) => as({ memberId: newId(), boId, shopId, grants: new Set() })
    strangers = {
      'a visitor': asVisitor,
      'another buyer': as({ memberId: newId() }),
      'another seller': seller(stranger),
      'the buyer’s employee without a grant': employee(victim.buyer.id, null),
      'the seller’s employee without a grant': employee(victim.shop.sellerId, victim.shop.shopId),
      'a member of another tenant': as({ memberId: newId() }, another),
      'another tenant’s session in the victim’s name': as({ memberId: victim.buyer.id, shopId: newId() }, another),
    }
    secrets = [
      canary.name,
      canary.words,
      victim.buyer.phone,
      victim.buyer.addressId,
      victim.lineId,
      victim.unpaid.payId,
      ...[victim.unpaid, victim.unsent, victim.sent].flatMap((order) => [order.orderId, order.lineId]),
      victim.sent.shipmentId,
      victim.cardId,
      victim.withdrawalId,
      victim.flowId,
      victim.holdId,
      victim.boundAccount,
      victim.freeAccount,
    ]
  })
})

it('every call of the contract is attacked', () => {
  expect(paths.filter((path) => !attacks[path])).toEqual([])
})

describe.each(paths)('%s', (path) => {
  it('answers whoever it is for', async () => {
    const { rightful, mayBeMissing } = attacks[path]!
    const caller = rightful === 'visitor' ? asVisitor : rightful === 'buyer' ? victim.as : victim.asSeller
    expect([
      ...(mayBeMissing ? [] : ['NOT_FOUND']),
      'NO_PERMISSION',
      'NOT_SIGNED_IN',
      'PARAM_INVALID',
      'TENANT_MISMATCH',
      'SERVER_FAULT',
    ]).not.toContain((await attack(path, caller)).code)
  })

  it('shows and changes nothing for anybody else', async () => {
    for (const [who, caller] of Object.entries(strangers)) {
      const { text, changed, code } = await attack(path, caller)
      expect(changed, `${who} changed rows of the victim (${code})`).toBe(false)
      // What he sent himself may come back to him; everything else of the victim's is a leak.
      const sent = JSON.stringify(attacks[path]!.input(victim))
      expect(
        secrets.filter((secret) => text.includes(secret) && !sent.includes(secret)),
        `${who} was shown`,
      ).toEqual([])
    }
  })
})
