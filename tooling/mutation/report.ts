import type { Equivalent } from './equivalents/equivalent.ts'
import type { NumberedMutant } from './sources.ts'
import type { Finding } from './trial.ts'

/** Why a mutant that lives is no gap, if somebody has looked at it and said so. */
export const whyEquivalent = (equivalents: readonly Equivalent[], mutant: NumberedMutant): string | undefined =>
  equivalents.find(
    ({ file, what, of = 1, nth = mutant.nth }) =>
      file === mutant.file && what === mutant.what && of === mutant.of && nth === mutant.nth,
  )?.why

/** Entries that don't say how many mutants their file has of this source: it changed since somebody looked. */
export const outdated = (equivalents: readonly Equivalent[], all: readonly NumberedMutant[]): string[] =>
  equivalents.flatMap(({ file, what, of = 1 }) => {
    const found = all.filter((mutant) => mutant.file === file && mutant.what === what)
    if (found.length === of) return []
    const lines = found.map(({ line }) => line).join(', ') || 'none'
    return [`${file} ${what}: listed for ${of}, there are ${found.length} (lines ${lines})`]
  })

/** The whole table of what came of these mutants, or the survivors alone; then how many of each kind. */
export function report(
  mutants: readonly NumberedMutant[],
  findings: readonly Finding[],
  { equivalents, verbose }: { equivalents: readonly Equivalent[]; verbose: boolean },
): { survivors: NumberedMutant[] } {
  const kills = new Map(findings.flatMap((one) => ('killed' in one ? [[one.killed, one] as const] : [])))
  const reached = new Set(findings.flatMap((one) => ('reached' in one ? one.reached : [])))
  const counts: Record<string, { mutants: number; killed: number; equivalent: number; survived: number }> = {}
  const survivors: NumberedMutant[] = []
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
