import type { ScreenProps } from '#core/page/route.ts'
import { PasswordResult } from './PasswordResult.tsx'

export const Screen = ({ query: { reset } }: ScreenProps) => (
  <PasswordResult title="设置结果" sentence={reset ? '支付密码已重置' : '支付密码已设置'} />
)
