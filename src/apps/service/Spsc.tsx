import { GoodsFavourites } from '#parts/trading/favourite/GoodsFavourites.tsx'

export const Screen = () => <GoodsFavourites title="商品收藏" />
