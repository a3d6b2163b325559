import { Recharge } from './Recharge.tsx'

export const Screen = () => <Recharge hint="下一步选择已绑定的银行卡或扫码支付，到账后即可使用" />
