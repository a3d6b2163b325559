/**
 * Chinese has no spaces between words, so goods are indexed by the pieces of one and two characters of what is said of
 * them: `goods.grams`. A query is found by all of its pieces, and looked for whole in `goods.keywords` where it is longer.
 */

const normal = (text: string) => text.normalize('NFKC').toLowerCase()

/** The runs of letters, digits and Chinese characters in a text. */
export const termsOf = (text: string): string[] => normal(text).match(/[\p{L}\p{N}]+/gu) ?? []

const pairs = (term: string[]) => term.slice(1).map((character, i) => term[i]! + character)

/** What goods are found by: to be stored with a new title. Rice is found as rice, whatever its title calls it. */
export const searchWords = (title: string, categories: readonly string[]): { keywords: string; grams: string[] } => {
  const terms = termsOf([title, ...categories].join(' '))
  const grams = terms.map((term) => [...term]).flatMap((term) => [...term, ...pairs(term)])
  return { keywords: terms.join(' '), grams: [...new Set(grams)] }
}

/** What of the index a query needs: pairs, and a character that stands alone. */
export const queryGrams = (query: string): string[] => {
  const terms = termsOf(query).map((term) => [...term])
  return [...new Set(terms.flatMap((term) => (term.length === 1 ? term : pairs(term))))]
}
