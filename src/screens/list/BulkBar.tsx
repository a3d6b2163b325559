import { useState } from 'react'
import { notify, undo } from '#core/page/notify.ts'
import { Button } from '#ui/control/Button.tsx'
import { useConfirm, type Question } from '#ui/float/useConfirm.tsx'
import * as css from './BulkBar.css.ts'

/** Something to be done with each of the chosen rows. */
export interface Bulk<Row> {
  label: string
  /** Whether this row's state allows it; the others are skipped, and count as failed. */
  can: (row: Row) => boolean
  /** Does it to one row; quietly, because the whole is reported at the end. */
  run: (row: Row) => Promise<unknown>
  /** Takes it back, offered when all are through. */
  undo?: (row: Row) => Promise<unknown>
  /** Asked first, told how many. */
  ask?: (count: number) => Question
}

interface Props<Row> {
  bulk: readonly Bulk<Row>[]
  rows: readonly Row[]
  /** Called when all are through. */
  onDone: () => void
}

/** What can be done with the chosen rows. */
export const BulkBar = <Row,>({ bulk, rows, onDone }: Props<Row>) => {
  const [busy, setBusy] = useState<string>()
  const [ask, question] = useConfirm()

  const start = async (action: Bulk<Row>) => {
    if (action.ask && !(await ask(action.ask(rows.length)))) return
    setBusy(action.label)
    const done: Row[] = []
    for (const row of rows.filter(action.can)) {
      // One after the other: they may touch the same stock or account.
      await action.run(row).then(
        () => done.push(row),
        () => {},
      )
    }
    setBusy(undefined)
    const { label, undo: takeBack } = action
    const back = takeBack && done.length > 0 ? undo(() => Promise.all(done.map(takeBack))) : {}
    const failed = rows.length - done.length
    notify(`${label}：成功${done.length}条/失败${failed}条`, { ...(failed > 0 && { tone: 'warning' }), ...back })
    onDone()
  }

  return (
    <div className={css.bar} role="toolbar" aria-label="批量操作">
      {question}
      <span className={css.count}>已选 {rows.length} 条</span>
      {bulk.map((action) => (
        <Button key={action.label} small busy={busy === action.label} onClick={() => void start(action)}>
          {action.label}
        </Button>
      ))}
    </div>
  )
}
