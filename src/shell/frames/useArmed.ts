import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

/** Milliseconds that the window must have had the focus for: longer than between the two presses of a double click. */
const restMs = 700

export interface Armed {
  ready: boolean
  /** For what surrounds the button. */
  guard: { onClickCapture?: (event: SyntheticEvent) => void }
}

/**
 * Arms what a member agrees to in a window that another site has opened: that site can bring it up between the two presses
 * of a double click. A press counts only from somebody who has had the window before them for a while, and has moved the
 * pointer, touched or typed there since. That nothing lies over it need not be asked, as in a frame (useSeen.ts): no
 * page reaches into a window of the platform's own.
 *
 * @returns `ready` once the time is over, and `guard` for what surrounds the button, which refuses every other press
 */
export const useArmed = (): Armed => {
  const [ready, setReady] = useState(false)
  /** Whether a hand has been at it since then. */
  const minded = useRef(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      minded.current = false
      setReady(false)
      if (document.hasFocus()) timer = setTimeout(() => setReady(true), restMs)
    }
    begin()
    addEventListener('focus', begin)
    addEventListener('blur', begin)
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      removeEventListener('focus', begin)
      removeEventListener('blur', begin)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [])

  useEffect(() => {
    if (!ready) return
    const mind = (event: Event) => {
      if (event instanceof KeyboardEvent && event.repeat) return
      // A finger has no way to come along: its touch is the sign.
      if (event.type === 'pointerdown' && (event as PointerEvent).pointerType !== 'touch') return
      minded.current = true
    }
    const signs = ['pointermove', 'pointerdown', 'keydown']
    for (const sign of signs) addEventListener(sign, mind, true)
    return () => {
      for (const sign of signs) removeEventListener(sign, mind, true)
    }
  }, [ready])

  const onClickCapture = (event: SyntheticEvent) => {
    if (ready && minded.current) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { ready, guard: { onClickCapture } }
}
