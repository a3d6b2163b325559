import { useRead } from '#core/page/react.ts'
import { Combobox } from '#ui/float/Combobox.tsx'

interface Props {
  dictionary: string
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
}

/** One of the usual values, such as couriers, found by Chinese or pinyin; or any other, as it is typed. */
export const DictionaryInput = ({ dictionary, value, onChange, placeholder }: Props) => {
  const { data } = useRead('/api/basic/system/dictItem/selItemListByDictId', { dictId: dictionary })
  // A dictionary may end with 其他, which is what one types here.
  const options = data
    ?.filter(({ code }) => code !== 'OTHER')
    .map(({ name, pinyin }) => ({ value: name, label: name, pinyin }))
  return <Combobox free value={value} onChange={onChange} options={options} placeholder={placeholder} />
}
