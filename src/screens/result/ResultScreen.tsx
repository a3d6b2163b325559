import type { ReactNode } from 'react'
import type { InputOf, OutputOf, ReadPath } from '#core/calls/api.ts'
import { ResultView, type Outcome } from './ResultView.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { Failure } from '../states/Failure.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { useResult } from './useResult.ts'

interface Props<P extends ReadPath> {
  title: string
  read: P
  input: InputOf<P>
  /** What to say of the answer. */
  outcome: (data: OutputOf<P>) => Outcome
  /** At most two next actions. */
  actions?: (data: OutputOf<P>) => ReactNode
}

/** A page that says how something ended. */
export const ResultScreen = <P extends ReadPath>({ title, read, input, outcome, actions }: Props<P>) => {
  const { data, error, refetch, waiting } = useResult(read, input, (answer) => outcome(answer).state === 'pending')
  const again = () => void refetch()
  return (
    <>
      <PageHeader title={title} />
      {data !== undefined ? (
        <ResultView {...outcome(data)} onRefresh={waiting ? undefined : again}>
          {actions?.(data)}
        </ResultView>
      ) : error ? (
        <Failure error={error} onRetry={again} />
      ) : (
        <SkeletonRows rows={2} columns={1} />
      )}
    </>
  )
}
