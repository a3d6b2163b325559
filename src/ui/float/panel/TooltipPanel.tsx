import { cx } from '../../tokens/cx.ts'
import type { ReactNode } from 'react'
import * as css from './panel.css.ts'
import { usePanel, type PanelProps } from './usePanel.ts'

interface Props extends PanelProps {
  children: ReactNode
  /** The pointer may go onto it, to read on. */
  onEnter: () => void
  onLeave: () => void
}

/** A few words about its anchor, which never take the focus. */
export const TooltipPanel = ({ children, onEnter, onLeave, ...panel }: Props) => {
  const { frame, getFloatingProps } = usePanel(panel)
  return (
    <div
      {...frame}
      {...getFloatingProps({
        id: panel.id,
        role: 'tooltip',
        className: cx(css.panel, css.tooltip),
        onMouseEnter: onEnter,
        onMouseLeave: onLeave,
      } as object)}
    >
      {children}
    </div>
  )
}
