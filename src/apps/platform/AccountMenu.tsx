import { useEffect, useRef } from 'react'
import { LinkButton } from '#ui/Button.tsx'
import { UserIcon } from '#ui/icons/User.ts'
import * as css from './AccountMenu.css.ts'
import { accountMenu } from './menu.ts'
import { loginPath } from './resolve.ts'
import { useHref } from './useHere.ts'

/** Where a signed-in user's own pages are; for a visitor, the way in. */
export const AccountMenu = ({ signedIn }: { signedIn: boolean }) => {
  const menu = useRef<HTMLDivElement>(null)
  const { pathname, search } = new URL(useHref())
  useEffect(() => menu.current?.hidePopover?.(), [pathname])

  if (!signedIn) {
    const back = pathname.startsWith('/user/') ? '/' : pathname + search
    return (
      <>
        <LinkButton tone="quiet" href={loginPath(back)}>
          登录
        </LinkButton>
        <LinkButton className={css.join} href="/user/register">
          注册
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <button type="button" className={css.button} popoverTarget="account-menu" aria-label="我的账户">
        <UserIcon />
      </button>
      <div ref={menu} id="account-menu" className={css.menu} popover="auto">
        <nav aria-label="我的账户">
          {accountMenu.map(({ href, title }) => (
            <a key={href} className={css.item} href={href}>
              {title}
            </a>
          ))}
        </nav>
      </div>
    </>
  )
}
