import type { ReactNode } from 'react'
import type { InputOf, OutputOf, ReadPath } from '#core/calls/api.ts'
import { useRead } from '#core/page/react.ts'
import { DetailView, type DetailLook } from './DetailView.tsx'
import { PageHeader } from '../page/PageHeader.tsx'

interface Props<P extends ReadPath> extends DetailLook<OutputOf<P>> {
  title: string
  back?: string
  aside?: ReactNode
  read: P
  input: InputOf<P>
}

/** A page about one record. `useDetail` is `useRead`: a screen that departs calls that and writes its own view. */
export const DetailScreen = <P extends ReadPath>({ title, back, aside, read, input, ...look }: Props<P>) => (
  <>
    <PageHeader title={title} back={back}>
      {aside}
    </PageHeader>
    <DetailView answer={useRead(read, input, { about: true })} back={back} {...look} />
  </>
)
