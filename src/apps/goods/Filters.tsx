import { useState } from 'react'
import { useRead } from '#core/page/react.ts'
import { Button } from '#ui/control/Button.tsx'
import { Select } from '#ui/control/Select.tsx'
import { TextInput } from '#ui/control/TextInput.tsx'
import * as css from './List.css.ts'
import type { Hall } from './useHall.ts'

interface Choice {
  value: string
  label: string
}

interface RowProps {
  name: string
  options: readonly Choice[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** One line of choices; the first is all of them. */
const Row = ({ name, options, value, onChange }: RowProps) => (
  <div className={css.filter} role="group" aria-label={name}>
    <span className={css.filterName}>{name}</span>
    <div className={css.choices}>
      <button type="button" className={css.choice} aria-pressed={!value} onClick={() => onChange(undefined)}>
        全部
      </button>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={css.choice}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  </div>
)

const named = (rows: readonly { id: string; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))

/** The categories, level by level down to the one chosen. An id begins with those above it. */
const Categories = ({ hall }: { hall: Hall }) => {
  const chosen = hall.query.category ?? ''
  const [top, branch] = [chosen.slice(0, 2), chosen.slice(0, 4)]
  const { data: tree } = useRead('/api/basic/system/category/selCateTreeListByDictId', {})
  const branches = tree?.find(({ id }) => id === top)?.children ?? []
  const leaves = branches.find(({ id }) => id === branch)?.children ?? []
  // Attributes belong to the category that was left.
  const forget = Object.fromEntries(
    Object.keys(hall.query)
      .filter((name) => name.startsWith('a.'))
      .map((name) => [name, undefined]),
  )
  const choose = (category: string | undefined) => hall.filter({ ...forget, category })
  return (
    <>
      <Row name="类目" options={named(tree)} value={top} onChange={choose} />
      {branches.length > 0 && (
        <Row
          name="品类"
          options={named(branches)}
          value={branch.length === 4 ? branch : ''}
          onChange={(to) => choose(to ?? top)}
        />
      )}
      {leaves.length > 0 && (
        <Row
          name="品种"
          options={named(leaves)}
          value={chosen.length === 6 ? chosen : ''}
          onChange={(to) => choose(to ?? branch)}
        />
      )}
    </>
  )
}

/** What goods of the chosen category can be told apart by. */
const Attributes = ({ hall, categoryId }: { hall: Hall; categoryId: string }) => {
  const { data } = useRead('/api/trading/goods/selAttrDefByCategory', { categoryId })
  return (data ?? [])
    .filter(({ options }) => options.length > 0)
    .map(({ id, name, options }) => (
      <Row
        key={id}
        name={name}
        options={options.map((option) => ({ value: option, label: option }))}
        value={hall.query[`a.${id}`]}
        onChange={(value) => hall.filter({ [`a.${id}`]: value })}
      />
    ))
}

const PriceAndOrigin = ({ hall }: { hall: Hall }) => {
  const [draft, setDraft] = useState({ min: hall.query.min ?? '', max: hall.query.max ?? '' })
  const { data: provinces } = useRead('/api/seller/system/area/selSpecAreaListByPid', { parent: '' })
  return (
    <form
      className={css.filter}
      aria-label="价格和产地"
      onSubmit={(event) => {
        event.preventDefault()
        hall.filter(draft)
      }}
    >
      <span className={css.filterName}>价格</span>
      <div className={css.prices}>
        <TextInput
          aria-label="最低价"
          placeholder="最低价"
          inputMode="decimal"
          value={draft.min}
          onChange={(event) => setDraft({ ...draft, min: event.target.value })}
        />
        <span aria-hidden>–</span>
        <TextInput
          aria-label="最高价"
          placeholder="最高价"
          inputMode="decimal"
          value={draft.max}
          onChange={(event) => setDraft({ ...draft, max: event.target.value })}
        />
        <Button type="submit">确定</Button>
      </div>
      <div className={css.origin}>
        <Select
          aria-label="产地"
          placeholder="全部产地"
          options={(provinces ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={hall.query.origin ?? ''}
          onChange={(event) => hall.filter({ origin: event.target.value })}
        />
      </div>
    </form>
  )
}

/** What the goods are narrowed by. Give it a `key` of the query, so that it shows what was cleared. */
export const Filters = ({ hall }: { hall: Hall }) => (
  <div className={css.filters}>
    <Categories hall={hall} />
    {hall.query.category && <Attributes hall={hall} categoryId={hall.query.category} />}
    <PriceAndOrigin key={`${hall.query.min ?? ''}-${hall.query.max ?? ''}`} hall={hall} />
  </div>
)
