import { defineWidget } from '#core/element/defineWidget.tsx'
import type { Declaration, Emit } from '#core/element/widget.ts'

// Checked by tsc alone: a declaration that disagrees with its component does not compile.

interface Props {
  goodsId: string
  rows?: number
  labels: { add: string }
  emit: Emit<{ 'wotu-added': { count: number; way: 'new' | 'more' }; 'wotu-gone': undefined }>
}

const added = { detail: { count: 'number', way: "'new' | 'more'" }, doc: '' } as const
const gone = { doc: '' }
const events = { 'wotu-added': added, 'wotu-gone': gone }
const goodsId = { type: 'string', doc: '' } as const
const rows = { type: 'number', default: 5, doc: '' } as const
const props = { goodsId, rows }
const rest = { doc: '', props, events, labels: { add: '加入' } }
const path = '/api/buyer/trading/goods/info/detail'

const agrees = (declaration: Declaration<Props>) => declaration
const reads = (readings: Declaration<Props>['readings']) => readings
const begins = (first: Declaration<Props>['first']) => first

agrees(rest)
defineWidget('wotu-a', (_: Props) => null, rest)
// @ts-expect-error: the component has no prop `shopId`
agrees({ ...rest, props: { ...props, shopId: goodsId } })
// @ts-expect-error: its prop `rows` is not declared
agrees({ ...rest, props: { goodsId } })
// @ts-expect-error: `rows` is a number
agrees({ ...rest, props: { goodsId, rows: goodsId } })
// @ts-expect-error: its event `wotu-gone` is not declared
agrees({ ...rest, events: { 'wotu-added': added } })
// @ts-expect-error: it has no event `wotu-more`
agrees({ ...rest, events: { ...events, 'wotu-more': gone } })
// @ts-expect-error: `wotu-gone` has no detail
agrees({ ...rest, events: { ...events, 'wotu-gone': added } })
// @ts-expect-error: what `wotu-added` tells is not declared
agrees({ ...rest, events: { ...events, 'wotu-added': gone } })
// @ts-expect-error: `count` is a number
agrees({ ...rest, events: { ...events, 'wotu-added': { detail: { count: 'string', way: 'string' }, doc: '' } } })
// @ts-expect-error: the word for `add` is missing
agrees({ ...rest, labels: {} })
// @ts-expect-error: the component takes words, and none are declared
agrees({ doc: '', props, events })

reads({ count: { from: 'wotu-added', type: 'number', doc: '' } })
// @ts-expect-error: no event tells `total`
reads({ total: { from: 'wotu-added', type: 'number', doc: '' } })
// @ts-expect-error: `wotu-gone` does not tell `count`
reads({ count: { from: 'wotu-gone', type: 'number', doc: '' } })
// @ts-expect-error: `count` is a number
reads({ count: { from: 'wotu-added', type: 'string', doc: '' } })

begins({ path, input: { id: 'goods-id' } })
// @ts-expect-error: the tag has no attribute `shop-id`
begins({ path, input: { id: 'shop-id' } })
// @ts-expect-error: there is no such read
begins({ path: '/api/nothing', input: { id: 'goods-id' } })

const titled: Declaration<{ title: string }> = {
  doc: '',
  // @ts-expect-error: HTMLElement has a `title` of its own
  props: { title: { type: 'string', doc: '' } },
  events: {},
}
void titled
