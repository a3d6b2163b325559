import { ShopFavourites } from '#screens/favourite/ShopFavourites.tsx'

export const Screen = () => <ShopFavourites title="店铺收藏" />
