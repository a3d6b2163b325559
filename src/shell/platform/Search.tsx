import { useState, type FormEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { api } from '#core/page/core.ts'
import { useSignedIn } from '#core/page/react.ts'
import { SearchIcon } from '#ui/icons/Search.ts'
import { searchScopes } from './menu.ts'
import * as css from './Search.css.ts'
import { SearchHints } from './SearchHints.tsx'

export const Search = () => {
  const signedIn = useSignedIn()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const scope = searchScopes.find(({ value }) => value === new FormData(event.currentTarget).get('scope'))
    const keyword = typed.trim()
    setOpen(false)
    if (!scope) return
    // Remembered on the side: the search itself waits for nothing, and fails for nothing of it.
    if (keyword && signedIn && scope.value === 'goods')
      api.write('/api/buyer/dmp/search/history/add', { words: keyword }, { silent: true }).catch(() => {})
    navigate(keyword ? `${scope.path}?${new URLSearchParams({ keyword })}` : scope.path)
  }

  return (
    <form
      className={css.form}
      role="search"
      aria-label="全站搜索"
      onSubmit={search}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <select className={css.scope} name="scope" aria-label="搜索范围">
        {searchScopes.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <input
        className={css.input}
        type="search"
        aria-label="搜索内容"
        placeholder="搜索农产品、农资、店铺"
        maxLength={60}
        autoComplete="off"
        value={typed}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
        }}
      />
      <button className={css.go} type="submit" aria-label="搜索">
        <SearchIcon size={18} />
      </button>
      {open && (
        <div className={css.hints} onClick={(event) => event.target instanceof HTMLAnchorElement && setOpen(false)}>
          <SearchHints typed={typed} />
        </div>
      )}
    </form>
  )
}
