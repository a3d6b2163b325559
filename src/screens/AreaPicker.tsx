import { useState } from 'react'
import { useRead } from '#core/react.ts'
import { Select } from '#ui/Select.tsx'
import { picker } from './AreaPicker.css.ts'

interface Props {
  /** Six-digit code of a county, or empty. */
  value: string
  /** A county's code, or empty while there is none. */
  onChange: (code: string) => void
}

/** The areas below one, and how it stands with them. */
const useBelow = (parent: string | undefined) => {
  const { data, error } = useRead(
    '/api/seller/system/area/selSpecAreaListByPid',
    parent === undefined ? null : { parent },
  )
  return { options: (data ?? []).map(({ code, name }) => ({ value: code, label: name })), failed: error !== undefined }
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

  const provinces = useBelow('')
  const cities = useBelow(province || undefined)
  const counties = useBelow(city || undefined)
  const failed = provinces.failed || cities.failed || counties.failed

  return (
    <div className={picker}>
      <Select
        aria-label="省"
        placeholder={failed ? '加载失败' : '省'}
        options={provinces.options}
        value={province}
        onChange={(event) => choose({ province: event.target.value, city: '' })}
      />
      <Select
        aria-label="市"
        placeholder="市"
        options={cities.options}
        value={city}
        disabled={!province}
        onChange={(event) => choose({ province, city: event.target.value })}
      />
      <Select
        aria-label="区县"
        placeholder="区县"
        options={counties.options}
        value={value}
        disabled={!city}
        onChange={(event) => {
          setChosen({ province, city })
          onChange(event.target.value)
        }}
      />
    </div>
  )
}
