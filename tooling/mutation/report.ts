import type { Equivalent } from './equivalents/equivalent.ts'
import type { Mutant } from './mutants.ts'
import type { Finding } from './trial.ts'

/** Why a mutant that lives is no gap, if somebody has looked at it and said so. */
export const whyEquivalent = (equivalents: readonly Equivalent[], { file, what }: Mutant): string | undefined =>
  equivalents.find((one) => one.file === file && one.what === what)?.why

/** The whole table of what came of these mutants, or the survivors alone; then how many of each kind. */
export function report(
  mutants: readonly Mutant[],
  findings: readonly Finding[],
  { equivalents, verbose }: { equivalents: readonly Equivalent[]; verbose: boolean },
): { survivors: Mutant[] } {
  const kills = new Map(findings.flatMap((one) => ('killed' in one ? [[one.killed, one] as const] : [])))
  const reached = new Set(findings.flatMap((one) => ('reached' in one ? one.reached : [])))
  const counts: Record<string, { mutants: number; killed: number; equivalent: number; survived: number }> = {}
  const survivors: Mutant[] = []
  for (const mutant of mutants) {
    const count = (counts[mutant.kind] ??= { mutants: 0, killed: 0, equivalent: 0, survived: 0 })
    const kill = kills.get(mutant.id)
    const why = whyEquivalent(equivalents, mutant)
    count.mutants += 1
    count[kill ? 'killed' : why ? 'equivalent' : 'survived'] += 1
    const isOpen = !kill && !why
    if (isOpen) survivors.push(mutant)
    if (!isOpen && !verbose) continue
    const said = kill ? `killed by ${kill.file} > ${kill.test}: ${kill.how.slice(0, 120)}` : (why ?? 'SURVIVED')
    const unseen = isOpen && !reached.has(mutant.id) ? ': no test comes by' : ''
    console.log(`${mutant.file}:${mutant.line} ${mutant.kind} ${mutant.what.slice(0, 110)}\n    ${said}${unseen}`)
  }
  console.table(counts)
  return { survivors }
}
