import type { FavouriteKind } from '@wotu/contract/trading/favourite.ts'
import { signIn } from '#core/page/go.ts'
import { useRead, useSignedIn, useWrite } from '#core/page/react.ts'
import { Button } from '#ui/control/Button.tsx'
import { HeartIcon } from '#ui/icons/Heart.ts'

interface Props {
  kind: FavouriteKind
  targetId: string
  /** What it is called here: 收藏店铺. */
  label?: string
}

/** Keeps it, or lets it go. */
export const FavouriteButton = ({ kind, targetId, label = '收藏' }: Props) => {
  const signedIn = useSignedIn()
  const what = { kind, targetId }
  const { data } = useRead('/api/basic/fav/judgeFav', signedIn ? what : null)
  const add = useWrite('/api/basic/fav/addFav')
  const cancel = useWrite('/api/basic/fav/cancelFav')
  const kept = data?.favourite ?? false
  const toggle = () => {
    if (!signedIn) return signIn()
    void (kept ? cancel : add).run(what)
  }
  return (
    <Button busy={add.busy || cancel.busy} aria-pressed={kept} onClick={toggle}>
      <HeartIcon size={16} filled={kept} />
      {kept ? '已收藏' : label}
    </Button>
  )
}
