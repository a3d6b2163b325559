import type { OutputOf } from '@wotu/contract/index.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { useRead, useWrite } from '#core/page/react.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { Button } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Refused } from '#ui/feedback/State.tsx'
import * as css from './Authorize.css.ts'
import { useArmed, type Armed } from './useArmed.ts'

type Site = OutputOf<'/api/basic/member/login/embedSite'>
type Me = NonNullable<OutputOf<'/api/basic/member/login/getBaseMemberByToken'>>

/**
 * In a window that a partner's page opened: the signed-in member lets that page sign them in. Only a window of that very
 * origin can hear the code (`targetOrigin`), and only who holds the verifier can use it. With `link` they also let that
 * partner's backend vouch for them from now on.
 */
export const Screen = ({ query }: ScreenProps) => {
  const site = useRead('/api/basic/member/login/embedSite', { origin: query.origin ?? '' }, { about: true })
  const { data: me } = useRead('/api/basic/member/login/getBaseMemberByToken', {})

  if (!opener) return <Refused text="请从合作站点的登录按钮打开此页面。" />
  if (site.error) return <Failure error={site.error} onRetry={site.refetch} />
  if (!site.data || !me) return <SkeletonRows rows={3} columns={1} />
  return <Asking site={site.data} me={me} query={query} />
}

interface Props {
  site: Site
  me: Me
  query: ScreenProps['query']
}

const Asking = (props: Props) => <AskingView {...props} armed={useArmed()} />

export const AskingView = ({ site, me, query, armed: { ready, guard } }: Props & { armed: Armed }) => {
  const { challenge = '', state = '', link } = query
  const grant = useWrite('/api/basic/member/login/embedCode', { quiet: true })

  const answer = (message: object) => {
    opener.postMessage({ type: 'wotu-sign-in', state, ...message }, site.origin)
    close()
  }
  const agree = async () => {
    const scopes = site.scopes.map(({ scope }) => scope)
    const granted = await grant.run({ origin: site.origin, challenge, link: link === '1', scopes })
    if (granted) answer({ code: granted.code })
  }

  return (
    <Card className={css.page}>
      <h1 className={css.title}>授权登录</h1>
      <p className={css.site}>{new URL(site.origin).host}</p>
      <p className={css.text}>
        请求以您的身份（{me.orgName || me.name || me.nickname} {me.phone}）登录{site.platformName}，登录后该站点可以：
      </p>
      <ul className={css.list}>
        {site.scopes.map(({ scope, title }) => (
          <li key={scope}>{title}</li>
        ))}
      </ul>
      <p className={css.text}>
        付款、支付密码、银行卡，以及卖家的改价、收款和发货，只在本平台页面上办理。
        {link === '1'
          ? '以后在该站点登录即登录本平台，180天内有效；在该站点退出登录或修改密码会立即收回。'
          : '授权12小时内有效，修改登录密码会立即收回。'}
      </p>
      {grant.error && (
        <p className={css.problem} role="alert">
          {grant.error.msg}
        </p>
      )}
      <div className={css.actions}>
        <Button onClick={() => answer({ error: 'denied' })}>拒绝</Button>
        <div className={css.agree} {...guard}>
          <Button tone="primary" wide busy={grant.busy} disabled={!ready} onClick={agree}>
            同意授权
          </Button>
        </div>
      </div>
    </Card>
  )
}
