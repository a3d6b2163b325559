/** Mutants that no test can kill, each with why: read when it was listed, and again whenever its line changes. */
export interface Equivalent {
  file: string
  /** Its source as the table shows it, blanks taken together. */
  what: string
  why: string
}

/** The same reason for several conditions of one file. */
export const alike = (why: string, file: string, ...whats: string[]): Equivalent[] =>
  whats.map((what) => ({ file, what, why }))
