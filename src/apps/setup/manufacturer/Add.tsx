import { ManufacturerForm } from './Form.tsx'

export const Screen = () => <ManufacturerForm />
