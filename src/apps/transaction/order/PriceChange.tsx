import schema from 'schema:/api/trading/order/orderPriceRevision'
import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import { go } from '#core/page/go.ts'
import { parseYuan } from '#core/format/yuan.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { FormView } from '#screens/form/FormView.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { useForm, type Form, type Values } from '#screens/form/useForm.ts'
import { Money, Price } from '#ui/data/Money.tsx'
import { sum, totalOf, type NewPrice } from './newPrices.ts'
import * as css from './PriceChange.css.ts'
import { PriceLines } from './PriceLines.tsx'
import { sellerPage, WhileAllowed } from './WhileAllowed.tsx'

const refusal = { title: '这个订单现在不能改价', text: '只有待付款的订单可以改价' }

export const Screen = ({ params: { id } }: ScreenProps<'id'>) => (
  <WhileAllowed id={id} action="reprice" title="改价" refusal={refusal}>
    {(order) => <PriceForm order={order} />}
  </WhileAllowed>
)

/** What the order will come to; NaN while something is not an amount. */
const payable = (order: OrderDetail, { lines, freightFen }: Values) =>
  sum((lines as NewPrice[]).map(({ totalFen }) => totalFen)) +
  (parseYuan(String(freightFen)) ?? NaN) -
  order.discountFen

const check = (order: OrderDetail, values: Values) => {
  if ((values.lines as NewPrice[]).some(({ totalFen }) => Number.isNaN(totalFen)))
    return { lines: '请输入金额，最多两位小数' }
  return { lines: payable(order, values) < 1 ? '改价后应付金额不能低于0.01元' : undefined }
}

const PriceForm = ({ order }: { order: OrderDetail }) => {
  const form: Form = useForm({
    write: '/api/trading/order/orderPriceRevision',
    schema,
    also: { id: order.id },
    initial: {
      lines: order.lines.map((line) => ({ lineId: line.id, totalFen: totalOf(line) })),
      freightFen: order.freightFen,
    },
    check: (values) => check(order, values),
    onDone: () => go(sellerPage(order.id)),
  })
  const after = payable(order, form.values)

  return (
    <>
      <PageHeader title="改价" back={sellerPage(order.id)} />
      <FormView
        form={form}
        back={sellerPage(order.id)}
        submit="确认改价"
        fields={[
          {
            name: 'lines',
            label: '商品小计',
            group: true,
            input: ({ value, onChange }) => (
              <PriceLines lines={order.lines} value={value as NewPrice[]} onChange={onChange} />
            ),
          },
          'freightFen',
          { name: 'why', placeholder: '买家会看到，例如：老客户优惠' },
        ]}
      >
        <p className={css.compare} aria-live="polite">
          <span>
            改价前 <Money fen={order.payableFen} />
          </span>
          <span className={css.after}>改价后 {Number.isNaN(after) ? '—' : <Price fen={Math.max(after, 0)} />}</span>
        </p>
      </FormView>
    </>
  )
}
