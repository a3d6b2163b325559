import type { ComponentProps } from 'react'
import { signIn } from '#core/go.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/State.tsx'

/** What a visitor sees of something that is a member's: why to sign in, and the way there and back. */
export const SignInFirst = (props: Omit<ComponentProps<typeof Empty>, 'children'>) => (
  <Empty {...props}>
    <Button tone="primary" onClick={signIn}>
      去登录
    </Button>
  </Empty>
)
