import { CartIcon } from '#ui/icons/Cart.ts'
import { FilterIcon } from '#ui/icons/Filter.ts'
import { HomeIcon } from '#ui/icons/Home.ts'
import { TruckIcon } from '#ui/icons/Truck.ts'
import { UserIcon } from '#ui/icons/User.ts'
import { useStanding } from '#screens/states/useStanding.ts'
import { open } from './menu.ts'
import * as css from './TabBar.css.ts'
import { useHere } from './useHere.ts'

const tabs = [
  { href: '/', title: '首页', Icon: HomeIcon },
  { href: '/goods/list', title: '分类', Icon: FilterIcon },
  { href: '/shoping/cart', title: '购物车', Icon: CartIcon },
  { href: '/transaction/myOrder', title: '订单', Icon: TruckIcon },
  { href: '/setup/index', title: '我的', Icon: UserIcon },
]

/** The five places one thumb away, on phones: those of them that they may open. */
export const TabBar = () => {
  const here = useHere()
  const standing = useStanding()
  return (
    <nav className={css.bar} aria-label="底部导航">
      {open(tabs, standing).map(({ href, title, Icon }) => (
        <a key={href} className={css.tab} href={href} aria-current={here(href) ? 'page' : undefined}>
          <Icon size={22} />
          {title}
        </a>
      ))}
    </nav>
  )
}
