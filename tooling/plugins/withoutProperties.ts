/** A module's code without the properties of these names, wherever an object has them. */
export function withoutProperties(code: string, tree: unknown, names: ReadonlySet<string>): string {
  const found: Node[] = []
  walk(tree, (node) => {
    if (node.type !== 'Property' || !names.has((node.key as Node).name as string)) return
    found.push(node)
    return false
  })
  // From the last to the first, so that the positions of those before stay right.
  for (const { start, end } of found.reverse()) code = code.slice(0, start) + code.slice(end).replace(/^\s*,/, '')
  return code
}

interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

/** @param visit answers false where what is within is not to be visited */
function walk(value: unknown, visit: (node: Node) => false | void): void {
  if (!value || typeof value !== 'object') return
  if ('type' in value && visit(value as Node) === false) return
  for (const child of Object.values(value)) walk(child, visit)
}
