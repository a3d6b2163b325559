import type { Address } from '@wotu/contract/basic/address.ts'
import { maskPhone } from '#core/format/mask.ts'
import { useWrite } from '#core/page/react.ts'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { StatusTag } from '#ui/data/StatusTag.tsx'
import { usePopConfirm } from '#ui/float/usePopConfirm.tsx'
import * as css from './AddressCard.css.ts'

/** One address, and what can be done with it. */
export const AddressCard = ({ address }: { address: Address }) => {
  const { id, consignee, phone, areaName, detail, isDefault } = address
  const remove = useWrite('/api/basic/address/delAddr')
  const prefer = useWrite('/api/basic/address/setDefault')
  const [ask, question] = usePopConfirm()

  const onRemove = async (button: Element) => {
    const sure = { title: '删除这个地址？', text: `${areaName} ${detail}`, confirm: '删除', danger: true }
    if (await ask(sure, button)) await remove.run({ id })
  }

  return (
    <li className={css.card} data-default={isDefault || undefined}>
      {question}
      <div className={css.person}>
        <span className={css.name}>{consignee}</span>
        <span className={css.number}>{maskPhone(phone)}</span>
        {isDefault && <StatusTag tone="good">默认</StatusTag>}
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
        <Button tone="quiet" small busy={remove.busy} onClick={({ currentTarget }) => void onRemove(currentTarget)}>
          删除
        </Button>
      </div>
    </li>
  )
}
