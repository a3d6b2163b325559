import { Collection } from '#parts/trading/favourite/Collection.tsx'

export const Screen = () => <Collection title="我的收藏" base="/setup" />
