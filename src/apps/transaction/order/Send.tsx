import schema from 'schema:/openapi/trading/order/orderDelivery'
import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import { go } from '#core/page/go.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { FormScreen } from '#screens/form/FormScreen.tsx'
import type { Values } from '#screens/form/useForm.ts'
import { SendLines, unsent, type Sending } from './SendLines.tsx'
import { sellerPage, WhileAllowed } from './WhileAllowed.tsx'
import { sendWays } from './words.ts'

const refusal = { title: '这个订单现在不能发货', text: '它可能已经全部发出，或者还没有付款' }

export const Screen = ({ params: { id } }: ScreenProps<'id'>) => (
  <WhileAllowed id={id} action="send" title="发货" refusal={refusal}>
    {(order) => <SendForm order={order} />}
  </WhileAllowed>
)

const ways = Object.entries(sendWays).map(([value, label]) => ({ value, label }))
const by = (way: string) => (values: Values) => values['dispatch.way'] === way

const SendForm = ({ order }: { order: OrderDetail }) => (
  <FormScreen
    title="发货"
    back={sellerPage(order.id)}
    write="/openapi/trading/order/orderDelivery"
    schema={schema}
    also={{ id: order.id }}
    initial={{
      dispatch: order.delivery === 'self' ? { way: 'self' } : { way: 'express', company: '', waybill: '' },
      lines: order.lines.filter(unsent).map((line) => ({ lineId: line.id, quantity: unsent(line) })),
    }}
    fields={[
      { name: 'dispatch.way', label: '发货方式', options: ways },
      { name: 'dispatch.company', when: by('express'), placeholder: '选择或填写快递公司' },
      { name: 'dispatch.waybill', when: by('express') },
      { name: 'dispatch.driver', when: by('own') },
      { name: 'dispatch.plate', when: by('own') },
      { name: 'dispatch.phone', when: by('own') },
      {
        name: 'lines',
        group: true,
        hint: '可以分批发货：这次不发的商品填 0',
        input: ({ value, onChange }) => (
          <SendLines lines={order.lines} value={value as readonly Sending[]} onChange={onChange} />
        ),
      },
    ]}
    submit="确认发货"
    onDone={() => go(sellerPage(order.id))}
  />
)
