import { session } from '#core/page/core.ts'
import { go } from '#core/page/go.ts'
import { takeIdentity } from '#core/session/identity.ts'
import { useRead, useWrite } from '#core/page/react.ts'
import { useStanding } from '#screens/states/useStanding.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { Menu } from '#ui/float/Menu.tsx'
import { UserIcon } from '#ui/icons/User.ts'
import * as css from './AccountMenu.css.ts'
import { accountMenu, open } from './menu.ts'
import { loginPath } from './resolve.ts'
import { useHref } from './useHere.ts'

/** Where a signed-in user's own pages are, and the way out; for a visitor, the way in. */
export const AccountMenu = ({ signedIn }: { signedIn: boolean }) => {
  const { pathname, search } = new URL(useHref())
  // A new page is a new menu: one that was open does not outlive it.
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
  const { data: me } = useRead('/api/basic/member/login/getBaseMemberByToken', {})
  const standing = useStanding()
  const leave = useWrite('/api/basic/member/login/logout')

  const signOut = async () => {
    if ((await leave.run({})) === undefined) return
    session.clear()
    go('/')
  }
  const others = me?.identities.filter((identity) => identity.boId !== me.boId) ?? []

  return (
    <Menu
      label="我的账户"
      className={css.button}
      head={me?.name}
      items={[
        ...open(accountMenu, standing).map(({ href, title }) => ({ href, label: title })),
        ...others.map(({ boId, name }) => ({
          key: boId,
          label: `切换到${name}`,
          onPick: () => void takeIdentity(boId),
        })),
        { label: '退出登录', onPick: () => void signOut() },
      ]}
    >
      <UserIcon />
    </Menu>
  )
}
