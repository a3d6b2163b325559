import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { mutate, type Mutant } from './mutants.ts'
import { functionMutants } from './functions.ts'

export const server = resolve(import.meta.dirname, '../../server')

/** Kernel files with guards of their own; the rest of the kernel carries what they decide. */
const kernel = [
  ...'call caller crud handlers idempotency rate session sets turns'.split(' ').map((name) => `call/${name}`),
  ...'batch jobs outside outsideJobs poll sweep'.split(' ').map((name) => `jobs/${name}`),
  ...'idsLease oneDefault recount'.split(' ').map((name) => `db/${name}`),
].map((name) => `kernel/${name}.ts`)

/** Whether mutants are made of this file (its path from `server/`): handlers and rules, and the kernel's guards. */
export const isMutated = (file: string): boolean =>
  kernel.includes(file) ||
  (/^(basic|finance|trading)\//.test(file) &&
    !/(\.test|testing|tables|[lL]oad|image\w+|file\/kind|categories)\.ts$/.test(file))

/** A mutant, and which it is of how many in its file that have the same source. */
export interface NumberedMutant extends Mutant {
  nth: number
  of: number
}

const numbered = (mutants: readonly Mutant[]): NumberedMutant[] =>
  mutants.map((mutant) => {
    const alike = mutants.filter(({ file, what }) => file === mutant.file && what === mutant.what)
    return { ...mutant, nth: alike.indexOf(mutant) + 1, of: alike.length }
  })

/** Every mutant there is, by source file and line; those of the database's own functions last. */
export async function allMutants(): Promise<NumberedMutant[]> {
  const files = (await readdir(server, { recursive: true })).filter((file) => file.endsWith('.ts') && isMutated(file))
  const mutants = await Promise.all(
    files.sort().map(async (file) => mutate(file, await readFile(join(server, file), 'utf8')).mutants),
  )
  return numbered([...mutants.flat(), ...(await functionMutants())])
}
