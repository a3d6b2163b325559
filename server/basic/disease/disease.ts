import type { DiseaseClass, diseaseCalls } from '@wotu/contract/basic/disease.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { items } from '../dictionary/dictionary.ts'

type Item = Omit<DiseaseClass, 'children'>

/** What any crop may have: 地下害虫, 冻害… */
const anyCrop = '99'

/** A code begins with the code above it and is two digits longer. */
const under = (all: readonly Item[], parent: string): Item[] =>
  all.filter(({ code }) => code.length === parent.length + 2 && code.startsWith(parent))

const withNames = (all: readonly Item[], { code, name }: Item): DiseaseClass => ({
  code,
  name,
  children: under(all, code).map((kind) => ({ ...kind, children: under(all, kind.code) })),
})

export const diseaseHandlers = {
  '/api/basic/jbt/diseaseClassify/selDiseaseClassifyList': async ({ input: { crop }, db }) => {
    const rows = await items(db, 'diseaseClassify').execute()
    const all = rows.map(({ code, name }) => ({ code, name }))
    return under(all, '')
      .filter(({ code, name }) => crop === undefined || code === anyCrop || name.split('、').includes(crop))
      .map((top) => withNames(all, top))
  },
} satisfies Handlers<typeof diseaseCalls>
