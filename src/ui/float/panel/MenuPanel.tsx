import { FloatingFocusManager, useListNavigation } from '@floating-ui/react'
import { useRef, useState } from 'react'
import type { MenuProps } from '../Menu.tsx'
import * as css from './panel.css.ts'
import { usePanel, type PanelProps } from './usePanel.ts'

/** The arrows, Home and End go through the choices; Escape, Tab and a choice close it. */
export const MenuPanel = ({
  label,
  head,
  items,
  ...panel
}: PanelProps & Pick<MenuProps, 'label' | 'head' | 'items'>) => {
  const lines = useRef<(HTMLElement | null)[]>([])
  const [active, setActive] = useState<number | null>(0)
  const { frame, context, getFloatingProps, getItemProps } = usePanel(panel, (context) => [
    // eslint-disable-next-line react-hooks/rules-of-hooks -- always called, at once
    useListNavigation(context, { listRef: lines, activeIndex: active, onNavigate: setActive, loop: true }),
  ])
  return (
    <FloatingFocusManager context={context} modal={false}>
      <div {...frame} className={css.panel}>
        {head !== undefined && <div className={css.head}>{head}</div>}
        <div {...getFloatingProps({ id: panel.id, role: 'menu', 'aria-label': label, className: css.list } as object)}>
          {items.map((item, index) => {
            const Line = 'href' in item ? 'a' : 'button'
            return (
              <Line
                key={item.key ?? item.label}
                {...('href' in item ? { href: item.href } : { type: 'button' })}
                {...getItemProps({
                  ref: (line: HTMLElement | null) => {
                    lines.current[index] = line
                  },
                  role: 'menuitem',
                  tabIndex: active === index ? 0 : -1,
                  className: css.item,
                  onClick: () => {
                    panel.onClose()
                    if ('onPick' in item) item.onPick()
                  },
                } as object)}
              >
                {item.label}
              </Line>
            )
          })}
        </div>
      </div>
    </FloatingFocusManager>
  )
}
