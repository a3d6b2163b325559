import { maskCard } from '#core/format/mask.ts'
import { useRead } from '#core/page/react.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Card, Section } from '#ui/layout/Card.tsx'
import { CardIcon } from '#ui/icons/Card.ts'
import { WalletIcon } from '#ui/icons/Wallet.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty, ErrorState } from '#ui/feedback/State.tsx'
import { StatusTag, Tag } from '#ui/data/StatusTag.tsx'
import { FlowLines } from '#parts/finance/wallet/FlowLines.tsx'
import { WalletBalance } from '#parts/finance/wallet/WalletBalance.tsx'
import { FlowChart } from './FlowChart.tsx'
import * as css from './Page.css.ts'
import { levels } from './words.ts'

const Flows = () => {
  const path = '/openapi/finance/account/cashflow/selFlowList/manage'
  const { data, error, refetch } = useRead(path, { page: 1, size: 10 })
  if (!data)
    return error ? <ErrorState text={error.msg} onRetry={() => void refetch()} /> : <SkeletonRows columns={2} />
  if (data.rows.length === 0) return <Empty icon={<WalletIcon />} title="暂无资金明细" />
  return <FlowLines flows={data.rows} />
}

const Cards = () => {
  const { data, error, refetch } = useRead('/openapi/finance/account/card/selAccountCardList/manage', {})
  if (!data)
    return error ? (
      <ErrorState text={error.msg} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={2} columns={2} />
    )
  if (data.length === 0)
    return (
      <Empty icon={<CardIcon />} title="暂未绑定银行卡">
        <LinkButton href="/financial/BankAccount/addNewCardPerson">添加银行卡</LinkButton>
      </Empty>
    )
  return (
    <ul className={css.rows}>
      {data.map(({ id, bankName, last4, isDefault }) => (
        <li key={id} className={css.row}>
          <div className={css.what}>
            <p className={css.name}>{bankName}</p>
            <p className={css.note}>{maskCard(last4)}</p>
          </div>
          {isDefault && <Tag>默认</Tag>}
          <a className={css.link} href={`/financial/BankAccount/cardManage/${id}`}>
            管理
          </a>
        </li>
      ))}
    </ul>
  )
}

const Security = () => {
  const { data: info } = useRead('/api/finance/account/selAccountInfo', {})
  if (!info) return <Skeleton height={44} />
  const { word, tone, text } = levels[info.level]
  return (
    <div className={css.row}>
      <div className={css.what}>
        <StatusTag tone={tone}>安全等级 {word}</StatusTag>
        <p className={css.note}>{text}</p>
      </div>
      <a className={css.link} href="/financial/securitySettings">
        {info.level === 'high' ? '查看' : '去完善'}
      </a>
    </div>
  )
}

export const Screen = () => {
  const { data: balance, error, refetch } = useRead('/api/finance/balanceBusInfo/selBalance', {}, { about: true })
  if (error && !balance)
    return (
      <>
        <PageHeader title="账户总览" />
        <Failure error={error} onRetry={() => void refetch()} />
      </>
    )
  return (
    <>
      <PageHeader title="账户总览" />
      <div className={css.page}>
        <Card>
          {balance ? (
            <WalletBalance balance={balance}>
              {balance.hasPayPassword ? (
                <div className={css.buttons}>
                  <LinkButton href="/financial/balance/getCash/card">提现</LinkButton>
                  <LinkButton tone="primary" href="/financial/balance/rechargePerson/wallet">
                    充值
                  </LinkButton>
                </div>
              ) : (
                <LinkButton tone="primary" href="/financial/securitySettings/setPayPassword">
                  设置支付密码
                </LinkButton>
              )}
            </WalletBalance>
          ) : (
            <Skeleton height={88} />
          )}
        </Card>
        <Card>
          <FlowChart />
        </Card>
        <div className={css.pair}>
          <Card>
            <Section
              title="最近收支"
              aside={
                <a className={css.link} href="/financial/balance">
                  全部明细
                </a>
              }
            >
              <Flows />
            </Section>
          </Card>
          <Card>
            <Section
              title="银行卡"
              aside={
                <a className={css.link} href="/financial/BankAccount">
                  管理
                </a>
              }
            >
              <Cards />
            </Section>
            <Section title="账户安全">
              <Security />
            </Section>
          </Card>
        </div>
      </div>
    </>
  )
}
