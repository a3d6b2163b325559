import { relative } from 'node:path'
import { getFn, getHooks, type Suite, type Test } from '@vitest/runner'
import { sql } from 'kysely'
import pg from 'pg'
import { VitestTestRunner } from 'vitest/runners'
import { functionMutants } from './functions.ts'
import { note, readFindings, readPlan } from './trial.ts'

const dir = process.env.MUTATION_DIR!

/** The mutant on trial, and those that the running test came by. */
let onTrial: string | undefined
const reached = new Set<string>()

const isOnTrial = (id: string) => {
  reached.add(id)
  return id === onTrial
}
Object.assign(globalThis, {
  __mutant: Object.assign(isOnTrial, {
    always: sql`true`,
    off: (id: string) => id === onTrial,
    fires: (id: string, value: unknown) => {
      if (value) reached.add(id)
      return value
    },
  }),
})

/** The test file's own database, and which of its functions are run: seen at the driver. */
const functions = new Map((await functionMutants()).map((mutant) => [mutant.id, mutant]))
const names = [...new Set([...functions.values()].map(({ name }) => name))]
const call = new RegExp(`\\b(${names.join('|')})\\(`, 'g')
let database: string | undefined
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  if (this.database?.startsWith('wotu_test_')) database = this.database
  const [asked] = args
  const text = typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '')
  for (const [, name] of text.matchAll(call))
    for (const mutant of functions.values()) if (mutant.name === name) reached.add(mutant.id)
  return (query as (...args: unknown[]) => unknown).apply(this, args)
} as typeof query

const define = async (statement: string, serverUrl: string) => {
  const connectionString = Object.assign(new URL(serverUrl), { pathname: database ?? '' }).href
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}

class Hangs extends Error {}

/** Within so many milliseconds, or it hangs. */
const within = (ms: number, work: Promise<unknown>) => {
  let timer: NodeJS.Timeout
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Hangs(`hangs after ${ms} ms`)), ms)))
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const suitesOf = (test: Test): Suite[] => {
  const suites: Suite[] = []
  for (let suite = test.suite; suite; suite = suite.suite) suites.unshift(suite)
  return suites.includes(test.file) ? suites : [test.file, ...suites]
}

const nameOf = (test: Test) => [...suitesOf(test).slice(1), test].map(({ name }) => name).join(' > ')

/**
 * Looks at each test: which mutants it comes by. Or runs it as it is, and then once more with each mutant that the plan
 * names; a mutant is killed when that fails.
 */
export default class MutantRunner extends VitestTestRunner {
  #plan = readPlan(dir)
  #isSpoilt = false

  /** The test once more, with all that stands before and behind it. */
  async #again(test: Test, mutant?: string): Promise<void> {
    const { context } = test
    const suites = suitesOf(test)
    for (const suite of suites.toReversed()) for (const hook of getHooks(suite).afterEach) await hook(context, suite)
    const hooks = test as Test & { onFinished?: ((context: Test['context']) => unknown)[] | undefined }
    for (const finish of (hooks.onFinished ?? []).toReversed()) await finish(context)
    hooks.onFinished = undefined
    for (const suite of suites) for (const hook of getHooks(suite).beforeEach) await hook(context, suite)
    this.onBeforeTryTask(test)
    onTrial = mutant
    await getFn(test)()
  }

  /** How the test fails, if it does. */
  async #failure(test: Test, ms: number, mutant?: string): Promise<string | undefined> {
    const { serverUrl } = this.injectValue('postgres') as { serverUrl: string }
    const ofDatabase = functions.get(mutant ?? '')
    try {
      if (ofDatabase) await define(ofDatabase.apply, serverUrl)
      await within(ms, this.#again(test, mutant))
      return undefined
    } catch (error) {
      return String(error instanceof Error ? error.message : error).split('\n')[0] || 'fails'
    } finally {
      onTrial = undefined
      if (ofDatabase) await define(ofDatabase.undo, serverUrl)
    }
  }

  /** The same of a mutant that shows by luck: it has several tries. */
  async #luckyFailure(test: Test, ms: number, mutant: string): Promise<string | undefined> {
    for (let left = this.#plan.luck[mutant] ?? 1; left > 0; left -= 1) {
      const how = await this.#failure(test, ms, mutant)
      if (how !== undefined) return how
    }
    return undefined
  }

  /** What the plan names for this test and isn't known yet; what spoilt an earlier process comes first. */
  #todo(file: string, test: string): string[] {
    const findings = readFindings(dir)
    if (findings.some((one) => 'unfit' in one && one.file === file && one.unfit === test)) return []
    const done = new Set(
      findings.flatMap((one) => {
        if ('killed' in one) return [one.killed]
        return 'survived' in one && one.file === file && one.test === test ? [one.survived] : []
      }),
    )
    const spoilers = new Set(findings.flatMap((one) => ('spoilt' in one ? [one.by] : [])))
    const todo = (this.#plan.trials[file]?.[test] ?? []).filter((mutant) => !done.has(mutant))
    return todo.sort((a, b) => Number(spoilers.has(b)) - Number(spoilers.has(a)))
  }

  async #look(test: Test, file: string): Promise<void> {
    reached.clear()
    const from = performance.now()
    await getFn(test)()
    const ms = Math.round(performance.now() - from)
    note(dir, { reached: [...reached], file, test: nameOf(test), ms })
  }

  async runTask(test: Test): Promise<void> {
    const file = relative(process.cwd(), test.file.filepath)
    if (!this.#plan.trials[file]) return this.#look(test, file)
    const name = nameOf(test)
    const todo = this.#isSpoilt ? [] : this.#todo(file, name)
    if (todo.length === 0) return
    const from = performance.now()
    await getFn(test)()
    const ms = Math.max(20_000, 20 * (performance.now() - from))
    // Twice as it is, so that what a mutant gets is known to be the mutant's doing.
    const unfit = await this.#failure(test, ms)
    if (unfit !== undefined) return this.#spoil(file, null, () => note(dir, { unfit: name, file, why: unfit }))
    let isClean = true
    for (const mutant of todo) {
      const how = await this.#luckyFailure(test, ms, mutant)
      if (how === undefined) {
        isClean = false
        note(dir, { survived: mutant, file, test: name })
        continue
      }
      const kill = () => note(dir, { killed: mutant, file, test: name, how })
      // What fails without it, too, was spoilt by it or by one before; in a fresh process it will come first.
      const isSpoilt = how.startsWith('hangs') || (await this.#failure(test, ms)) !== undefined
      if (isSpoilt) return this.#spoil(file, mutant, isClean ? kill : () => {})
      kill()
      isClean = true
    }
  }

  #spoil(file: string, by: string | null, first: () => void) {
    first()
    note(dir, { spoilt: file, by })
    this.#isSpoilt = true
  }
}
