import { AgreementText } from './AgreementText.tsx'
import { agreements } from './texts.ts'

export const Screen = () => <AgreementText agreement={agreements.service} />
