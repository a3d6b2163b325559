import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Call } from '@wotu/contract/call.ts'
import { contract } from '@wotu/contract/index.ts'
import { unproven } from './unproven.ts'

/** What each call must have answered in some test: `0`, and each refusal that it declares. */
export const answersOf = (calls: Record<string, Call>): string[] =>
  Object.entries(calls).flatMap(([path, { errors = [] }]) => ['0', ...errors].map((code) => `${path} ${code}`))

/**
 * Holds what the tests made against what the contract declares.
 * @param excused answers that no test makes yet, each with the reason
 * @returns a sentence for each answer that was never seen, and for each excuse that has none to excuse
 */
export function missing(declared: readonly string[], made: ReadonlySet<string>, excused: Record<string, string>) {
  const known = new Set(declared)
  return [
    ...declared.filter((answer) => !made.has(answer) && !(answer in excused)).map((answer) => `never made: ${answer}`),
    ...Object.keys(excused).flatMap((answer) => {
      if (!known.has(answer)) return [`excused, but declared by no call: ${answer}`]
      return made.has(answer) ? [`excused, but made: ${answer}`] : []
    }),
  ]
}

/** Whether every test of every file of the project was run, and none failed. */
async function ranWhole(project: TestProject): Promise<boolean> {
  const { vitest } = project
  const ran = vitest.state.getFiles().filter((file) => file.projectName === project.name)
  const { testFiles } = await project.globTestFiles()
  return (
    ran.length === testFiles.length && !vitest.config.testNamePattern && ran.every((f) => f.result?.state === 'pass')
  )
}

/** Vitest's global setup: a call counts as tested when the tests made it with `0` and with each refusal that it declares. */
export const setup = (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'wotu-calls-'))
  project.provide('callsMade', folder)
  return async () => {
    const made = new Set(readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')))
    rmSync(folder, { recursive: true })
    if (!(await ranWhole(project))) return
    const problems = missing(answersOf(contract), made, unproven)
    if (problems.length === 0) return
    console.error(`\nCalls that the tests don't prove (server/testing/callsMade.ts):\n${problems.join('\n')}`)
    process.exitCode = 1
  }
}
