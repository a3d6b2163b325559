import type { FavouriteKind } from '@wotu/contract/trading/favourite.ts'
import { api } from '#core/page/core.ts'
import { signIn } from '#core/page/go.ts'
import { notify, undo } from '#core/page/notify.ts'
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
  const letGo = async () => {
    // The answer is null, so what failed is told by its being undefined.
    if ((await cancel.run(what)) !== undefined)
      notify(
        '已取消收藏',
        undo(() => api.write('/api/basic/fav/addFav', what)),
      )
  }
  const toggle = () => {
    if (!signedIn) return signIn()
    void (kept ? letGo() : add.run(what))
  }
  return (
    <Button busy={add.busy || cancel.busy} aria-pressed={kept} onClick={toggle}>
      <HeartIcon size={16} filled={kept} />
      {kept ? '已收藏' : label}
    </Button>
  )
}
