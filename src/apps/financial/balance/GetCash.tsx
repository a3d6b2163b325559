import { useState } from 'react'
import { formatDate } from '#core/format/dates.ts'
import { go } from '#core/page/go.ts'
import { maskCard } from '#core/format/mask.ts'
import { formatFen } from '#core/format/money.ts'
import { parseYuan } from '#core/format/yuan.ts'
import { useRead, useTerms, useWrite } from '#core/page/react.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Field } from '#ui/control/Field.tsx'
import { CardIcon } from '#ui/icons/Card.ts'
import { RadioCards } from '#ui/control/RadioCards.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { TextInput } from '#ui/control/TextInput.tsx'
import * as css from '../Page.css.ts'

const leastFen = 100

/** What is wrong with an amount; undefined where nothing is. The server decides. */
const faultOf = (amountFen: number | null, availableFen: number) => {
  if (amountFen === null) return '请输入金额，最多两位小数'
  if (amountFen < leastFen) return '提现金额不能低于1元'
  return amountFen > availableFen ? '超过可提现金额' : undefined
}

export const Screen = () => {
  const balance = useRead('/api/finance/balanceBusInfo/selBalance', {}, { about: true })
  const cards = useRead('/openapi/finance/account/card/selAccountCardList/manage', {})
  const password = useRead('/api/finance/account/isPayPwd', {})
  const draft = useWrite('/api/finance/balanceBusInfo/cash', { quiet: true })
  const terms = useTerms()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState(false)
  const [chosen, setChosen] = useState<string>()

  const page = (children: React.ReactNode) => (
    <>
      <PageHeader title="提现" back="/financial/balance" />
      {children}
    </>
  )
  const error = balance.error ?? cards.error
  if (!balance.data || !cards.data)
    return page(
      error ? (
        <Failure error={error} onRetry={() => void Promise.all([balance.refetch(), cards.refetch()])} />
      ) : (
        <Card>
          <SkeletonRows rows={4} columns={2} />
        </Card>
      ),
    )
  if (cards.data.length === 0)
    return page(
      <Empty icon={<CardIcon />} title="暂未绑定银行卡" text="提现前请先绑定本人银行卡">
        <LinkButton tone="primary" href="/financial/BankAccount/addNewCardPerson">
          添加银行卡
        </LinkButton>
      </Empty>,
    )

  const { availableFen } = balance.data
  const cardId = chosen ?? cards.data[0]!.id
  const amountFen = parseYuan(typed)
  const fault = checked ? faultOf(amountFen, availableFen) : undefined
  const rest = password.data?.cashFrom

  const next = async () => {
    setChecked(true)
    if (amountFen === null || faultOf(amountFen, availableFen)) return
    const made = await draft.run({ step: 'draft', amountFen, cardId })
    if (made) go(`/financial/balance/getCashPassword/${formatFen(amountFen, { thousands: false })}?id=${made.id}`)
  }

  return page(
    <form
      className={css.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void next()
      }}
    >
      <Card>
        <div className={css.fields}>
          {rest && <p className={css.problem}>重置支付密码后暂不能提现，{formatDate(rest)} 后恢复</p>}
          <Field
            label="提现金额"
            required
            error={fault}
            hint={`可提现 ¥${formatFen(availableFen)}，${terms ? `每日限额 ¥${formatFen(terms.cashPerDayFen)}，手续费 ¥${formatFen(terms.cashFeeFen)}，` : ''}预计下一工作日到账`}
          >
            <TextInput
              inputMode="decimal"
              placeholder="0.00"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => setChecked(typed !== '')}
              affix={
                <Button tone="quiet" small onClick={() => setTyped(formatFen(availableFen, { thousands: false }))}>
                  全部提现
                </Button>
              }
            />
          </Field>
          <Field label="到账银行卡" required group>
            <RadioCards
              value={cardId}
              onChange={setChosen}
              options={cards.data.map(({ id, bankName, last4 }) => ({
                value: id,
                label: bankName,
                note: maskCard(last4),
              }))}
            />
          </Field>
          {draft.error && (
            <p className={css.problem} role="alert">
              {draft.error.msg}
            </p>
          )}
        </div>
      </Card>
      <ActionBar>
        <LinkButton href="/financial/balance">取消</LinkButton>
        <Button type="submit" tone="primary" busy={draft.busy} disabled={Boolean(rest)}>
          下一步
        </Button>
      </ActionBar>
    </form>,
  )
}
