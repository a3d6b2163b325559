import { ResetForm } from './ResetForm.tsx'

export const Screen = () => <ResetForm nameLabel="真实姓名" />
