import { useId } from 'react'
import { useRead } from '#core/page/react.ts'
import { TextInput } from '#ui/control/TextInput.tsx'

/** A courier: one of the usual ones, or any other by its name. */
export const Courier = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { data: usual } = useRead('/api/basic/system/dictItem/selItemListByDictId', { dictId: 'express' })
  const id = useId()
  return (
    <>
      <TextInput
        list={id}
        autoComplete="off"
        placeholder="选择或填写快递公司"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={id}>
        {usual?.map(({ code, name }) => code !== 'OTHER' && <option key={code} value={name} />)}
      </datalist>
    </>
  )
}
