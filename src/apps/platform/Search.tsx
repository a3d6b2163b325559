import type { FormEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { SearchIcon } from '#ui/icons/Search.ts'
import { searchScopes } from './menu.ts'
import * as css from './Search.css.ts'

const search = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  const form = new FormData(event.currentTarget)
  const scope = searchScopes.find(({ value }) => value === form.get('scope'))
  const keyword = String(form.get('keyword')).trim()
  if (scope) navigate(keyword ? `${scope.path}?${new URLSearchParams({ keyword })}` : scope.path)
}

export const Search = () => (
  <form className={css.form} role="search" onSubmit={search}>
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
      name="keyword"
      aria-label="搜索内容"
      placeholder="搜索农产品、农资、店铺"
      maxLength={60}
    />
    <button className={css.go} type="submit" aria-label="搜索">
      <SearchIcon size={18} />
    </button>
  </form>
)
