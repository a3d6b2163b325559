import './tables.ts'
import { addressHandlers } from './address.ts'
import { areaHandlers } from './area.ts'
import { bindHandlers } from './bind.ts'
import { dictionaryHandlers } from './dictionary.ts'
import { diseaseHandlers } from './disease.ts'
import { embedHandlers } from './embed.ts'
import { fileHandlers } from './file.ts'
import { loginHandlers } from './login.ts'
import { platformHandlers } from './platform.ts'
import { registerHandlers } from './register.ts'
import { vouchHandlers } from './vouch.ts'

/** What other domains, and the assembly of the server, may call. */
export const handlers = {
  ...platformHandlers,
  ...loginHandlers,
  ...registerHandlers,
  ...embedHandlers,
  ...vouchHandlers,
  ...bindHandlers,
  ...fileHandlers,
  ...dictionaryHandlers,
  ...diseaseHandlers,
  ...areaHandlers,
  ...addressHandlers,
}
export { areaName } from './area.ts'
export { loadAreas } from './areaLoad.ts'
export { fileUploads as uploads, saveFile } from './file.ts'
export { registerFiles } from './fileRoute.ts'
export { identify } from './identify.ts'
export { maskName, maskPhone } from './mask.ts'
export { hashPassword } from './password.ts'
export { setEnvironment } from './platform.ts'
export { onRegister } from './register.ts'
export { sendCode, useCode, type CodePurpose } from './sms.ts'
