import { useState } from 'react'
import type { Address } from '@wotu/contract/basic/address.ts'
import { maskPhone } from '#core/format/mask.ts'
import { usePlace } from '#core/page/place.ts'
import { useRead } from '#core/page/react.ts'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { Field } from '#ui/control/Field.tsx'
import { RadioCards } from '#ui/control/RadioCards.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty, ErrorState } from '#ui/feedback/State.tsx'
import { Tag } from '#ui/data/StatusTag.tsx'
import * as css from './ConfirmOrder.css.ts'

const Who = ({ address }: { address: Address }) => (
  <span className={css.address}>
    <strong>{address.consignee}</strong>
    {maskPhone(address.phone)}
    {address.isDefault && <Tag>默认</Tag>}
  </span>
)

const where = (address: Address) => `${address.areaName} ${address.detail}`

/** Where to: the address in use, and on request all of them to choose from. */
export const ChooseAddress = ({ current, onChoose }: { current: Address | null; onChoose: (id: string) => void }) => {
  const place = usePlace()
  const [open, setOpen] = useState(false)
  const {
    data: addresses,
    error,
    refetch,
  } = useRead('/api/buyer/basic/member/address/list', open ? { kind: 'receive' } : null)
  const back = encodeURIComponent(place.read())
  const add = <LinkButton href={`/setup/shippingAddress?back=${back}`}>新增地址</LinkButton>

  if (!current)
    return (
      <Empty title="还没有收货地址" text="添加后即可提交订单">
        {add}
      </Empty>
    )
  if (!open)
    return (
      <>
        <Who address={current} />
        {where(current)}
        <div className={css.more}>
          <Button onClick={() => setOpen(true)}>更换地址</Button>
        </div>
      </>
    )
  if (!addresses)
    return error ? (
      <ErrorState text={error.msg} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={3} columns={2} />
    )
  return (
    <Field label="选择收货地址" group>
      <RadioCards
        value={current.id}
        onChange={(id) => {
          onChoose(id)
          setOpen(false)
        }}
        options={addresses.map((address) => ({
          value: address.id,
          label: <Who address={address} />,
          note: where(address),
        }))}
      />
      <div className={css.more}>
        {add}
        <Button tone="quiet" onClick={() => setOpen(false)}>
          收起
        </Button>
      </div>
    </Field>
  )
}
