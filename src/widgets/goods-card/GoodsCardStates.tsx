import { platformHref } from '#core/page/go.ts'
import type { ApiError } from '#core/calls/errors.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { Empty } from '#ui/feedback/State.tsx'

interface Props {
  /** Why there are no goods; absent where none are named. */
  error?: ApiError | undefined
  unnamed: string
  onRetry: () => void
}

/** What stands in the card's place where there are no goods to show. */
export const GoodsCardStates = ({ error, unnamed, onRetry }: Props) => {
  if (!error)
    return (
      <slot name="empty">
        <Empty title={unnamed} />
      </slot>
    )
  const failure = <Failure error={error} onRetry={onRetry} back={platformHref('/')} />
  return error.code === 'NOT_FOUND' ? <slot name="gone">{failure}</slot> : failure
}
