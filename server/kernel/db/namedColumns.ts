import {
  AliasNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  ReferenceNode,
  type ReturningNode,
  SelectAllNode,
  SelectionNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
} from 'kysely'

/** Columns of tables, as the database has them. */
type Columns = Readonly<Record<string, readonly string[]>>

/** What a query takes its rows from: each table's own name by the name that it has in the query. */
type Sources = Map<string, string>

const nameOf = (table: TableNode) => table.table.identifier.name

const sourcesOf = (nodes: readonly OperationNode[]): Sources => {
  const sources: Sources = new Map()
  for (const node of nodes) {
    if (TableNode.is(node)) sources.set(nameOf(node), nameOf(node))
    else if (AliasNode.is(node) && TableNode.is(node.node) && IdentifierNode.is(node.alias))
      sources.set(node.alias.name, nameOf(node.node))
    // A subquery or a function: what it has stands in the query itself.
    else return new Map()
  }
  return sources
}

/**
 * Names the columns wherever a query says `selectAll` or `returningAll` of a table. A statement that a connection has
 * prepared keeps its columns; `*` would mean more of them once a migration adds one, and PostgreSQL refuses to run it then.
 */
export const namedColumns = (columns: Columns): KyselyPlugin => {
  const namer = new Namer(columns)
  return {
    transformQuery: ({ node, queryId }) => (saysAll(node) ? namer.transformNode(node, queryId) : node),
    transformResult: async ({ result }) => result,
  }
}

/** Looked for first: most queries name their columns, and need no copy. */
const saysAll = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false
  if (Array.isArray(node)) return node.some(saysAll)
  const { kind } = node as OperationNode
  if (kind === 'SelectAllNode') return true
  if (kind === 'ValueNode' || kind === 'PrimitiveValueListNode') return false
  return Object.values(node).some(saysAll)
}

class Namer extends OperationNodeTransformer {
  readonly #columns: Columns

  constructor(columns: Columns) {
    super()
    this.#columns = columns
  }

  #expand(selections: readonly SelectionNode[], sources: Sources): SelectionNode[] {
    return selections.flatMap((node): SelectionNode[] => {
      const { selection } = node
      const isOfOne = ReferenceNode.is(selection) && SelectAllNode.is(selection.column)
      if (!isOfOne && !SelectAllNode.is(selection)) return [node]
      const wanted = isOfOne && selection.table ? [nameOf(selection.table)] : [...sources.keys()]
      const lists = wanted.map((name) => ({ name, own: this.#columns[sources.get(name) ?? ''] }))
      if (lists.length === 0 || lists.some(({ own }) => !own)) return [node]
      const qualified = sources.size > 1 || isOfOne
      return lists.flatMap(({ name, own }) =>
        own!.map((column) =>
          SelectionNode.create(
            qualified
              ? ReferenceNode.create(ColumnNode.create(column), TableNode.create(name))
              : ColumnNode.create(column),
          ),
        ),
      )
    })
  }

  #returning(returning: ReturningNode | undefined, tables: readonly (OperationNode | undefined)[]) {
    if (!returning) return {}
    const sources = sourcesOf(tables.filter((node) => node !== undefined))
    return { returning: { ...returning, selections: this.#expand(returning.selections, sources) } }
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const { selections, from, joins = [] } = node
    const sources = sourcesOf([...(from?.froms ?? []), ...joins.map((join) => join.table)])
    return super.transformSelectQuery(
      selections ? { ...node, selections: this.#expand(selections, sources) } : node,
      queryId,
    )
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    return super.transformInsertQuery({ ...node, ...this.#returning(node.returning, [node.into]) }, queryId)
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    return super.transformUpdateQuery({ ...node, ...this.#returning(node.returning, [node.table]) }, queryId)
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    return super.transformDeleteQuery({ ...node, ...this.#returning(node.returning, node.from.froms) }, queryId)
  }
}
