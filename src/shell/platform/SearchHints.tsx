import { useDeferredValue } from 'react'
import { useRead, useSignedIn, useWrite } from '#core/page/react.ts'
import { Button } from '#ui/control/Button.tsx'
import * as css from './Search.css.ts'

const hrefOf = (words: string) => `/goods/list?${new URLSearchParams({ keyword: words })}`

/** What he searched for before, on any of his devices. */
const History = () => {
  const { data } = useRead('/api/buyer/dmp/search/history/list', {})
  const clear = useWrite('/api/buyer/dmp/search/history/del')
  if (!data?.length) return null
  return (
    <section className={css.hintPart} aria-label="最近搜索">
      <header className={css.hintHead}>
        最近搜索
        <Button small tone="quiet" busy={clear.busy} onClick={() => void clear.run({})}>
          清空
        </Button>
      </header>
      <div className={css.chips}>
        {data.slice(0, 10).map((words) => (
          <a key={words} className={css.chip} href={hrefOf(words)}>
            {words}
          </a>
        ))}
      </div>
    </section>
  )
}

/** Categories whose name holds what is typed. */
const Categories = ({ typed }: { typed: string }) => {
  const { data } = useRead('/api/basic/system/category/selCateRelListByParam', { keyword: typed }, { keep: true })
  if (!data?.length) return null
  return (
    <section className={css.hintPart} aria-label="相关类目">
      {data.slice(0, 8).map(({ id, path }) => (
        <a key={id} className={css.hint} href={`/goods/list?category=${id}`}>
          {path.map(({ name }) => name).join(' › ')}
        </a>
      ))}
    </section>
  )
}

/** Beneath the search: history while nothing is typed, then the categories that may be meant. */
export const SearchHints = ({ typed }: { typed: string }) => {
  const signedIn = useSignedIn()
  const settled = useDeferredValue(typed.trim().slice(0, 20))
  if (settled) return <Categories typed={settled} />
  return signedIn ? <History /> : null
}
