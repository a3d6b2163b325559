import { useEffect, useEffectEvent, useState } from 'react'
import { money } from './Money.css.ts'

interface Props {
  /** ISO instant. */
  until: string
  /** Server time minus the reader's own clock, in milliseconds. */
  offsetMs?: number
  /** Called once when nothing is left. */
  onEnd?: () => void
}

const two = (n: number) => String(n).padStart(2, '0')

/** Milliseconds as `2天 03:04:05`, or `03:04:05`; never below zero. */
export const remaining = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const days = Math.floor(seconds / 86_400)
  const clock = [(seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60].map((n) => two(Math.floor(n))).join(':')
  return days ? `${days}天 ${clock}` : clock
}

/** What is left until an instant, by the server's clock. A screen reader hears it when it asks, not every second. */
export const Countdown = ({ until, offsetMs = 0, onEnd }: Props) => {
  const [now, setNow] = useState(() => Date.now())
  const left = Date.parse(until) - offsetMs - now
  const over = left <= 0
  const ended = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (over) {
      ended()
      return
    }
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [over])

  return (
    <time role="timer" aria-live="off" dateTime={until} className={money}>
      {remaining(left)}
    </time>
  )
}
