import { parseSync } from 'vite'
import { sqlChanges } from './sqlText.ts'

export type Kind = 'owner' | 'condition' | 'lock' | 'guard' | 'check' | 'early'

/** One place where the server would let through what it must not. */
export interface Mutant {
  /** `finance/bill.ts:3`: the third of its file. */
  id: string
  file: string
  line: number
  kind: Kind
  /** The source of what is taken out. */
  what: string
}

/** A node of the tree, as far as it is looked at here. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')
const nodeOf = (value: unknown) => (isNode(value) ? value : undefined)
const nodesOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]).filter(isNode) : [])

/** What is called: `refuse(…)` → `refuse`, `db.where(…)` → `where`. */
const calledName = (node: Node): string => {
  const callee = nodeOf(node.callee)
  if (callee?.type === 'MemberExpression') return nameOf(callee.property)
  return nameOf(callee)
}

const isRefusal = (value: unknown): boolean => {
  const node = nodeOf(value)
  if (node?.type === 'AwaitExpression') return isRefusal(node.argument)
  return node?.type === 'CallExpression' && calledName(node).startsWith('refuse')
}

const lastOf = (node: Node | undefined) => (node?.type === 'BlockStatement' ? nodesOf(node.body).at(-1) : node)

const refuses = (statement: Node | undefined): boolean => {
  const last = lastOf(statement)
  if (last?.type === 'ExpressionStatement') return isRefusal(last.expression)
  if (last?.type === 'ReturnStatement') return isRefusal(last.argument)
  const thrown = last?.type === 'ThrowStatement' ? nodeOf(last.argument) : undefined
  return thrown?.type === 'NewExpression' && nameOf(thrown.callee) !== 'Error'
}

/** A way out with nothing done: `if (!row) return`. */
const leaves = (statement: Node | undefined): boolean => {
  if (statement?.type === 'BlockStatement' && nodesOf(statement.body).length > 1) return false
  const last = lastOf(statement)
  if (last?.type !== 'ReturnStatement') return last?.type === 'ContinueStatement'
  return last.argument === null || /^(Identifier|Literal)$/.test(nodeOf(last.argument)?.type ?? '')
}

/** `a || b` as [a, b], however often. */
const parts = (node: Node, operator: '||' | '&&'): Node[] =>
  node.type === 'LogicalExpression' && node.operator === operator
    ? [...parts(node.left as Node, operator), ...parts(node.right as Node, operator)]
    : [node.type === 'ParenthesizedExpression' ? (node.expression as Node) : node].flatMap((inner) =>
        inner !== node && inner.type === 'LogicalExpression' && inner.operator === operator
          ? parts(inner, operator)
          : [node],
      )

const ownerColumn = /\b(boId|ownerId|memberId|buyerId|sellerId|payerId|shopId|sessionId|systemId)\b/
const ownerValue = /\b(actor\.|boId|ownerId|memberId|buyerId|sellerId|payerId)/
const checks =
  /^(check|limit$|count\w*OrRefuse|assert|lock|use(Code|Authorisation|Proof|Image)|ensure|need|may[A-Z]|must|only)/

/** The methods of a query up to here: `db.updateTable('x').set(…)` → `['set', 'updateTable']`. */
const chainOf = (node: Node | undefined): string[] => {
  if (node?.type === 'CallExpression') return [calledName(node), ...chainOf(nodeOf(node.callee))]
  return node?.type === 'MemberExpression' ? chainOf(nodeOf(node.object)) : []
}

interface Edit {
  start: number
  end: number
  before: string
  after: string
  /** Instead of what stood there. */
  text?: string
}

/** Inserts before and behind nodes that may stand in one another; a `text` replaces a node that nothing else touches. */
function apply(code: string, edits: Edit[]): string {
  const pieces = edits.flatMap(({ start, end, before, after, text }, i) => [
    { at: start, rank: i, text: before, skip: text === undefined ? 0 : end - start, by: text ?? '' },
    // What ends at one place ends from the inside out, and before anything begins there.
    { at: end, rank: -1e6 - i, text: after, skip: 0, by: '' },
  ])
  pieces.sort((a, b) => a.at - b.at || a.rank - b.rank)
  let out = ''
  let at = 0
  for (const piece of pieces) {
    out += code.slice(at, piece.at) + piece.text + piece.by
    at = Math.max(at, piece.at + piece.skip)
  }
  return out + code.slice(at)
}

const moduleSql = /\b(select|update|delete from)\b[\s\S]*\b(from|set|where)\b/i

/**
 * The mutants of a source of the server, and that source with a switch for each: `__mutant('finance/bill.ts:3')` is
 * true while that one is on trial. A guard also says when it fires: where it never does, taking it out changes nothing.
 * @param file its path from `server/`
 */
export function mutate(file: string, code: string): { mutants: Mutant[]; code: string } {
  const mutants: Mutant[] = []
  const edits: Edit[] = []
  const sqlConstants = new Map<string, string>()

  /** Notes a mutant. @returns its id */
  const mark = (node: Pick<Node, 'start' | 'end'>, kind: Kind, what = code.slice(node.start, node.end)): string => {
    const id = `${file}:${mutants.length + 1}`
    const line = code.slice(0, node.start).split('\n').length
    mutants.push({ id, file, line, kind, what: what.replace(/\s+/g, ' ').trim() })
    return id
  }
  const wrap = (node: Node, before: string, after: string) =>
    edits.push({ start: node.start, end: node.end, before, after })

  /** Each alternative of what leads to a refusal is switched off by itself. */
  const never = (test: Node, kind: Kind) => {
    for (const part of parts(test, '||')) {
      const id = mark(part, kind)
      wrap(part, `(!__mutant.off('${id}') && __mutant.fires('${id}', (`, ')))')
    }
  }
  const always = (test: Node, kind: Kind) => {
    for (const part of parts(test, '&&')) {
      const id = mark(part, kind)
      wrap(part, `(__mutant.off('${id}') || !__mutant.fires('${id}', !(`, ')))')
    }
  }

  const onWhere = (node: Node) => {
    const args = nodesOf(node.arguments)
    const [column, , value] = args
    if (!column) return
    const shown = code.slice(column.start, args.at(-1)!.end)
    const columnText = code.slice(column.start, column.end)
    const valueText = value ? code.slice(value.start, value.end) : ''
    const isOwner = ownerColumn.test(columnText) || ownerValue.test(valueText)
    const chain = chainOf(nodeOf(node.callee))
    const writes = chain.includes('updateTable') || chain.includes('deleteFrom')
    const isFilter = /\binput\b/.test(shown) || /^'(\w+\.)?id'$/.test(columnText)
    if (!isOwner && !writes && isFilter) return
    const place = (node.callee as Node).property as Node
    const id = mark(place, isOwner ? 'owner' : 'condition', `where(${shown})`)
    const range = { start: column.start, end: args.at(-1)!.end }
    edits.push({ ...range, before: `...(__mutant('${id}') ? [__mutant.always] : [`, after: '])' })
  }

  const sqlOf = (template: Node) => code.slice(template.start + 1, template.end - 1)
  /** The text once for each thing that can be taken out of it; the whole one last. */
  const choose = (template: Node, around: { start: number; end: number }): string => {
    const sql = sqlOf(template)
    const [head, tail] = [code.slice(around.start, template.start + 1), code.slice(template.end - 1, around.end)]
    const bare = nodesOf(template.expressions).reduce((text, value) => {
      const [from, to] = [value.start, value.end].map((at) => at - template.start - 1)
      return text.slice(0, from) + ' '.repeat(to! - from!) + text.slice(to)
    }, sql)
    return sqlChanges(sql, bare)
      .map(({ kind, what, start, end, by }) => {
        const id = mark({ start: template.start + 1 + start, end: template.start + 1 + end }, kind, what)
        return `__mutant('${id}') ? ${head}${sql.slice(0, start)}${by}${sql.slice(end)}${tail} : `
      })
      .join('')
  }

  const visit = (node: Node, parents: Node[]) => {
    const parent = parents.at(-1)
    switch (node.type) {
      case 'IfStatement':
        if (refuses(nodeOf(node.consequent))) never(node.test as Node, 'guard')
        else if (!node.alternate && leaves(nodeOf(node.consequent))) never(node.test as Node, 'early')
        break
      case 'ConditionalExpression':
        if (isRefusal(node.consequent)) never(node.test as Node, 'guard')
        if (isRefusal(node.alternate)) always(node.test as Node, 'guard')
        break
      case 'LogicalExpression':
        if (isRefusal(node.right)) {
          const right = node.right as Node
          wrap(right, `(__mutant('${mark(node, 'guard')}') ? undefined : `, ')')
        }
        break
      case 'ExpressionStatement': {
        const expression = node.expression as Node
        const call = expression.type === 'AwaitExpression' ? (expression.argument as Node) : expression
        if (call.type === 'CallExpression' && checks.test(calledName(call)))
          wrap(expression, `__mutant('${mark(expression, 'check')}') || (`, ')')
        break
      }
      case 'CallExpression': {
        const callee = node.callee as Node
        const name = calledName(node)
        if (name === 'where' && callee.type === 'MemberExpression') onWhere(node)
        if (name === 'found') {
          const allowed = nodesOf(node.arguments)[2]
          const body = nodeOf(allowed?.body)
          if (allowed?.type === 'ArrowFunctionExpression' && body && body.type !== 'BlockStatement')
            always(body, 'owner')
        }
        if (/^(forUpdate|forShare|skipLocked)$/.test(name) && callee.type === 'MemberExpression') {
          const [object, property] = [callee.object as Node, callee.property as Node]
          const range = { start: object.end, end: property.end, before: '', after: '' }
          edits.push({ ...range, text: `[__mutant('${mark(property, 'lock', name)}') ? '$castTo' : '${name}']` })
        }
        break
      }
      case 'TaggedTemplateExpression': {
        if (!/^(sql|query)\b/.test(code.slice(node.start, node.end))) break
        const choice = choose(node.quasi as Node, node)
        if (!choice) break
        const startsStatement = parents.some((p) => p.type === 'ExpressionStatement' && p.start === node.start)
        wrap(node, `${startsStatement ? '0 || ' : ''}(${choice}`, ')')
        break
      }
      case 'TemplateLiteral': {
        const isMade = parent?.type === 'ArrowFunctionExpression' && moduleSql.test(sqlOf(node))
        if (parent?.type === 'TaggedTemplateExpression' || !(isMade || /for update/.test(sqlOf(node)))) break
        const choice = choose(node, node)
        if (choice) wrap(node, `(${choice}`, ')')
        break
      }
      case 'VariableDeclarator': {
        const init = nodeOf(node.init)
        const isTop = parents.every(({ type }) => /^(Program|VariableDeclaration|Export\w+)$/.test(type))
        if (isTop && init?.type === 'TemplateLiteral' && moduleSql.test(sqlOf(init))) {
          const choice = choose(init, init)
          if (choice) sqlConstants.set(nameOf(node.id), choice)
        }
        break
      }
      case 'Identifier':
        if (parent && sqlConstants.has(nameOf(node)) && !(parent.type === 'VariableDeclarator' && parent.id === node))
          wrap(node, '__text_', '()')
        break
    }
    for (const child of childrenOf(node)) visit(child, [...parents, node])
  }
  visit(parseSync(file, code).program as unknown as Node, [])
  const texts = [...sqlConstants].map(([name, choice]) => `\nfunction __text_${name}() { return ${choice}${name} }`)
  return { mutants, code: apply(code, edits) + texts.join('') }
}
