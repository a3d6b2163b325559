import { GoodsFavourites } from '#screens/favourite/GoodsFavourites.tsx'

export const Screen = () => <GoodsFavourites title="商品收藏" />
