import { ShopFavourites } from '#parts/trading/favourite/ShopFavourites.tsx'

export const Screen = () => <ShopFavourites title="店铺收藏" />
