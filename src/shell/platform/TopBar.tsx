import type { ProjectConfig } from '#core/page/config.ts'
import { useRead, useSignedIn } from '#core/page/react.ts'
import { isGranted } from '#core/page/route.ts'
import { useStanding } from '#screens/states/useStanding.ts'
import { CartIcon } from '#ui/icons/Cart.ts'
import { Tooltip } from '#ui/float/Tooltip.tsx'
import { UserIcon } from '#ui/icons/User.ts'
import { Count } from '#ui/data/StatusTag.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Logo } from './Logo.tsx'
import { mainNav } from './menu.ts'
import { Search } from './Search.tsx'
import * as css from './TopBar.css.ts'
import { useHere } from './useHere.ts'

export const TopBar = ({ config }: { config: ProjectConfig }) => {
  const signedIn = useSignedIn()
  const here = useHere()
  const { data: me } = useRead('/api/basic/member/login/getBaseMemberByToken', signedIn ? {} : null)
  const standing = useStanding()
  const buys = !!standing && standing !== 'asked' && isGranted({ grant: 'purchase' }, standing)
  const cart = useRead('/api/buyer/trading/cart/selCartCount', buys ? {} : null)

  return (
    <header className={css.bar}>
      <div className={css.row}>
        <a className={css.brand} href="/" aria-label={`${config.platformName}首页`}>
          <Logo src={config.logo} />
          <span>{config.appNameCn}</span>
        </a>
        <Search />
        <div className={css.tools}>
          {(buys || !standing) && (
            <a className={css.tool} href="/shoping/cart" data-wide>
              <CartIcon />
              <VisuallyHidden>购物车</VisuallyHidden>
              <Count value={cart.data?.count ?? 0} label="种商品" />
            </a>
          )}
          <AccountMenu signedIn={signedIn} />
        </div>
      </div>
      <nav className={css.nav} aria-label="主导航">
        {mainNav.map(({ href, title }) => (
          <a key={href} href={href} aria-current={here(href) ? 'page' : undefined}>
            {title}
          </a>
        ))}
        {me && me.identities.length > 1 && (
          <Tooltip className={css.actsAs} text={`正以${me.actsAs}的身份操作，点击可切换`}>
            {(described) => (
              <a {...described} href="/setup/index">
                <VisuallyHidden>当前身份：</VisuallyHidden>
                <UserIcon size={16} />
                <span>{me.actsAs}</span>
              </a>
            )}
          </Tooltip>
        )}
      </nav>
    </header>
  )
}
