import type { ReactNode } from 'react'
import type { ReadState } from '#core/page/react.ts'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Failure } from './Failure.tsx'

interface Props<T> {
  of: ReadState<T>
  /** The place of what is on its way, in its shape; rows unless told. */
  pending?: ReactNode
  /** The path above this page, for what isn't there. */
  back?: string
  children: (data: T) => ReactNode
}

/** What a read answers, with its other states: on its way, not allowed, not there, not loaded. */
export const Answer = <T,>({ of: { data, error, refetch }, pending, back, children }: Props<T>) => {
  if (data !== undefined) return children(data)
  if (error) return <Failure error={error} onRetry={() => void refetch()} back={back} />
  return pending ?? <SkeletonRows rows={4} columns={1} />
}
