import { ResetForm } from './ResetForm.tsx'

export const Screen = () => <ResetForm nameLabel="法定代表人姓名" />
