/** What a screen needs to show one field of a call's answer; a `schema:` module holds one for each field that has a title. */
export interface ShownField {
  /** The Chinese name. */
  title: string
  /** How its values are written; as they are, or by their words, where there is none. */
  kind?: 'money' | 'number' | 'instant' | 'date' | 'picture'
  /** Its values in Chinese, as the contract says them. */
  words?: Record<string, string>
}

/** Of the rows where the answer is a list, paged or not; of the object where it is one. */
export type AnswerSchema = Record<string, ShownField>

/** The words of an answer's enumerations, by field. */
export type AnswerWords = Record<string, Record<string, string>>
