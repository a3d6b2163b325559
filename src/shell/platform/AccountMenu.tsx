import { useEffect, useRef } from 'react'
import { session } from '#core/page/core.ts'
import { go } from '#core/page/go.ts'
import { takeIdentity } from '#core/session/identity.ts'
import { useRead, useWrite } from '#core/page/react.ts'
import { useStanding } from '#screens/states/useStanding.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { UserIcon } from '#ui/icons/User.ts'
import * as css from './AccountMenu.css.ts'
import { accountMenu, open } from './menu.ts'
import { loginPath } from './resolve.ts'
import { useHref } from './useHere.ts'

/** Where a signed-in user's own pages are, and the way out; for a visitor, the way in. */
export const AccountMenu = ({ signedIn }: { signedIn: boolean }) => {
  const { pathname, search } = new URL(useHref())
  if (signedIn) return <SignedIn key={pathname} />
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

const SignedIn = () => {
  const menu = useRef<HTMLDivElement>(null)
  const { data: me } = useRead('/api/basic/member/login/getBaseMemberByToken', {})
  const standing = useStanding()
  const leave = useWrite('/api/basic/member/login/logout')
  // A new page is a new menu (see the key above): a popover that was open must not outlive it.
  useEffect(() => {
    const shown = menu.current
    return () => shown?.hidePopover?.()
  }, [])

  const signOut = async () => {
    if ((await leave.run({})) === undefined) return
    session.clear()
    go('/')
  }
  const others = me?.identities.filter((identity) => identity.boId !== me.boId) ?? []

  return (
    <>
      <button type="button" className={css.button} popoverTarget="account-menu" aria-label="我的账户">
        <UserIcon />
      </button>
      <div ref={menu} id="account-menu" className={css.menu} popover="auto">
        {me && <p className={css.name}>{me.name}</p>}
        <nav aria-label="我的账户">
          {open(accountMenu, standing).map(({ href, title }) => (
            <a key={href} className={css.item} href={href}>
              {title}
            </a>
          ))}
        </nav>
        {others.map(({ boId, name }) => (
          <button key={boId} type="button" className={css.item} onClick={() => void takeIdentity(boId)}>
            切换到{name}
          </button>
        ))}
        <button type="button" className={css.item} onClick={() => void signOut()}>
          退出登录
        </button>
      </div>
    </>
  )
}
