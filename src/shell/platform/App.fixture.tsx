import { useState } from 'react'
import type { Me } from '@wotu/contract/basic/member.ts'
import type { PageRoute, ScreenProps, Section } from '#core/page/route.ts'
import type { Answers } from '#testing/fakeApi.ts'
import { section as error } from '#apps/error/routes.ts'

// A small platform to test the frame around every page on: two sections, and somebody to sign in.

const page = (path: string, title: string, more: Partial<PageRoute> = {}): PageRoute => ({
  path,
  title,
  load: async () => ({
    Screen: ({ params, query }: ScreenProps) => <h1>{title + JSON.stringify({ ...params, ...query })}</h1>,
  }),
  ...more,
})

const Home = () => {
  const [clicks, setClicks] = useState(0)
  return (
    <>
      <h1>首页</h1>
      <button id="clicks" onClick={() => setClicks(clicks + 1)}>
        {clicks}
      </button>
    </>
  )
}
const Broken = () => {
  throw new Error('broken on purpose')
}

export const sections: Section[] = [
  { name: 'home', title: '首页', routes: [page('/', '首页', { load: async () => ({ Screen: Home }) })] },
  {
    name: 'shop',
    title: '店铺',
    base: '/shop',
    routes: [
      page('/shop/list', '商品列表', { nav: '商品' }),
      page('/shop/list/sold', '已售商品', { nav: '商品' }),
      page('/shop/detail/:id', '商品详情'),
      page('/shop/mine', '我的', { login: true, nav: '我' }),
      page('/shop/sales', '订单管理', { login: true, grant: 'order', shop: true, nav: '销售' }),
      page('/shop/broken', '坏页', { load: async () => ({ Screen: Broken }) }),
      page('/shop/gone', '旧页', { load: () => Promise.reject(new Error('chunk')) }),
    ],
  },
  error,
]

export const me = '/api/basic/member/login/getBaseMemberByToken'
export const person: Me = {
  memberId: '1',
  systemId: 1001,
  loginName: '13900000001',
  kind: 'person',
  name: '王建国',
  nickname: '',
  avatar: '',
  orgName: '',
  phone: '139****0001',
  boId: '1',
  actsAs: '王建国',
  shopId: '7',
  grants: ['purchase', 'order', 'goods', 'shop', 'finance'],
  identities: [],
}
export const answers = { '/api/buyer/trading/cart/selCartCount': { count: 0 }, [me]: person } satisfies Answers
