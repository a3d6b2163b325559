import { FloatingFocusManager } from '@floating-ui/react'
import type { ReactNode } from 'react'
import { cx } from '../../tokens/cx.ts'
import * as css from './panel.css.ts'
import { usePanel, type PanelProps } from './usePanel.ts'

interface Props extends PanelProps {
  label: string
  /** `alertdialog` for a question. */
  role?: 'dialog' | 'alertdialog' | undefined
  children: ReactNode
  /** Without room around its content. */
  bare?: boolean
  /** The content takes the focus itself. */
  ownFocus?: boolean
}

/** A small dialog that blocks nothing: the focus goes into it and comes back to the button. */
export const PopoverPanel = ({ label, role = 'dialog', children, bare, ownFocus, ...panel }: Props) => {
  const { frame, context, getFloatingProps } = usePanel(panel)
  return (
    <FloatingFocusManager context={context} modal={false} initialFocus={ownFocus ? -1 : 0}>
      <div
        {...frame}
        {...getFloatingProps({
          id: panel.id,
          role,
          'aria-label': label,
          className: cx(css.panel, !bare && css.padded),
        } as object)}
      >
        {children}
      </div>
    </FloatingFocusManager>
  )
}
