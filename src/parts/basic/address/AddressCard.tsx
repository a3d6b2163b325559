import type { Address } from '@wotu/contract/basic/address.ts'
import { maskPhone } from '#core/format/mask.ts'
import { api } from '#core/page/core.ts'
import { notify, undo } from '#core/page/notify.ts'
import { useWrite } from '#core/page/react.ts'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { StatusTag } from '#ui/data/StatusTag.tsx'
import * as css from './AddressCard.css.ts'

/** One address, and what can be done with it. */
export const AddressCard = ({ address }: { address: Address }) => {
  const { id, consignee, phone, areaName, detail, isDefault } = address
  const remove = useWrite('/api/basic/address/delAddr')
  const prefer = useWrite('/api/basic/address/setDefault')

  /** At once, because it can be taken back: the same address, written anew. */
  const onRemove = async () => {
    const { id: _, areaName: __, ...draft } = address
    const removed = await remove.run({ id })
    if (removed !== undefined)
      notify(
        '地址已删除',
        undo(() => api.write('/api/basic/address/addAddr', draft)),
      )
  }

  return (
    <li className={css.card} data-default={isDefault || undefined}>
      <div className={css.person}>
        <span className={css.name}>{consignee}</span>
        <span className={css.number}>{maskPhone(phone)}</span>
        {isDefault && <StatusTag tone="success">默认</StatusTag>}
      </div>
      <p className={css.place}>
        {areaName} {detail}
      </p>
      <div className={css.actions}>
        {isDefault ? (
          <span />
        ) : (
          <Button tone="quiet" small busy={prefer.busy} onClick={() => prefer.run({ id })}>
            设为默认
          </Button>
        )}
        <LinkButton tone="quiet" small href={`?edit=${id}`}>
          编辑
        </LinkButton>
        <Button tone="quiet" small busy={remove.busy} onClick={() => void onRemove()}>
          删除
        </Button>
      </div>
    </li>
  )
}
