import { Collection } from '#screens/favourite/Collection.tsx'

export const Screen = () => <Collection title="我的收藏" base="/setup" />
