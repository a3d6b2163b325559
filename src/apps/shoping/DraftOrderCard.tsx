import type { DraftOrder } from '@wotu/contract/trading/order/buyer.ts'
import { fileHref } from '#core/page/go.ts'
import { Card, Section } from '#ui/layout/Card.tsx'
import { Field } from '#ui/control/Field.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Money } from '#ui/data/Money.tsx'
import { Tag } from '#ui/data/StatusTag.tsx'
import { TextInput } from '#ui/control/TextInput.tsx'
import * as css from './ConfirmOrder.css.ts'

const faults = { closed: '店铺暂停营业', offSale: '已下架', short: '库存不足', belowMinimum: '低于起订量' } as const

interface Props {
  order: DraftOrder
  message: string
  onMessage: (message: string) => void
}

/** One order to be: a shop's lines, the words to its seller, and what it comes to. */
export const DraftOrderCard = ({ order, message, onMessage }: Props) => (
  <Card>
    <Section title={order.shopName} aside={order.deliverable ? null : <Tag tone="warning">不配送到该地址</Tag>}>
      <ul className={css.lines}>
        {order.lines.map((line) => (
          <li key={line.specId} className={css.line}>
            <ImageBox src={fileHref(line.picture)} alt="" />
            <span>
              {line.title}
              <span className={css.spec}>{line.specName}</span>
              {line.fault && <Tag tone="warning">{faults[line.fault]}</Tag>}
            </span>
            <span className={css.amount}>
              <Money fen={line.subtotalFen} />
              <span className={css.spec}>
                <Money fen={line.priceFen} /> × {line.quantity}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <Field label="给卖家留言">
          <TextInput
            value={message}
            maxLength={200}
            placeholder="选填，对发货时间、包装等的要求"
            onChange={(event) => onMessage(event.target.value)}
          />
        </Field>
        <dl className={css.sums}>
          <dt className={css.key}>商品金额</dt>
          <dd className={css.value}>
            <Money fen={order.goodsFen} />
          </dd>
          <dt className={css.key}>运费</dt>
          <dd className={css.value}>{order.freightFen === 0 ? '免运费' : <Money fen={order.freightFen} />}</dd>
          <dt className={css.key}>小计</dt>
          <dd className={css.payable}>
            <Money fen={order.payableFen} />
          </dd>
        </dl>
      </div>
    </Section>
  </Card>
)
