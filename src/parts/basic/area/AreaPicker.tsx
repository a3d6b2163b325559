import { useState } from 'react'
import { useRead } from '#core/page/react.ts'
import { Button } from '#ui/control/Button.tsx'
import { Select } from '#ui/control/Select.tsx'
import { picker, retry } from './AreaPicker.css.ts'

interface Props {
  /** Six-digit code of a county, or empty. */
  value: string
  /** A county's code, or empty while there is none. */
  onChange: (code: string) => void
}

/** The areas below one, under their word or how it stands with them. */
const useBelow = (parent: string | undefined, word: string) => {
  const { data, error, loading, refetch } = useRead(
    '/api/seller/system/area/selSpecAreaListByPid',
    parent === undefined ? null : { parent },
  )
  const failed = !data && error !== undefined
  return {
    options: (data ?? []).map(({ code, name }) => ({ value: code, label: name })),
    placeholder: failed ? '加载失败' : !data && loading ? '正在加载' : word,
    failed,
    refetch,
  }
}

/** 省, 市, 区: each list follows from the one before. */
export const AreaPicker = ({ value, onChange }: Props) => {
  // A code names the areas around it by its first digits; until there is a county, what was chosen is kept here.
  const [chosen, setChosen] = useState({ province: '', city: '' })
  const province = value ? `${value.slice(0, 2)}0000` : chosen.province
  const city = value ? `${value.slice(0, 4)}00` : chosen.city

  const choose = (next: { province: string; city: string }) => {
    setChosen(next)
    onChange('')
  }

  const provinces = useBelow('', '省')
  const cities = useBelow(province || undefined, '市')
  const counties = useBelow(city || undefined, '区县')
  const failed = [provinces, cities, counties].filter((list) => list.failed)

  return (
    <div className={picker}>
      <Select
        aria-label="省"
        placeholder={provinces.placeholder}
        options={provinces.options}
        value={province}
        onChange={(event) => choose({ province: event.target.value, city: '' })}
      />
      <Select
        aria-label="市"
        placeholder={cities.placeholder}
        options={cities.options}
        value={city}
        disabled={!province}
        onChange={(event) => choose({ province, city: event.target.value })}
      />
      <Select
        aria-label="区县"
        placeholder={counties.placeholder}
        options={counties.options}
        value={value}
        disabled={!city}
        onChange={(event) => {
          setChosen({ province, city })
          onChange(event.target.value)
        }}
      />
      {failed.length > 0 && (
        <Button className={retry} onClick={() => failed.forEach((list) => void list.refetch())}>
          重试
        </Button>
      )}
    </div>
  )
}
