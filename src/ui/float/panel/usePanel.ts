import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
  useInteractions,
  type ElementProps,
  type FloatingContext,
  type Placement,
} from '@floating-ui/react'
import { useCallback } from 'react'

export interface PanelProps {
  /** What it belongs to, and stands beside. */
  anchor: Element
  /** Asked for by Escape, a press elsewhere, or the focus that leaves. */
  onClose: () => void
  /** Of the element that floats, for `aria-controls`. */
  id?: string | undefined
  placement?: Placement | undefined
  /** At least as wide as its anchor. */
  asWide?: boolean
}

const edge = 8
const leastHeight = 240

/**
 * Places a panel beside its anchor, within the window, and closes it. It is a popover of the browser's, so no dialog covers
 * it and nothing cuts it off, and it needs no portal: it stays in its own shadow root and reads on from its anchor.
 * @param more what else it reacts to, such as the arrow keys of a menu
 */
export const usePanel = (
  { anchor, onClose, placement = 'bottom-start', asWide }: PanelProps,
  more: (context: FloatingContext) => ElementProps[] = () => [],
) => {
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (_, event, reason) => {
      // The same Escape would close the dialog around it, too.
      if (reason === 'escape-key') event?.preventDefault()
      onClose()
    },
    elements: { reference: anchor },
    placement,
    strategy: 'fixed',
    transform: false,
    middleware: [
      offset(4),
      flip({ padding: edge }),
      shift({ padding: edge }),
      size({
        padding: edge,
        apply: ({ availableHeight, rects, elements: { floating } }) => {
          floating.style.maxWidth = `calc(100vw - ${edge * 2}px)`
          // Where there is less room than this, it is on the other side.
          floating.style.maxHeight = `${Math.max(leastHeight, availableHeight)}px`
          if (asWide) floating.style.minWidth = `${rects.reference.width}px`
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  })
  const { setFloating } = refs
  // With its ref, so that it is open before an effect puts the focus into it. Older browsers have no popovers: there it is
  // simply fixed.
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setFloating(element)
      if (element?.isConnected) element.showPopover?.()
    },
    [setFloating],
  )

  const interactions = useInteractions([useDismiss(context), ...more(context)])
  return {
    context,
    ...interactions,
    frame: { ref, style: floatingStyles, popover: 'manual' as const },
  }
}
