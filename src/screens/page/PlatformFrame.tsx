import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { config, session } from '#core/page/core.ts'
import { frameAddress, openWire, sandbox, sensibleHeight, type FromFrame, type ToFrame } from '#core/session/frame.ts'
import { Button } from '#ui/control/Button.tsx'
import { ErrorState } from '#ui/feedback/State.tsx'
import * as css from './PlatformFrame.css.ts'

interface Props {
  /** Beneath `/embed/frame/`. */
  path: string
  query?: Record<string, string>
  /** What a screen reader calls it: 平台收银台. */
  title: string
  onDone: (code?: string) => void
  /** The user is through with it: whoever opened it has the focus again. */
  onClose: () => void
}

/** Milliseconds until a frame that hasn't shown itself is said to have failed. */
const patienceMs = 20_000

/** A page of the platform's within a partner's, opened by the user's press: whatever is secret is typed there. */
export const PlatformFrame = (props: Props) => {
  const [turn, setTurn] = useState(0)
  return <Opening key={turn} {...props} onRetry={() => setTurn(turn + 1)} />
}

const Opening = ({ path, query, title, onDone, onClose, onRetry }: Props & { onRetry: () => void }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [nonce] = useState(() => crypto.randomUUID())
  const [height, setHeight] = useState(320)
  const [state, setState] = useState<'opening' | 'ready' | 'failed'>('opening')
  /** The token that the frame was given last. */
  const given = useRef<string>(undefined)

  const answer = async (refused: boolean, say: (word: ToFrame) => unknown) => {
    const token = await session.token(refused ? given.current : undefined).catch(() => null)
    given.current = token ?? undefined
    say({ say: 'token', token })
  }
  const hear = useEffectEvent((word: FromFrame, say: (word: ToFrame) => unknown) => {
    if (word.say === 'ready') {
      setState('ready')
      frame.current?.focus()
      frame.current?.scrollIntoView({ block: 'nearest' })
    } else if (word.say === 'height') setHeight(sensibleHeight(word.height))
    else if (word.say === 'token') void answer(word.refused, say)
    else if (word.say === 'done') onDone(word.code)
    else if (word.say === 'close') onClose()
  })

  useEffect(() => {
    const peer = { window: () => frame.current?.contentWindow, origin: config.origin, nonce }
    const wire = openWire<ToFrame, FromFrame>(peer, (word) => hear(word, wire.say))
    return wire.close
  }, [nonce])
  // Who is in it sees all of it: a frame that is cut off takes no presses.
  useEffect(() => {
    const root = frame.current?.getRootNode() as Document | ShadowRoot | undefined
    if (root && root.activeElement === frame.current) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [height])
  useEffect(() => {
    if (state !== 'opening') return
    const timer = setTimeout(() => setState('failed'), patienceMs)
    return () => clearTimeout(timer)
  }, [state])

  if (state === 'failed')
    return (
      <div className={css.failed}>
        <ErrorState text={`${title}未能打开`} onRetry={onRetry} />
        <Button onClick={onClose}>关闭</Button>
      </div>
    )
  return (
    <div className={css.place} aria-busy={state === 'opening'}>
      <iframe
        ref={frame}
        className={css.frame}
        title={title}
        src={frameAddress(config.origin, path, { ...query, nonce })}
        sandbox={sandbox}
        allow=""
        referrerPolicy="origin"
        style={{ height }}
      />
    </div>
  )
}
