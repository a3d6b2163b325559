import type { ReactNode } from 'react'
import { useRead, useTerms } from '#core/page/react.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { PinIcon } from '#ui/icons/Pin.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { useQuery } from '#screens/list/useQuery.ts'
import { AddressCard } from './AddressCard.tsx'
import * as css from './AddressCard.css.ts'
import { AddressForm } from './AddressForm.tsx'
import { kindWords, type AddressKind } from './words.ts'

interface Props {
  title: string
  /** What kinds of addresses are kept here; tabs where there are several. */
  kinds: readonly AddressKind[]
  back?: string
  /** At the right of the title, before 新增地址. */
  aside?: ReactNode
}

/** Addresses as cards, and the form for one; which of them is on show is in the address bar. */
export const AddressBook = ({ title, kinds, back, aside }: Props) => {
  const [query, set] = useQuery()
  const kind = kinds.find((one) => one === query.kind) ?? kinds[0]!
  const most = useTerms()?.maxAddresses
  const { data, error, refetch } = useRead('/api/buyer/basic/member/address/list', {}, { about: true })
  const listed = `?kind=${kind}`

  const edited = data?.find(({ id }) => id === query.edit)
  if (query.edit === 'new' || edited)
    return (
      <>
        <PageHeader title={title} back={listed} />
        <AddressForm
          key={query.edit}
          address={edited}
          kinds={kinds}
          kind={kind}
          back={listed}
          onDone={(saved) => set({ edit: undefined, kind: saved.kind })}
        />
      </>
    )

  const shown = data?.filter((address) => address.kind === kind)
  const add = (
    <LinkButton tone="primary" href={`?kind=${kind}&edit=new`}>
      新增地址
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={title} back={back}>
        {aside}
        {data && data.length < (most ?? Infinity) && shown?.length !== 0 && add}
      </PageHeader>
      {kinds.length > 1 && (
        <div className={css.tabs}>
          <Tabs
            label="地址类型"
            tabs={kinds.map((value) => ({
              value,
              label: kindWords[value],
              count: data?.filter((address) => address.kind === value).length,
            }))}
            value={kind}
            onChange={(next) => set({ kind: next })}
          />
        </div>
      )}
      {shown ? (
        shown.length > 0 ? (
          <>
            <ul className={css.grid}>
              {shown.map((address) => (
                <AddressCard key={address.id} address={address} />
              ))}
            </ul>
            <p className={css.count}>
              已保存 {data?.length} 个地址{most && `，最多 ${most} 个`}
            </p>
          </>
        ) : (
          <Empty icon={<PinIcon />} title={`暂无${kindWords[kind]}`}>
            {add}
          </Empty>
        )
      ) : error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <Bones />
      )}
    </>
  )
}

const Bones = () => (
  <div className={css.grid} role="status" aria-label="正在加载">
    {[0, 1, 2].map((index) => (
      <div key={index} className={css.card}>
        <Skeleton width="55%" height={20} />
        <Skeleton />
        <Skeleton width="70%" />
        <div className={css.actions}>
          <Skeleton width={48} height={20} />
        </div>
      </div>
    ))}
  </div>
)
