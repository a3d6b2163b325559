/** Mutants that no test can kill, each with why: read when it was listed, and again whenever its line changes. */
export interface Equivalent {
  file: string
  /** Its source as the table shows it, blanks taken together. */
  what: string
  why: string
  /**
   * How many mutants of the file have this source: one unless it is said. Once there is another, none of them is covered
   * until somebody has looked at it.
   */
  of?: number
  /** Which of these alone, the first being 1; all of them unless it is said. */
  nth?: number
}

/** The same reason for several conditions of one file. */
export const alike = (why: string, file: string, ...whats: string[]): Equivalent[] =>
  whats.map((what) => ({ file, what, why }))

/** The same where each of these stands twice in its file, and both were looked at. */
export const alikeTwice = (why: string, file: string, ...whats: string[]): Equivalent[] =>
  alike(why, file, ...whats).map((one) => ({ ...one, of: 2 }))
