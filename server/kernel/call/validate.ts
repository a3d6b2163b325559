import { z } from 'zod'
import { Refusal, refuse } from './refuse.ts'

/** Deeper JSON than this is nobody's form: it is refused before anything recurses into it. */
const maxDepth = 32

/** Text that PostgreSQL or a reader's screen can't hold: lone surrogates and NUL. */
const isSound = (text: string) => text.isWellFormed() && !text.includes('\0')

/**
 * Walks a parsed body once, before any schema sees it.
 * @throws {Refusal} BODY_INVALID when too deep, PARAM_INVALID for text that can't be stored
 */
export const inspect = (value: unknown, depth = 0): void => {
  if (typeof value === 'string') {
    if (!isSound(value)) refuse('PARAM_INVALID', { message: '内容含有不支持的字符' })
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= maxDepth) refuse('BODY_INVALID')
    for (const [key, child] of Object.entries(value)) {
      inspect(key)
      inspect(child, depth + 1)
    }
  }
}

/** Steps through optional, nullable, default and transform to the schema that describes the value. */
const unwrap = (
  schema: z.core.$ZodType | undefined,
): { leaf: z.core.$ZodType | undefined; title: string | undefined } => {
  let title: string | undefined
  let leaf = schema
  for (;;) {
    title ??= leaf && z.globalRegistry.get(leaf)?.title
    if (leaf instanceof z.ZodOptional || leaf instanceof z.ZodNullable || leaf instanceof z.ZodDefault)
      leaf = leaf.def.innerType
    else if (leaf instanceof z.ZodPipe) leaf = leaf.def.in
    else return { leaf, title }
  }
}

const childOf = (schema: z.core.$ZodType | undefined, key: PropertyKey): z.core.$ZodType | undefined => {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)]
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodRecord) return schema.valueType
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => childOf(unwrap(option).leaf, key)).find(Boolean)
  return undefined
}

/** The schema at the end of an issue's path, and the nearest title on the way there. */
const fieldAt = (root: z.core.$ZodType, path: readonly PropertyKey[]) => {
  let { leaf, title } = unwrap(root)
  for (const key of path) {
    const step = unwrap(childOf(leaf, key))
    leaf = step.leaf
    title = step.title ?? title
  }
  return { leaf, title: title ?? '参数' }
}

const numberRule = (leaf: z.ZodNumber) => {
  const kind = leaf.isInt ? '整数' : '数字'
  const min = leaf.minValue !== null && leaf.minValue > Number.MIN_SAFE_INTEGER ? leaf.minValue : null
  const max = leaf.maxValue !== null && leaf.maxValue < Number.MAX_SAFE_INTEGER ? leaf.maxValue : null
  if (min !== null && max !== null) return `必须是${min}到${max}之间的${kind}`
  if (min !== null) return `必须是不小于${min}的${kind}`
  if (max !== null) return `必须是不大于${max}的${kind}`
  return `必须是${kind}`
}

/** What is wrong, said so that the next try succeeds; for issues whose schema brought no message of its own. */
const explain = (issue: z.core.$ZodIssue, leaf: z.core.$ZodType | undefined): string => {
  if (leaf instanceof z.ZodNumber) return numberRule(leaf)
  const items = leaf instanceof z.ZodArray
  switch (issue.code) {
    case 'too_small':
      return items ? `至少${issue.minimum}项` : `至少${issue.minimum}个字`
    case 'too_big':
      return items ? `最多${issue.maximum}项` : `最多${issue.maximum}个字`
    case 'invalid_value':
      return '不在可选范围内'
    case 'invalid_type':
      return items ? '必须是列表' : leaf instanceof z.ZodString ? '必须是文字' : '格式不正确'
    default:
      return '格式不正确'
  }
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], body)

const messageOf = (issue: z.core.$ZodIssue, schema: z.core.$ZodType, body: unknown): string => {
  if (issue.code === 'unrecognized_keys') return `不支持的参数：${issue.keys.join('、').slice(0, 100)}`
  const { leaf, title } = fieldAt(schema, issue.path)
  if (issue.message === '') {
    const missing = issue.path.length > 0 && valueAt(body, issue.path) === undefined
    return missing ? `请填写${title}` : `${title}${explain(issue, leaf)}`
  }
  return issue.message.startsWith('请') || issue.message.includes(title) ? issue.message : `${title}${issue.message}`
}

/**
 * The body as the call's input.
 * @throws {Refusal} PARAM_INVALID: the first message in `msg`, all of them by field in `data.fields`
 */
export const parseInput = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body, { error: () => '' })
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= messageOf(issue, schema, body)
  throw new Refusal('PARAM_INVALID', { params: { message: Object.values(fields)[0] ?? '' }, data: { fields } })
}
