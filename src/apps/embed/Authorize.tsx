import type { ScreenProps } from '#core/route.ts'
import { useRead, useWrite } from '#core/react.ts'
import { Failure } from '#screens/Failure.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
import { Refused } from '#ui/State.tsx'
import * as css from './Authorize.css.ts'

/**
 * In a window that a partner's page opened: the signed-in member lets that page sign him in. Only a window of that very
 * origin can hear the code (`targetOrigin`), and only who holds the verifier can use it. With `link` he also lets that
 * partner's backend vouch for him from now on.
 */
export const Screen = ({ query: { origin = '', challenge = '', state = '', link } }: ScreenProps) => {
  const site = useRead('/api/basic/member/login/embedSite', { origin })
  const { data: me } = useRead('/api/basic/member/login/getBaseMemberByToken', {})
  const grant = useWrite('/api/basic/member/login/embedCode', { quiet: true })

  if (!opener) return <Refused text="请从合作站点的登录按钮打开此页面。" />
  if (site.error) return <Failure error={site.error} onRetry={site.refetch} />
  if (!site.data || !me) return <SkeletonRows rows={3} columns={1} />

  const answer = (message: object) => {
    opener.postMessage({ type: 'wotu-sign-in', state, ...message }, site.data!.origin)
    close()
  }
  const agree = async () => {
    const granted = await grant.run({ origin, challenge, link: link === '1' })
    if (granted) answer({ code: granted.code })
  }

  return (
    <Card className={css.page}>
      <h1 className={css.title}>授权登录</h1>
      <p className={css.site}>{new URL(site.data.origin).host}</p>
      <p className={css.text}>
        请求以您的身份（{me.orgName || me.name || me.nickname} {me.phone}）登录{site.data.platformName}
      </p>
      <ul className={css.list}>
        <li>可以查看您的购物车、订单，并代您发起操作</li>
        <li>付款、支付密码和银行卡只在本平台页面上办理</li>
        {link === '1' ? (
          <li>以后在该站点登录即登录本平台，180天内有效；在该站点退出登录或修改密码会立即收回</li>
        ) : (
          <li>授权12小时内有效，修改登录密码会立即收回</li>
        )}
      </ul>
      {grant.error && (
        <p className={css.problem} role="alert">
          {grant.error.msg}
        </p>
      )}
      <div className={css.actions}>
        <Button onClick={() => answer({ error: 'denied' })}>拒绝</Button>
        <Button tone="primary" busy={grant.busy} onClick={agree}>
          同意授权
        </Button>
      </div>
    </Card>
  )
}
