import { useState } from 'react'
import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import type { InputOf } from '#core/calls/api.ts'
import { api } from '#core/page/core.ts'
import { formatDate } from '#core/format/dates.ts'
import { Button } from '#ui/control/Button.tsx'
import { ordersCsv } from './ordersCsv.ts'

const path = '/api/trading/order/selAllOrderListByPage/v3'
const size = 50

/** All orders of the list as it is filtered, told how far it is (0 to 1). */
const readAll = async (input: InputOf<typeof path>, onProgress: (done: number) => void) => {
  const orders: OrderRow[] = []
  let answer = await api.read(path, { ...input, size })
  const { total = 0 } = answer
  for (;;) {
    orders.push(...answer.rows)
    // What was not counted is not foreseen.
    onProgress(Math.min(1, orders.length / Math.max(total, 1)))
    if (answer.next === undefined) return orders
    answer = await api.read(path, { ...input, size, after: answer.next })
  }
}

const save = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** 导出: the list as it is filtered, as a file. */
export const ExportOrders = ({ input }: { input: InputOf<typeof path> }) => {
  const [done, setDone] = useState<number>()

  const start = async () => {
    setDone(0)
    try {
      save(ordersCsv(await readAll(input, setDone)), `订单-${formatDate(new Date(), 'yyyyMMdd')}.csv`)
    } catch {
      // Already told by the core.
    }
    setDone(undefined)
  }

  return (
    <Button busy={done !== undefined} onClick={() => void start()}>
      {done === undefined ? '导出' : `正在导出 ${Math.round(done * 100)}%`}
    </Button>
  )
}
