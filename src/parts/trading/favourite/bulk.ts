import type { Favourite } from '@wotu/contract/trading/favourite.ts'
import { api } from '#core/page/core.ts'
import type { Bulk } from '#screens/list/BulkBar.tsx'

/** What can be done with the chosen favourites. */
export const bulk: readonly Bulk<Favourite>[] = [
  {
    label: '取消收藏',
    can: () => true,
    run: ({ id }) => api.write('/api/basic/fav/delByIds', { ids: [id] }, { silent: true }),
    undo: ({ kind, targetId }) => api.write('/api/basic/fav/addFav', { kind, targetId }),
  },
]
