/** The cashier's page of a bill: of one order, of several at once, or of a recharge. */
export const cashierPath = (payId: string, of: number | 'recharge') =>
  of === 'recharge'
    ? `/cashier/rechargePay/${payId}`
    : of > 1
      ? `/cashier/batchPay/${payId}`
      : `/cashier/cashierPay/${payId}`
