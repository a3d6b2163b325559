import { useRead } from '#core/page/react.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { StatusTag, type Tone } from '#ui/data/StatusTag.tsx'
import * as css from '../Page.css.ts'
import { levels } from '../words.ts'

interface Row {
  name: string
  note: string
  done: boolean
  /** Where it is set or changed. */
  href?: string
}

const state = (done: boolean): { word: string; tone: Tone } =>
  done ? { word: '已设置', tone: 'success' } : { word: '未设置', tone: 'warning' }

export const Screen = () => {
  const { data: info, error, refetch } = useRead('/api/finance/account/selAccountInfo', {}, { about: true })
  const body = () => {
    if (!info)
      return error ? <Failure error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} columns={3} />
    const pay = '/financial/securitySettings'
    const rows: Row[] = [
      { name: '登录密码', note: '用于登录平台', done: true, href: '/setup/setPasswordOne' },
      { name: '手机号', note: info.phone, done: true },
      {
        name: '支付密码',
        note: '付款、提现和解绑银行卡时使用',
        done: info.hasPayPassword,
        href: info.hasPayPassword ? `${pay}/updatePayPassword` : `${pay}/setPayPassword`,
      },
      {
        name: '实名信息',
        note: info.hasName ? info.holder : '绑卡、提现和找回支付密码时核对',
        done: info.hasName,
        ...(!info.hasName && { href: '/setup/wdzl' }),
      },
      {
        name: '银行卡',
        note: info.cards > 0 ? `已绑定${info.cards}张` : '绑定后可以提现',
        done: info.cards > 0,
        href: '/financial/BankAccount',
      },
    ]
    const level = levels[info.level]
    return (
      <div className={css.page}>
        <div>
          <StatusTag tone={level.tone}>安全等级 {level.word}</StatusTag>
          <p className={css.hint}>{level.text}</p>
        </div>
        <ul className={css.rows}>
          {rows.map(({ name, note, done, href }) => (
            <li key={name} className={css.row}>
              <div className={css.what}>
                <p className={css.name}>{name}</p>
                <p className={css.note}>{note}</p>
              </div>
              <StatusTag tone={state(done).tone}>{state(done).word}</StatusTag>
              {href && (
                <a className={css.link} href={href} aria-label={`${done ? '修改' : '去设置'}${name}`}>
                  {done ? '修改' : '去设置'}
                </a>
              )}
            </li>
          ))}
        </ul>
        {info.hasPayPassword && (
          <a
            className={css.link}
            href={`${pay}/${info.kind === 'business' ? 'resetPayPassword' : 'resetPayPasswordPerson'}`}
          >
            忘记支付密码
          </a>
        )}
      </div>
    )
  }
  return (
    <>
      <PageHeader title="安全设置" back="/financial/index" />
      <Card>{body()}</Card>
    </>
  )
}
