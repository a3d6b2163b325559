import { PasswordResult } from './PasswordResult.tsx'

export const Screen = () => <PasswordResult title="修改结果" sentence="支付密码已修改" />
