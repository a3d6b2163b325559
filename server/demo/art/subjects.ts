import { fromAnimals } from './fromAnimals.ts'
import { fromFields } from './fromFields.ts'
import { fromHills } from './fromHills.ts'
import { fromOrchards } from './fromOrchards.ts'
import type { Subject } from './subject.ts'
import { supplies } from './supplies.ts'

const subjects: Record<string, Subject> = { ...fromFields, ...fromOrchards, ...fromAnimals, ...fromHills, ...supplies }

/** @throws when nobody has drawn that yet */
export const subjectOf = (art: string): Subject => {
  const subject = subjects[art]
  if (!subject) throw new Error(`nothing is drawn under the name ${art}`)
  return subject
}
