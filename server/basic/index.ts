import './tables.ts'
import { addressHandlers } from './address.ts'
import { areaHandlers } from './area.ts'
import { bindHandlers } from './bind.ts'
import { dictionaryHandlers } from './dictionary.ts'
import { diseaseHandlers } from './disease.ts'
import { embedHandlers } from './embed.ts'
import { fileHandlers } from './file.ts'
import { loginHandlers } from './login.ts'
import { memberInfoHandlers } from './memberInfo.ts'
import { platformHandlers } from './platform.ts'
import { registerHandlers } from './register.ts'
import { settingHandlers } from './setting.ts'
import { vouchHandlers } from './vouch.ts'

/** What other domains, and the assembly of the server, may call. */
export const handlers = {
  ...platformHandlers,
  ...settingHandlers,
  ...memberInfoHandlers,
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
export { lockMember } from './lockMember.ts'
export { maskName, maskPhone } from './mask.ts'
export { basicJobs } from './jobs.ts'
export { realNameOf } from './memberInfo.ts'
export { hashPassword } from './password.ts'
export { requireOwnPictures } from './ownFiles.ts'
export { setEnvironment } from './platform.ts'
export { onRegister } from './register.ts'
export { sendCode, useCode, type CodePurpose } from './sms.ts'
