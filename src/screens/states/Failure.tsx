import type { ApiError } from '#core/calls/errors.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { Empty, ErrorState, Refused } from '#ui/feedback/State.tsx'

interface Props {
  error: ApiError
  onRetry: () => void
  /** The path above this page. */
  back?: string | undefined
}

/** Why a page has nothing to show: not allowed, not there, or not loaded. */
export const Failure = ({ error, onRetry, back = '/' }: Props) => {
  const home = <LinkButton href={back}>{back === '/' ? '返回首页' : '返回'}</LinkButton>
  if (error.status === 403) return <Refused>{home}</Refused>
  if (error.code === 'NOT_FOUND') return <Empty title={error.msg}>{home}</Empty>
  return <ErrorState text={error.msg} onRetry={onRetry} />
}
