import { z } from 'zod'
import { read } from '../call.ts'
import { line } from '../fields.ts'

const DiseaseName = z.object({ code: z.string(), name: z.string() })
const DiseaseKind = DiseaseName.extend({ children: z.array(DiseaseName) })

/** A crop (水稻), the kinds of what ails it (真菌病害, 虫害…), and what each is called (稻瘟病). */
export const DiseaseClass = DiseaseName.extend({ children: z.array(DiseaseKind) })
export type DiseaseClass = z.infer<typeof DiseaseClass>

export const diseaseCalls = {
  '/api/basic/jbt/diseaseClassify/selDiseaseClassifyList': read({
    title: '病虫害分类：作物、类别、名称',
    who: 'visitor',
    input: z.strictObject({
      /** Its own classes and those that any crop may have; all where it is left out. */
      crop: line(20).min(1).optional().meta({ title: '作物' }),
    }),
    output: z.array(DiseaseClass),
    example: { crop: '水稻' },
  }),
}
