import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one run of tests is to try; the folder that it lies in is shared by the processes of all test files. */
export interface Plan {
  /** By test file and test the mutants that are tried on it; a file that isn't here is only looked at. */
  trials: Record<string, Record<string, string[]>>
  /** These are a matter of luck: each test tries them so often. */
  luck: Record<string, number>
}

/** One line of what was found out. */
export type Finding =
  /** What a test comes by, and how long it takes. */
  | { reached: string[]; file: string; test: string; ms: number }
  /** `how` it showed: the first line of the test's failure. */
  | { killed: string; file: string; test: string; how: string }
  | { survived: string; file: string; test: string }
  /** A test that doesn't pass twice in one process tells nothing of a mutant. */
  | { unfit: string; file: string; why: string }
  /** What a mutant did outlasts its test: the rest of this file wants a fresh process, in which it comes first. */
  | { spoilt: string; by: string | null }

const planFile = (dir: string) => join(dir, 'plan.json')
const findingsFile = (dir: string) => join(dir, 'findings.jsonl')

export const writePlan = (dir: string, plan: Plan) => writeFileSync(planFile(dir), JSON.stringify(plan))
export const readPlan = (dir: string) => JSON.parse(readFileSync(planFile(dir), 'utf8')) as Plan

export const note = (dir: string, finding: Finding) => appendFileSync(findingsFile(dir), `${JSON.stringify(finding)}\n`)

export const readFindings = (dir: string): Finding[] =>
  readFileSync(findingsFile(dir), { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Finding)
