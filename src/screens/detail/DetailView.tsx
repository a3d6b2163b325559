import type { ReactNode } from 'react'
import type { ReadState } from '#core/page/react.ts'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { Card, Section } from '#ui/layout/Card.tsx'
import { KeyValues, type Fact } from '#ui/data/KeyValues.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Tone } from '#ui/data/StatusTag.tsx'
import { Timeline, type Event } from '#ui/data/Timeline.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Actions, type ActionTable } from '../page/Actions.tsx'
import * as css from './DetailScreen.css.ts'
import { Failure } from '../states/Failure.tsx'

export interface Status {
  word: string
  tone: Tone
  /** What it means, what comes next, how long is left. */
  text?: ReactNode
}

export interface DetailLook<T> {
  status?: (record: T) => Status
  /** The key facts, first of all. */
  facts: (record: T) => readonly Fact[]
  /** Further `Section`s. */
  sections?: (record: T) => ReactNode
  /** What has happened to it, the newest first. */
  log?: (record: T) => readonly Event[]
  /** What can be done, by the names in the record's `actions`. */
  actions?: ActionTable<T>
}

interface Props<T> extends DetailLook<T> {
  answer: ReadState<T>
  back?: string | undefined
}

const Bones = () => (
  <div className={css.page} role="status">
    <VisuallyHidden>正在加载</VisuallyHidden>
    <Skeleton height={60} />
    <Card className={css.bones}>
      <Skeleton width={96} height={20} />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton width="65%" />
    </Card>
  </div>
)

/** Status, facts, sections, log and actions of a record, in all its states. */
export const DetailView = <T,>({ answer, back, status, facts, sections, log, actions }: Props<T>) => {
  const { data, error } = answer
  const refetch = () => void answer.refetch()
  if (data === undefined) return error ? <Failure error={error} onRetry={refetch} back={back} /> : <Bones />

  const now = status?.(data)
  return (
    <div className={css.page}>
      {now && (
        <div className={css.status[now.tone]} role="status">
          <span className={`${css.word} ${css.wordTone[now.tone]}`}>{now.word}</span>
          {now.text && <span className={css.words}>{now.text}</span>}
        </div>
      )}
      <Card>
        <Section title="基本信息">
          <KeyValues facts={facts(data)} />
        </Section>
        {sections?.(data)}
        {log && (
          <Section title="操作记录">
            <Timeline events={log(data)} />
          </Section>
        )}
      </Card>
      {actions && (
        <ActionBar>
          <Actions of={data as T & { actions: string[] }} table={actions} onDone={refetch} />
        </ActionBar>
      )}
    </div>
  )
}
