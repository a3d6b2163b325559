import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type * as Panels from './panel/panels.ts'
import { failed } from './Float.css.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** Draws what floats, from what was loaded for it. */
  children: (panels: typeof Panels) => ReactNode
}

let loaded: typeof Panels | undefined

/**
 * What floats. It and the library that places it are loaded when something first floats, and no page waits for them; a
 * load that failed is told beside the button, and the next press tries again.
 */
export const Float = ({ open, onClose, children }: Props) => {
  const [panels, setPanels] = useState(loaded)
  const [lost, setLost] = useState(false)

  const begin = useEffectEvent((isWanted: () => boolean) => {
    setLost(false)
    import('./panel/panels.ts').then(
      (module) => {
        loaded = module
        if (isWanted()) setPanels(module)
      },
      () => {
        if (!isWanted()) return
        setLost(true)
        onClose()
      },
    )
  })
  useEffect(() => {
    if (!open || panels) return
    let wanted = true
    begin(() => wanted)
    return () => {
      wanted = false
    }
  }, [open, panels])

  if (!open && lost)
    return (
      <span className={failed} role="alert">
        没有加载出来，请再试一次
      </span>
    )
  return open && panels ? children(panels) : null
}
