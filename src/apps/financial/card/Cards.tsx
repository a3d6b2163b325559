import type { BankCard } from '@wotu/contract/finance/card.ts'
import { words } from 'schema:/openapi/finance/account/card/selAccountCardList/manage'
import { maskCard } from '#core/format/mask.ts'
import { useRead } from '#core/page/react.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { CardIcon } from '#ui/icons/Card.ts'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { Tag } from '#ui/data/StatusTag.tsx'
import * as css from './Cards.css.ts'

const most = 10

const One = ({ id, bankName, last4, kind, isDefault, holder }: BankCard) => (
  <Card className={css.card}>
    <span className={css.bank}>
      {bankName}
      <Tag>{words.kind![kind]}</Tag>
      {isDefault && <Tag tone="success">默认</Tag>}
    </span>
    <span className={css.number}>{maskCard(last4)}</span>
    <span className={css.foot}>
      {holder}
      <LinkButton tone="quiet" small href={`/financial/BankAccount/cardManage/${id}`}>
        管理
      </LinkButton>
    </span>
  </Card>
)

const add = (
  <LinkButton tone="primary" href="/financial/BankAccount/addNewCardPerson">
    添加银行卡
  </LinkButton>
)

export const Screen = () => {
  const {
    data: cards,
    error,
    refetch,
  } = useRead('/openapi/finance/account/card/selAccountCardList/manage', {}, { about: true })
  const body = () => {
    if (!cards)
      return error ? <Failure error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} columns={3} />
    if (cards.length === 0)
      return (
        <Empty icon={<CardIcon />} title="暂未绑定银行卡">
          {add}
        </Empty>
      )
    return (
      <div className={css.cards}>
        {cards.map((card) => (
          <One key={card.id} {...card} />
        ))}
      </div>
    )
  }
  return (
    <>
      <PageHeader title="银行卡" back="/financial/index">
        {cards && cards.length > 0 && cards.length < most && add}
      </PageHeader>
      {body()}
    </>
  )
}
