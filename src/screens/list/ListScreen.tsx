import type { ReactNode } from 'react'
import { ListView, type ListLook } from './ListView.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { useList, type ListOptions, type ListPath, type RowOf } from './useList.ts'

interface Props<P extends ListPath> extends ListOptions<P>, ListLook<RowOf<P>> {
  title: string
  back?: string
  /** The page's main action, at the right of its title. */
  aside?: ReactNode
}

/** A page that is a list. A screen names its call, columns, filters and actions, and nothing else. */
export const ListScreen = <P extends ListPath>({ title, back, aside, read, input, ...look }: Props<P>) => (
  <>
    <PageHeader title={title} back={back}>
      {aside}
    </PageHeader>
    <ListView list={useList({ read, input, filters: look.filters })} {...look} />
  </>
)
