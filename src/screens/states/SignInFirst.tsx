import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { events } from '#core/page/core.ts'
import { signIn } from '#core/page/go.ts'
import { Button } from '#ui/control/Button.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { useLater } from './useLater.ts'

interface Props extends Omit<ComponentProps<typeof Empty>, 'children'> {
  button?: string
}

/** What a visitor sees of something that is a member's: why to sign in, and the way there and back. */
export const SignInFirst = ({ button = '去登录', ...rest }: Props) => (
  <Empty {...rest}>
    <Button tone="primary" onClick={signIn}>
      {button}
    </Button>
    <WhereHeld />
  </Empty>
)

/** Another way to sign in, offered once the browser has held the platform's window back. */
export const WhereHeld = () => {
  const [held, setHeld] = useState(false)
  const [here, setHere] = useState(false)
  const [problem, setProblem] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const later = useLater(here, () => import('./SignInHere.tsx'))
  useEffect(() => events.on('sign-in-held', () => setHeld(true)), [])

  if (!held) return null
  const end = (problem?: string) => {
    setProblem(problem)
    setHere(false)
    button.current?.focus()
  }
  return (
    <>
      <Button ref={button} aria-expanded={here} onClick={() => setHere(true)}>
        在此登录
      </Button>
      {problem && <p role="alert">{problem}</p>}
      {later && <later.SignInHere onEnd={end} />}
    </>
  )
}
