import { useEffect, useRef } from 'react'
import { Button } from '../../control/Button.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { cx } from '../../tokens/cx.ts'
import type { Choice } from '../matches.ts'
import * as css from './panel.css.ts'
import { usePanel, type PanelProps } from './usePanel.ts'

interface Props extends PanelProps {
  id: string
  label: string
  /** Undefined while they are looked up. */
  choices: readonly Choice[] | undefined
  failed: boolean | undefined
  /** The index of the one that Enter takes. */
  active: number
  value: string
  onChoose: (choice: Choice) => void
  onRetry: () => void
}

/** What a combobox has found. The focus stays in its input, which says what is active here. */
export const OptionsPanel = ({ label, choices, failed, active, value, onChoose, onRetry, ...panel }: Props) => {
  const { frame, getFloatingProps } = usePanel({ ...panel, asWide: true })
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const said = failed
    ? '加载失败'
    : !choices
      ? '正在查找'
      : choices.length
        ? `${choices.length}个选项`
        : '没有符合的选项'
  return (
    <div
      {...frame}
      {...getFloatingProps({
        className: css.options,
        // The input keeps the focus: leaving it would close this before it is pressed.
        onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      } as object)}
    >
      <div
        ref={list}
        id={panel.id}
        role="listbox"
        aria-label={label}
        className={cx(css.optionList, choices?.length && css.list)}
      >
        {choices?.map((choice, index) => (
          <div
            key={choice.value}
            id={`${panel.id}-${index}`}
            role="option"
            aria-selected={choice.value === value || choice.label === value}
            data-active={index === active ? '' : undefined}
            className={css.item}
            onClick={() => onChoose(choice)}
          >
            {choice.label}
          </div>
        ))}
      </div>
      <div role="status">
        {choices?.length ? <VisuallyHidden>{said}</VisuallyHidden> : <p className={css.note}>{said}</p>}
      </div>
      {failed && (
        <Button small tone="quiet" onClick={onRetry}>
          重试
        </Button>
      )}
    </div>
  )
}
