import { useState } from 'react'
import { useRead } from '#core/page/react.ts'
import { Cascader } from '#ui/float/Cascader.tsx'

interface Props {
  /** Six-digit code of a county, or empty. */
  value: string
  /** The code of the county that was chosen. */
  onChange: (code: string) => void
  /** Its name, where no Field gives one. */
  label?: string
}

/** The areas below one, and how it stands with them. */
const useBelow = (parent: string | undefined) => {
  const { data, error, loading, refetch } = useRead(
    '/api/seller/system/area/selSpecAreaListByPid',
    parent === undefined ? null : { parent },
  )
  const failed = !data && error !== undefined
  const areas = data ?? []
  return {
    areas,
    options: areas.map(({ code, name }) => ({ value: code, label: name })),
    state: failed ? ('failed' as const) : !data && loading ? ('loading' as const) : undefined,
    onRetry: () => void refetch(),
  }
}

/** 省, 市, 区: a county, chosen through the areas around it. */
export const AreaPicker = ({ value, onChange, label }: Props) => {
  const [opened, setOpened] = useState(false)
  // A code names the areas around it by its first digits; on the way to another county, what was chosen is kept here.
  const [onTheWay, setOnTheWay] = useState<{ province: string; city: string }>()
  const province = onTheWay?.province ?? (value && `${value.slice(0, 2)}0000`)
  const city = onTheWay?.city ?? (value && `${value.slice(0, 4)}00`)

  const provinces = useBelow(opened ? '' : undefined)
  const cities = useBelow(opened && province ? province : undefined)
  const counties = useBelow(city || undefined)
  const chosen = useBelow(value ? `${value.slice(0, 4)}00` : undefined).areas.find(({ code }) => code === value)

  const choose = (level: number, code: string) => {
    if (level === 0) setOnTheWay({ province: code, city: '' })
    else if (level === 1) setOnTheWay({ province, city: code })
    else {
      setOnTheWay(undefined)
      onChange(code)
    }
  }

  return (
    <Cascader
      {...(label && { label })}
      shown={chosen?.fullName ?? value}
      placeholder="请选择省市区"
      onOpen={() => {
        setOpened(true)
        setOnTheWay(undefined)
      }}
      onChoose={choose}
      columns={[
        { title: '省', value: province, ...provinces },
        { title: '市', value: city, ...cities },
        { title: '区县', value: onTheWay ? '' : value, ...counties },
      ]}
    />
  )
}
