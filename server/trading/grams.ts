/**
 * Chinese has no spaces between words, so titles are indexed by their pieces of one and two characters: `goods.grams`.
 * A query is found by all of its pieces, and checked whole where it is longer than those.
 */

const normal = (text: string) => text.normalize('NFKC').toLowerCase()

/** The runs of letters, digits and Chinese characters in a text. */
export const termsOf = (text: string): string[] => normal(text).match(/[\p{L}\p{N}]+/gu) ?? []

const pairs = (term: string[]) => term.slice(1).map((character, i) => term[i]! + character)

/** What to store with a title. */
export const gramsOf = (title: string): string[] => {
  const terms = termsOf(title).map((term) => [...term])
  return [...new Set(terms.flatMap((term) => [...term, ...pairs(term)]))]
}

/** What of the index a query needs: pairs, and a character that stands alone. */
export const queryGrams = (query: string): string[] => {
  const terms = termsOf(query).map((term) => [...term])
  return [...new Set(terms.flatMap((term) => (term.length === 1 ? term : pairs(term))))]
}
