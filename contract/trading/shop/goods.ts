import { z } from 'zod'
import { read } from '../../call.ts'
import { id } from '../../fields.ts'
import { GoodsRow } from '../goods.ts'

export const shopGoodsCalls = {
  '/api/trading/shopInfo/selRecommendGoodsByShopId': read({
    title: '店铺推荐的在售商品：销量最高的前20种',
    who: 'visitor',
    input: z.strictObject({ shopId: id.meta({ title: '店铺' }) }),
    output: z.array(GoodsRow),
    example: { shopId: '1' },
  }),
}
