/** One change of a statement's text that takes a condition or a lock out of it. */
export interface SqlChange {
  kind: 'owner' | 'condition' | 'guard' | 'lock'
  /** What is taken out, as it stands there. */
  what: string
  start: number
  end: number
  /** What stands there instead. */
  by: string
}

const owner = /\b(bo|owner|member|buyer|seller|payer|shop|session)_?id\b/i
const movesOn =
  /\b(state|stock|sent|locked|price_fen|amount_fen|balance_fen|used_at|paid_at|expires_at|revoked_at|disabled_at|pay_way|hidden|kind|purpose)\b/i
/** `s.id = l.id`: how two tables belong together, which says nothing about who may. */
const joins = /^(\w+)\.(\w+)\s*=\s*(\w+)\.(\w+)$/

const ends = new Set(
  'and or group order limit returning for union window having on join left inner cross where set from'.split(' '),
)

interface Word {
  text: string
  start: number
  end: number
  depth: number
}

/** Words, brackets and commas of a statement, each with how deep in brackets it stands; texts in quotes are left out. */
const wordsOf = (sql: string): Word[] => {
  let depth = 0
  return [...sql.matchAll(/'[^']*'|--[^\n]*|[A-Za-z_]\w*|[(),;]/g)].flatMap(({ 0: text, index: start }) => {
    if (text === ')') depth -= 1
    const word = { text: text.toLowerCase(), start, end: start + text.length, depth }
    if (text === '(') depth += 1
    return /^['-]/.test(text) ? [] : [word]
  })
}

/** Conditions of one `where` or `on`, from the word behind it; one alone where they are alternatives. */
function conditionsAfter(sql: string, words: Word[], at: number): { start: number; end: number }[] {
  const { depth, end: first } = words[at]!
  const found: { start: number; end: number }[] = []
  let start = first
  let either = false
  for (const word of words.slice(at + 1)) {
    const over = word.depth < depth || (word.depth === depth && (ends.has(word.text) || /^[,;)]$/.test(word.text)))
    if (!over) continue
    if (word.depth === depth && word.text === 'or') either = true
    else {
      found.push({ start, end: word.start })
      start = word.end
      if (word.depth < depth || word.text !== 'and') return either ? [] : found
    }
  }
  return either ? [] : [...found, { start, end: sql.length }]
}

const trimmed = (sql: string, { start, end }: { start: number; end: number }) => {
  const text = sql.slice(start, end)
  const from = start + text.length - text.trimStart().length
  return { start: from, end: from + text.trim().length, what: text.trim() }
}

/**
 * Conditions and locks of a statement, each as the change that takes it out.
 * @param bare the same with blanks where values of the program stand, which may hold anything
 */
export function sqlChanges(sql: string, bare = sql): SqlChange[] {
  const words = wordsOf(bare)
  const writes = words.some(({ text }, i) => text === 'delete' || (text === 'update' && words[i - 1]?.text !== 'for'))
  const changes: SqlChange[] = []
  words.forEach(({ text, start, end, depth }, i) => {
    const [next, third] = [words[i + 1], words[i + 2]]
    if (text === 'for' && (next?.text === 'update' || next?.text === 'share')) {
      const ofTable = third?.text === 'of' ? words[i + 3] : next
      changes.push({ kind: 'lock', what: sql.slice(start, ofTable!.end), start, end: ofTable!.end, by: '' })
    }
    if (text === 'if' && depth === 0) {
      const then = words.slice(i).findIndex((word) => word.text === 'then')
      const what = sql.slice(end, words[i + then]?.start ?? end).trim()
      if (then > 0)
        changes.push({
          kind: 'guard',
          what: `if ${what}`,
          start: end,
          end: words[i + then]!.start,
          by: ` false and (${what}) `,
        })
    }
    if (text !== 'where' && text !== 'on') return
    if (words[i - 1]?.text === '(' && words[i - 2]?.text === 'filter') return
    for (const range of conditionsAfter(sql, words, i)) {
      const { what, ...at } = trimmed(sql, range)
      const [, , left, , right] = joins.exec(what) ?? []
      if (what === '' || (left !== undefined && (left === right || left === 'id'))) continue
      const isOwner = owner.test(what)
      if (text === 'on' && left !== undefined && !isOwner) continue
      if (!isOwner && !movesOn.test(what) && !(writes && text === 'where')) continue
      changes.push({ kind: isOwner ? 'owner' : 'condition', what, ...at, by: `(${what} or true)` })
    }
  })
  return changes
}
