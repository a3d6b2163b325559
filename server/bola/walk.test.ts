import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract, type Path } from '@wotu/contract/index.ts'
import type { Caller } from '#kernel/call/call.ts'
import { setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { Refusal } from '#kernel/call/refuse.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { provesNoCall } from '#kernel/testing/made.ts'
import { tx } from '#kernel/call/tx.ts'
import { setFilesDir } from '#adapters/files.ts'
import { testBank } from '../testing/bank.ts'
import { market } from '../testing/call.ts'
import { leavesOf, sameButFor, saysNothing, tracked } from './answers.ts'
import { fingerprint } from './fingerprint.ts'
import { attacks } from './inputs.ts'
import { forgetLimits } from './limits.ts'
import { inPage, makeStrangers } from './strangers.ts'
import { makeFront, makeThings, rightfulCaller, type Front, type Victim } from './victim.ts'

// What isn't yours answers as what isn't there. Each stranger makes each call twice: in a world without the victim's things,
// about things that never were, and in the world with them, about them. Both answers must be the same, and nothing of the
// victim's may have changed.

setPepper('test')
provesNoCall()
setFilesDir(mkdtempSync(join(tmpdir(), 'wotu-files-')))
await testBank()
const paths = Object.keys(contract) as Path[]

let front: Front
let victim: Victim
/** Another buyer and seller, who have as much. */
let twin: Victim
/** What the victim's things would have been. */
let ghost: Victim
let strangers: Record<string, Caller>
/** How strangers were answered in the world without the victim, by path and {@link attempts}. */
const before = new Map<string, string>()

/** What the victim's rows are, once they are all there: every attack is undone. */
let untouched: string | undefined
const members = () => [front.buyer.id, front.newcomer.id, front.shop.sellerId]

class Undo extends Error {}

interface Seen {
  code: string
  text: string
  changed: boolean
}

/** Makes the call, undoes what it did, and says how it answered and whether it changed anything of the victim's. */
async function attack(path: Path, caller: Caller, input: unknown): Promise<Seen> {
  const { db } = await testDb()
  const seen: Seen = { code: '0', text: '', changed: false }
  const make = async (trx: Db) => {
    await sql`select set_config('wotu.system_id', ${String(caller.systemId)}, true)`.execute(trx)
    seen.text = JSON.stringify(await market.call(path, input as never, caller, { db: trx, key: newId() }))
  }
  if (contract[path].kind === 'write') await forgetLimits(caller.systemId)
  await inTenant(caller.systemId, () =>
    tx(db, async (trx) => {
      await make(trx).catch((error: unknown) => {
        if (!(error instanceof Refusal)) {
          // An id belongs to one tenant: where another uses it, the database's own refusal is one, too.
          if (caller.systemId === wotu) throw new Error(`${path} broke`, { cause: error })
          seen.code = 'SERVER_FAULT'
          return
        }
        seen.code = error.code
        seen.text = JSON.stringify(error.envelope)
      })
      if (untouched && contract[path].kind === 'write' && seen.code !== 'SERVER_FAULT')
        seen.changed = (await fingerprint(trx, members())) !== untouched
      throw new Undo()
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return seen
}

interface Attempt {
  name: string
  caller: Caller
  input: unknown
  /** It names somebody, not only what is theirs. */
  namesWho: boolean
}

/** All that strangers try with these things of the victim's: all of them, and each of them among things of their own. */
function attempts(path: Path, things: Victim): Attempt[] {
  const { inputs, bearer } = attacks[path]!
  return inputs.flatMap((input, form) => {
    const { made, used } = tracked<Victim, unknown>(input, things)
    const namesWho = used.some((thing) => thing === 'buyer' || thing === 'shop' || thing === 'newcomer')
    const all = Object.entries(strangers).map(([who, caller]) => ({
      name: `${who}, form ${form}`,
      caller,
      input: made,
      namesWho,
    }))
    const mixed = used.flatMap((thing) =>
      ['another buyer', 'another seller'].map((who) => ({
        name: `${who} with the victim’s ${thing}, form ${form}`,
        caller: strangers[who]!,
        input: input({ ...twin, [thing]: things[thing] }),
        namesWho: false,
      })),
    )
    return [...(bearer ? [] : all), ...(used.length > 1 ? mixed : [])]
  })
}

beforeAll(async () => {
  // What was sent and proven a moment ago stays so.
  setClock(new Date())
  const { db } = await testDb()
  await inTenant(wotu, async () => {
    twin = await tx(db, async (trx) => makeThings(trx, await makeFront(trx, '画眉二号')))
    front = await tx(db, (trx) => makeFront(trx))
    await tx(db, async (trx) => {
      ghost = await makeThings(trx, front)
      throw new Undo()
    }).catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  })
  strangers = await makeStrangers(front, twin)
  for (const path of paths)
    for (const { name, caller, input } of attacks[path] ? attempts(path, ghost) : []) {
      // One that breaks breaks again in its own test, which says so.
      const { code, text } = await attack(path, caller, input).catch(() => ({ code: 'broke', text: '' }))
      before.set(`${path} ${name}`, sameButFor(`${code} ${text}`))
    }
  victim = await inTenant(wotu, () => tx(db, (trx) => makeThings(trx, front)))
  untouched = await inTenant(wotu, () => tx(db, (trx) => fingerprint(trx, members())))
}, 600_000)

it('every call of the contract is attacked, in each of its forms', () => {
  const formless = paths.filter((path) => {
    const { input } = contract[path]
    return (
      !attacks[path] ||
      attacks[path].inputs.length < (input instanceof z.ZodDiscriminatedUnion ? input.options.length : 1)
    )
  })
  expect(formless).toEqual([])
})

describe.each(paths)('%s', (path) => {
  it('goes through for whom it is for, and for others with things of their own', async () => {
    const { inputs, rightful, expects } = attacks[path]!
    for (const one of [victim, twin])
      for (const input of inputs) {
        const { code, text } = await attack(path, rightfulCaller(one, rightful), input(one))
        expect(code, text).toBe(expects?.code ?? '0')
      }
    if (!expects) return
    const { file, title } = expects.test
    expect(existsSync(file) && readFileSync(file, 'utf8').includes(`'${title}'`), `${file}: ${title}`).toBe(true)
  })

  it('shows and changes nothing for anybody else', async () => {
    const { inputs, rightful, bearer, employeesToo, anyMember } = attacks[path]!
    const shown = new Set<string>()
    for (const input of inputs) {
      const answer = async (one: Victim) =>
        leavesOf((await attack(path, rightfulCaller(one, rightful), input(one))).text)
      const common = await answer(twin)
      for (const leaf of await answer(victim)) if (rightful !== 'visitor' && !common.has(leaf)) shown.add(leaf)
    }
    const publicly = [
      victim.goods.goodsId,
      victim.goods.specId,
      victim.shop.shopId,
      victim.shop.sellerId,
      victim.buyer.id,
    ]
    for (const { name, caller, input, namesWho } of attempts(path, victim)) {
      const { text, code, changed } = await attack(path, caller, input)
      expect(changed, `${name} changed rows of the victim (${code})`).toBe(false)
      // What they sent themselves may come back to them; everything else of the victim's is a leak.
      const sent = JSON.stringify(input)
      const mayKnow = employeesToo && name.includes('employee')
      const secrets = [victim.name, victim.words, victim.buyer.phone, ...shown].filter(
        (secret) => !sent.includes(secret) && !publicly.some((known) => secret.includes(known)),
      )
      expect(
        secrets.filter((secret) => !mayKnow && text.includes(secret)),
        `${name} was shown`,
      ).toEqual([])
      if (namesWho && rightful !== 'visitor' && !anyMember && !mayKnow && code === '0')
        expect(saysNothing(text), `${name} is told nothing, or refused`).toBe(true)
      if ((rightful !== 'visitor' || bearer) && !mayKnow && code !== 'SERVER_FAULT')
        expect(sameButFor(`${code} ${text}`), `${name} is answered as about what isn’t there`).toBe(
          before.get(`${path} ${name}`),
        )
    }
  })

  const { who, scope } = contract[path]
  it.runIf(who !== 'visitor' && !scope)('stays out of a partner’s page, whatever was agreed to there', async () => {
    const page = await inPage(victim.pageToken)
    expect(page.actor?.memberId).toBe(victim.buyer.id)
    for (const input of attacks[path]!.inputs)
      expect((await attack(path, page, input(victim))).code).toBe('PLATFORM_ONLY')
  })

  it.runIf(attacks[path]?.bearer)('refuses a secret that nobody was given', async () => {
    for (const input of attacks[path]!.inputs)
      for (const [who, caller] of Object.entries(strangers))
        expect((await attack(path, caller, input(ghost))).code, who).not.toBe('0')
  })
})
