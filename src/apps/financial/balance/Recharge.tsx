import schema from 'schema:/api/finance/cashier/balanceAddCashierOrder'
import { go } from '#core/page/go.ts'
import { cashierPath } from '#parts/finance/pay/cashierPath.ts'
import { FormView } from '#screens/form/FormView.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { Button } from '#ui/control/Button.tsx'
import * as css from '../Page.css.ts'

const quickYuan = [500, 1000, 5000, 10_000, 50_000]

/** 充值: an amount makes a bill, which the cashier collects. */
export const Recharge = ({ hint }: { hint: string }) => {
  const form = useForm({
    write: '/api/finance/cashier/balanceAddCashierOrder',
    schema,
    onDone: ({ payId }) => go(cashierPath(payId, 'recharge')),
  })
  return (
    <>
      <PageHeader title="充值" back="/financial/balance" />
      <FormView
        form={form}
        fields={[{ name: 'amountFen', hint, placeholder: '0.00' }]}
        submit="下一步"
        back="/financial/balance"
      >
        <div className={css.quick} role="group" aria-label="常用金额">
          {quickYuan.map((yuan) => (
            <Button key={yuan} small onClick={() => form.set('amountFen', `${yuan}.00`)}>
              {yuan}元
            </Button>
          ))}
        </div>
      </FormView>
    </>
  )
}
