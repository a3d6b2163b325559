import { z } from 'zod'
import { read, write, type Grant, type Read, type Who, type Write } from './call.ts'
import type { ErrorCode } from './errors.ts'
import { done, id, pageOf, paging } from './fields.ts'

/** The regular calls of a thing that its owner keeps, by the specification's names. */
export type ResourceCall = 'add' | 'upd' | 'del' | 'selById' | 'selByPage'

interface Resource<W extends Who, D extends z.ZodRawShape, O extends z.ZodType, F extends z.ZodRawShape> {
  /** What one of them is called: 生产主体. */
  title: string
  who: W
  /** See `Spec` in call.ts. */
  grant?: Grant | readonly Grant[]
  /** What a person fills in; `example` is one that works against the demo market. */
  draft: D
  example: z.input<z.ZodObject<D>>
  /** One, as it is answered. */
  output: O
  /** What narrows a page of them. */
  filters: F
  /** Refusals of the changes, beyond NOT_FOUND. */
  errors?: { add?: readonly ErrorCode[]; upd?: readonly ErrorCode[]; del?: readonly ErrorCode[] }
  /** Further reads that a change makes stale: it does so with its own. */
  stale?: readonly string[]
}

type Strict<S extends z.ZodRawShape> = z.ZodObject<S, z.core.$strict>
type ById = Strict<{ id: typeof id }>

interface Calls<W extends Who, D extends z.ZodRawShape, O extends z.ZodType, F extends z.ZodRawShape> {
  add: Write<Strict<D>, O, W>
  upd: Write<Strict<D & { id: typeof id }>, O, W>
  del: Write<ById, typeof done, W>
  selById: Read<ById, O, W>
  selByPage: Read<Strict<F & typeof paging>, ReturnType<typeof pageOf<O>>, W>
}

/**
 * Those of the five calls that the specification has under this prefix, `/api/basic/manage/manufacturer/add` and so on.
 * `crud` of the server answers them. What departs is a call of its own, written out: this learns no exception.
 */
export function resource<
  P extends string,
  A extends ResourceCall,
  W extends Who,
  D extends z.ZodRawShape,
  O extends z.ZodType,
  F extends z.ZodRawShape,
>(prefix: P, names: readonly A[], of: Resource<W, D, O, F>) {
  const { title, who, grant, draft, example, output, filters, errors = {} } = of
  const common = { who, ...(grant && { grant }) }
  const reads = names.filter((name) => name.startsWith('sel')).map((name) => `${prefix}/${name}`)
  const stale = [...reads, ...(of.stale ?? [])]
  const byId = z.strictObject({ id })
  const calls: Calls<W, D, O, F> = {
    add: write({
      title: `新增${title}`,
      ...common,
      input: z.strictObject(draft),
      output,
      errors: errors.add ?? [],
      stale,
      example: example as never,
    }),
    upd: write({
      title: `修改${title}`,
      ...common,
      input: z.strictObject({ id, ...draft }),
      output,
      errors: ['NOT_FOUND', ...(errors.upd ?? [])],
      stale,
      example: { id: '1', ...example } as never,
    }),
    del: write({
      title: `删除${title}`,
      ...common,
      input: byId,
      output: done,
      errors: ['NOT_FOUND', ...(errors.del ?? [])],
      stale,
      example: { id: '1' },
    }),
    selById: read({
      title: `${title}详情`,
      ...common,
      input: byId,
      output,
      errors: ['NOT_FOUND'],
      example: { id: '1' },
    }),
    selByPage: read({
      title: `分页查询${title}`,
      ...common,
      input: z.strictObject({ ...paging, ...filters }),
      output: pageOf(output),
      example: { page: 1 } as never,
    }),
  }
  return Object.fromEntries(names.map((name) => [`${prefix}/${name}`, calls[name]])) as unknown as {
    [N in A as `${P}/${N}`]: Calls<W, D, O, F>[N]
  }
}
