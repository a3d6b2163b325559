import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../control/Button.tsx'
import type { CascaderColumn, CascaderProps } from '../Cascader.tsx'
import * as css from './panel.css.ts'
import { PopoverPanel } from './PopoverPanel.tsx'
import type { PanelProps } from './usePanel.ts'

interface Props extends PanelProps, Pick<CascaderProps, 'columns' | 'onChoose'> {
  label: string
}

/** Up and down go through a column, right and Enter into the next, left back; a choice in the last column ends it. */
export const CascaderPanel = ({ label, columns, onChoose, ...panel }: Props) => {
  // Where there is a choice already, one looks at its last column first.
  const [level, setLevel] = useState(() =>
    Math.max(
      0,
      columns.findLastIndex(({ value }) => value !== ''),
    ),
  )
  const frame = useRef<HTMLDivElement>(null)
  const there = columns[level]?.options.length ?? 0

  // Into the column as soon as it has something; until then the focus waits in the one before.
  useLayoutEffect(() => {
    const column = frame.current?.children[level]
    const option =
      column?.querySelector<HTMLElement>('[aria-selected=true]') ?? column?.querySelector<HTMLElement>('[role=option]')
    if (option) option.focus()
    else if (!frame.current?.contains((frame.current.getRootNode() as Document).activeElement)) frame.current?.focus()
  }, [level, there])

  const choose = (at: number, value: string) => {
    onChoose(at, value)
    if (at === columns.length - 1) return panel.onClose()
    setLevel(at + 1)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const option = event.target as HTMLElement
    const options = [...(option.parentElement?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key]
    if (step !== undefined) {
      const to = Math.min(options.length - 1, Math.max(0, options.indexOf(option) + step))
      options[to]?.focus()
    } else if (event.key === 'ArrowRight' && at < columns.length - 1) option.click()
    else if (event.key === 'ArrowLeft' && at > 0) setLevel(at - 1)
    else return
    event.preventDefault()
  }

  return (
    <PopoverPanel {...panel} label={label} bare ownFocus>
      <div ref={frame} className={css.columns} tabIndex={-1}>
        {columns.map((column, at) => (
          <Column
            key={column.title}
            column={column}
            onChoose={(value) => choose(at, value)}
            onKeyDown={(event) => onKeyDown(event, at)}
          />
        ))}
      </div>
    </PopoverPanel>
  )
}

interface ColumnProps {
  column: CascaderColumn
  onChoose: (value: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const Column = ({ column: { title, options, value, state, onRetry }, onChoose, onKeyDown }: ColumnProps) => {
  // Tab stops once in a column: at what is chosen, or at its first.
  const stop = options.some((option) => option.value === value) ? value : options[0]?.value
  return (
    <div className={css.column}>
      <div className={css.columnTitle} aria-hidden>
        {title}
      </div>
      {state === 'loading' && (
        <p className={css.note} role="status">
          正在加载
        </p>
      )}
      {state === 'failed' && (
        <div role="alert">
          <p className={css.note}>加载失败</p>
          <Button small onClick={onRetry}>
            重试
          </Button>
        </div>
      )}
      {options.length > 0 && (
        <div role="listbox" aria-label={title}>
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="option"
              aria-selected={option.value === value}
              tabIndex={option.value === stop ? 0 : -1}
              className={css.item}
              onClick={() => onChoose(option.value)}
              onKeyDown={onKeyDown}
            >
              {option.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
