import { useEffect, useMemo, useState } from 'react'
import { arrivedBy } from '#core/session/arrival.ts'
import { isUnsettled } from '#core/calls/errors.ts'
import { go } from '#core/page/go.ts'
import { useRead, useWrite } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { cashierPath } from '#parts/finance/pay/cashierPath.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { BusyOverlay } from '#ui/feedback/BusyOverlay.tsx'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { Card, Section } from '#ui/layout/Card.tsx'
import { Price } from '#ui/data/Money.tsx'
import { RadioCards } from '#ui/control/RadioCards.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty, ErrorState } from '#ui/feedback/State.tsx'
import { ChooseAddress } from './ChooseAddress.tsx'
import * as css from './ConfirmOrder.css.ts'
import { DraftOrderCard } from './DraftOrderCard.tsx'

/** What is ordered, from the address: `?lines=1,2` of the cart, or `?spec=1&quantity=2` bought at once. */
const chosenBy = ({ lines, spec, quantity }: ScreenProps['query']) =>
  spec
    ? { now: { specId: spec, quantity: Number(quantity) || 1 } }
    : { lineIds: lines?.split(',').filter(Boolean) ?? [] }

const deliveries = [
  { value: 'express', label: '快递或物流', note: '由卖家发货，运费按地区计算' },
  { value: 'self', label: '到店自提', note: '卖家备货后自行提取，不收运费' },
] as const

export const Screen = ({ query }: ScreenProps) => {
  const chosen = useMemo(() => chosenBy(query), [query])
  const [addressId, setAddressId] = useState<string>()
  const [delivery, setDelivery] = useState<'express' | 'self'>('express')
  const [messages, setMessages] = useState<Record<string, string>>({})
  const asked = { ...chosen, delivery, ...(addressId !== undefined && { addressId }) }
  const { data, error, refetch } = useRead('/api/buyer/trading/order/orderSubmitData', asked, {
    keep: true,
    about: true,
  })
  const submit = useWrite('/api/buyer/trading/order/orderSubmit')

  // Refused: the next try is at the prices of now. Where the answer was lost instead nothing changes here, so that the
  // same order, sent again, gets the first answer.
  const refusal = submit.error && !isUnsettled(submit.error) ? submit.error : undefined
  useEffect(() => {
    if (refusal) void refetch()
  }, [refusal, refetch])

  if (!data) {
    if (error?.code === 'NOTHING_CHOSEN') return <NothingChosen />
    return (
      <>
        <PageHeader title="确认订单" back="/shoping/cart" />
        {error ? <ErrorState text={error.msg} onRetry={() => void refetch()} /> : <SkeletonRows rows={6} columns={4} />}
      </>
    )
  }

  const blocked = data.orders.some((order) => !order.deliverable || order.lines.some((line) => line.fault !== null))
  const place = async () => {
    if (!data.address) return
    const { payableFen } = data
    const address = { delivery, addressId: data.address.id }
    const placed = await submit.run({ ...chosen, ...address, messages, payableFen, ...arrivedBy() })
    if (placed) go(cashierPath(placed.payId, placed.orderIds.length))
  }

  return (
    <>
      <PageHeader title="确认订单" back="/shoping/cart" />
      {submit.busy && <BusyOverlay />}
      <div className={css.page}>
        <Card>
          <Section title={delivery === 'self' ? '联系人' : '收货地址'}>
            <ChooseAddress current={data.address} onChoose={setAddressId} />
          </Section>
          <Section title="配送方式">
            <div role="radiogroup" aria-label="配送方式">
              <RadioCards options={deliveries} value={delivery} onChange={setDelivery} />
            </div>
          </Section>
        </Card>
        {data.orders.map((order) => (
          <DraftOrderCard
            key={order.shopId}
            order={order}
            message={messages[order.shopId] ?? ''}
            onMessage={(message) => setMessages({ ...messages, [order.shopId]: message })}
          />
        ))}
        <ActionBar>
          <span className={css.total} aria-live="polite">
            应付
            <Price fen={data.payableFen} large />
          </span>
          <Button tone="primary" busy={submit.busy} disabled={!data.address || blocked} onClick={() => void place()}>
            提交订单
          </Button>
        </ActionBar>
      </div>
    </>
  )
}

const NothingChosen = () => (
  <>
    <PageHeader title="确认订单" back="/shoping/cart" />
    <Empty title="没有要结算的商品" text="它们可能已经下单，或已从购物车删除">
      <LinkButton tone="primary" href="/shoping/cart">
        返回购物车
      </LinkButton>
    </Empty>
  </>
)
