import { mkdtempSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { equivalents } from './equivalents/index.ts'
import type { Mutant } from './mutants.ts'
import { outdated, report, whyEquivalent } from './report.ts'
import { allMutants, type NumberedMutant } from './sources.ts'
import { readFindings, writePlan, type Plan } from './trial.ts'

// Takes owner conditions, locks and guards out of the server one at a time: each must turn a test red.
//
//   npx tsx tooling/mutation --all              every mutant
//   npx tsx tooling/mutation --sample 12        some of them; --seed chooses which
//   npx tsx tooling/mutation --only finance/    those of some files; --verbose shows what killed each
//   npx tsx tooling/mutation --all --resume <folder of findings>      goes on from an earlier run of the same sources

const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Date.now()) },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean' },
    resume: { type: 'string' },
  },
})

const dir = (process.env.MUTATION_DIR = values.resume ?? mkdtempSync(join(tmpdir(), 'wotu-mutation-')))

/** Numbers between 0 and 1 that a seed repeats (mulberry32). */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

/** Tests that start databases or servers of their own, which hold no mutants; and long ones that ask for other things. */
const apart = /\/(embedded|migrate|kill|uploads|fuzz|badInput|newColumn)\.test\.ts$/

const testFiles = async () => {
  const all = await Promise.all(
    ['server', 'tests/server'].map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((file) => join(folder, file)),
    ),
  )
  return all.flat().filter((file) => file.endsWith('.test.ts') && !apart.test(file))
}

const domainOf = (file: string) => file.split('/')[0]!
const stemOf = (file: string) => basename(file).replace(/\..*$/, '')

/** Whether a test file is where one looks first, and then, for what kills a mutant. */
const rounds: ((mutant: Mutant, test: string) => boolean)[] = [
  ({ file }, test) => test.startsWith(`server/${domainOf(file)}/`) && stemOf(test).startsWith(stemOf(file).slice(0, 5)),
  ({ file }, test) =>
    test.startsWith(`server/${domainOf(file)}/`) ||
    (domainOf(file) === 'migrations' && /^server\/(finance|trading)\/|\/races\//.test(test)),
  (_, test) => /\/races\/|bola\/(walk|twin)/.test(test),
  () => true,
]

/** Runs test files by the plan, and again those whose process was spoilt. */
async function run(files: string[], trials: Plan['trials']) {
  writePlan(dir, { trials, luck })
  let left = files
  for (let again = 0; left.length > 0 && again < 60; again += 1) {
    const before = readFindings(dir).length
    const vitest = await startVitest('test', left, {
      config: 'tooling/mutation/vitest.config.ts',
      watch: false,
      reporters: [{ onTestRunEnd: () => {} }],
    })
    for (const { name, task } of vitest.state.getFiles().flatMap((file) => failedOf(file.tasks)))
      console.log(`fails without a mutant: ${name}: ${task}`)
    await vitest.close()
    const found = readFindings(dir).slice(before)
    left = [...new Set(found.flatMap((one) => ('spoilt' in one ? [one.spoilt] : [])))]
  }
}

type Task = { name: string; type: string; result?: { state: string; errors?: { message: string }[] }; tasks?: Task[] }
const failedOf = (tasks: readonly unknown[]): { name: string; task: string }[] =>
  (tasks as Task[]).flatMap((task) => [
    ...failedOf(task.tasks ?? []),
    ...(task.type === 'test' && task.result?.state === 'fail'
      ? [{ name: task.name, task: task.result.errors?.[0]?.message ?? '' }]
      : []),
  ])

const all = await allMutants()
const isListed = (mutant: NumberedMutant) => whyEquivalent(equivalents, mutant) !== undefined
const chosen = (() => {
  const some = all.filter(({ file }) => file.includes(values.only))
  if (values.sample === undefined) return some
  const random = randomOf(Number(values.seed))
  // Without a lock it is a matter of luck what happens: a sample is to say the same each time.
  const drawn = some
    .filter((mutant) => !isListed(mutant) && mutant.kind !== 'lock')
    .map((mutant) => ({ mutant, at: random() }))
  return drawn
    .sort((a, b) => a.at - b.at)
    .slice(0, Number(values.sample))
    .map(({ mutant }) => mutant)
})()
const luck = Object.fromEntries(chosen.filter(({ kind }) => kind === 'lock').map(({ id }) => [id, 4]))
console.log(`${chosen.length} of ${all.length} mutants${values.sample ? `, seed ${values.seed}` : ''}`)

const tests = await testFiles()
const killed = new Set<string>()
const looked = new Set(readFindings(dir).flatMap((one) => ('reached' in one ? [one.file] : [])))
const pending = () => chosen.filter((mutant) => !killed.has(mutant.id) && !isListed(mutant))

/** Tries what is left on so many tests each that come by it: those first that come by little else and are soon over. */
async function tryOn(most: number) {
  const findings = readFindings(dir)
  const done = new Set(
    findings.flatMap((one) => ('survived' in one ? [`${one.survived} ${one.file} ${one.test}`] : [])),
  )
  const visits = findings.flatMap((one) => ('reached' in one ? [one] : []))
  const weigh = (visit: (typeof visits)[number], mutant: Mutant) => {
    // A walk asks whose it is, and nothing else; a domain's own tests ask for its rules.
    const isWalk = visit.file.startsWith('server/bola/')
    const far = isWalk ? mutant.kind !== 'owner' : !rounds[1]!(mutant, visit.file)
    // Whether a lock holds is seen where calls meet: few tests of many that come by it.
    const isAlone = mutant.kind === 'lock' && !/race/i.test(visit.file) && !visit.test.startsWith('at the same time')
    return visit.reached.length + visit.ms / 20 + (far ? 1000 : 0) + (isAlone ? 500 : 0)
  }
  const trials: Plan['trials'] = {}
  for (const mutant of pending()) {
    const { id } = mutant
    const chances = visits.filter(
      (visit) => visit.reached.includes(id) && !done.has(`${id} ${visit.file} ${visit.test}`),
    )
    for (const { file, test } of chances.toSorted((a, b) => weigh(a, mutant) - weigh(b, mutant)).slice(0, most))
      ((trials[file] ??= {})[test] ??= []).push(id)
  }
  await run(Object.keys(trials), trials)
  for (const one of readFindings(dir)) if ('killed' in one) killed.add(one.killed)
  console.log(`${killed.size} killed of ${chosen.length}`)
}

// Few mutants are looked for from near to far; all of them meet all tests at once.
for (const isNear of values.all ? rounds.slice(-1) : rounds) {
  const near = tests.filter((test) => !looked.has(test) && pending().some((mutant) => isNear(mutant, test)))
  for (const test of near) looked.add(test)
  await run(near, {})
  for (const most of [4, 8, 30]) if (pending().length > 0) await tryOn(most)
}

const { survivors } = report(chosen, readFindings(dir), { equivalents, verbose: values.verbose ?? false })
const unlike = outdated(equivalents, all)
for (const one of unlike) console.log(`listed as equivalent, and no longer so: ${one}`)
console.log(`findings: ${dir}`)
process.exit(survivors.length + unlike.length > 0 ? 1 : 0)
