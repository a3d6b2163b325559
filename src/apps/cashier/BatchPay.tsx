import type { ScreenProps } from '#core/page/route.ts'
import { PayScreen } from './PayScreen.tsx'

export const Screen = ({ params: { id } }: ScreenProps<'id'>) => <PayScreen title="合并支付" payId={id} />
