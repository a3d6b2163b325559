import type { Me } from '@wotu/contract/basic/member.ts'
import { config } from '#core/page/core.ts'
import { fileHref, go } from '#core/page/go.ts'
import { takeIdentity } from '#core/session/identity.ts'
import { useRead } from '#core/page/react.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Field } from '#ui/control/Field.tsx'
import { ChevronRightIcon } from '#ui/icons/ChevronRight.ts'
import { RadioCards } from '#ui/control/RadioCards.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import * as css from './setup.css.ts'

const entries = [
  { href: '/setup/wdzl', name: '我的资料', note: '头像、昵称、身份、主营作物' },
  { href: '/setup/wdjf', name: '我的积分', note: '可用积分、明细、规则', own: true },
  { href: '/setup/enterpriseInfo', name: '企业信息', note: '执照、地址、联系方式', grant: 'shop', company: true },
  { href: '/setup/shippingAddress', name: '收货地址', note: '收货人、电话、地区', grant: 'purchase' },
  { href: '/setup/manufacturerList', name: '生产主体', note: '企业、合作社、家庭农场', grant: 'shop' },
  { href: '/setup/member', name: '员工管理', note: '角色、功能、停用', own: true },
  { href: '/setup/xgsjh', name: '手机号', note: '登录和接收验证码的手机' },
  { href: '/setup/bindAccount', name: '账号绑定', note: '其他系统的账号' },
  { href: '/setup/setPasswordOne', name: '登录密码', note: '修改后所有设备重新登录' },
] as const

/** Those that an employee was granted, where it takes a grant; what is the owner's alone; what a person has none of. */
const entriesFor = ({ grants, boId, memberId, kind }: Me) =>
  entries.filter((entry) => {
    const isOwn = boId === memberId
    if ('own' in entry) return isOwn
    if ('company' in entry && isOwn && kind === 'person') return false
    return !('grant' in entry) || grants.includes(entry.grant)
  })

export const Screen = () => {
  const { data: me, error, refetch } = useRead('/api/basic/member/login/getBaseMemberByToken', {}, { about: true })

  // Not for a partner's page, whose token doesn't read it.
  const { data: info } = useRead('/api/basic/member/memberInfo/show', config.embedded ? null : {})

  const onSwitch = async (boId: string) => {
    // No partner's token takes another identity.
    if (config.embedded) return go('/setup/index', { out: true })
    await takeIdentity(boId)
  }

  if (error && !me) return <Failure error={error} onRetry={refetch} />
  if (!me)
    return (
      <>
        <PageHeader title="设置" />
        <SkeletonRows rows={3} columns={1} />
      </>
    )
  const name = me.orgName || me.name || me.nickname || me.phone
  return (
    <>
      <PageHeader title="设置" />
      <div className={css.page}>
        <Card>
          <div className={css.person}>
            <span className={css.face} aria-hidden>
              {me.avatar ? <ImageBox src={fileHref(me.avatar)} alt="" /> : Array.from(name)[0]}
            </span>
            <div>
              <p className={css.name}>{name}</p>
              <p className={css.note}>
                {me.kind === 'business' ? '企业账号' : '个人账号'} · {me.phone}
                {info && ` · 完整度${info.completeness}%`}
              </p>
            </div>
          </div>
        </Card>
        {me.identities.length > 1 && (
          <Card>
            <Field label="当前身份" group>
              <RadioCards
                options={me.identities.map(({ boId, name, isOwn }) => ({
                  value: boId,
                  label: isOwn ? `${name}（本人）` : name,
                }))}
                value={me.boId}
                onChange={onSwitch}
              />
            </Field>
          </Card>
        )}
        <Card flush>
          <ul className={css.entries}>
            {entriesFor(me).map(({ href, name, note }) => (
              <li key={href}>
                <a className={css.entry} href={href}>
                  <span className={css.entryName}>{name}</span>
                  <span className={css.entryNote}>{note}</span>
                  <ChevronRightIcon size={16} />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}
