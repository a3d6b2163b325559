import type { Address } from '@wotu/contract/basic/address.ts'
import addSchema from 'schema:/api/basic/address/addAddr'
import updateSchema from 'schema:/api/basic/address/updAddr'
import { FormView } from '#screens/form/FormView.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { kindWords, personWords, type AddressKind } from './words.ts'

interface Props {
  /** The address to change; a new one where there is none. */
  address?: Address
  kinds: readonly AddressKind[]
  kind: AddressKind
  back: string
  onDone: (saved: Address) => void
}

/** One address. */
export const AddressForm = ({ address, kinds, kind, back, onDone }: Props) => {
  const form = useForm({
    write: address ? '/api/basic/address/updAddr' : '/api/basic/address/addAddr',
    schema: address ? updateSchema : addSchema,
    initial: address ?? { kind },
    also: address ? { id: address.id } : kinds.length === 1 ? { kind } : {},
    onDone,
  })
  const chosen = String(form.values.kind) as AddressKind

  return (
    <FormView
      form={form}
      back={back}
      submit="保存"
      fields={[
        {
          name: 'kind',
          options: kinds.map((value) => ({ value, label: kindWords[value] })),
          when: () => kinds.length > 1,
        },
        { name: 'consignee', label: personWords[chosen], placeholder: '真实姓名' },
        { name: 'phone', placeholder: '11位手机号' },
        'areaCode',
        { name: 'detail', placeholder: '乡镇、村、街道、门牌号' },
        'isDefault',
      ]}
    />
  )
}
