import { Recharge } from './Recharge.tsx'

export const Screen = () => <Recharge hint="下一步前往支付渠道，用企业网银或扫码支付，到账后即可使用" />
