import { useEffect, useEffectEvent, useState } from 'react'
import type { InputOf, OutputOf, ReadPath } from '#core/calls/api.ts'
import { useRead } from '#core/page/react.ts'

const everyMs = 2000
const times = 5

/** An outcome that may be a while in coming: asked for again every 2 s, five times, then on demand. */
export const useResult = <P extends ReadPath>(
  read: P,
  input: InputOf<P>,
  isPending: (data: OutputOf<P>) => boolean,
) => {
  const answer = useRead(read, input, { about: true })
  const [asked, setAsked] = useState(0)
  const pending = answer.data !== undefined && isPending(answer.data)
  const waiting = pending && asked < times
  const again = useEffectEvent(() => {
    setAsked(asked + 1)
    void answer.refetch()
  })

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(again, everyMs)
    return () => clearTimeout(timer)
  }, [waiting, asked])

  return { ...answer, pending, /** Still asking by itself. */ waiting }
}
