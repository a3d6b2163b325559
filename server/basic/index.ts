import './tables.ts'
import { addressHandlers } from './address.ts'

/** What other domains, and the assembly of the server, may call. */
export const handlers = { ...addressHandlers }
export { areaName } from './area.ts'
export { identify } from './identify.ts'
export { sendCode, useCode, type CodePurpose } from './sms.ts'
