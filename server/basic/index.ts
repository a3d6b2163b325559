import './tables.ts'
import { addressHandlers } from './address/address.ts'
import { areaHandlers } from './area/area.ts'
import { bindHandlers } from './bind/bind.ts'
import { dataTempHandlers } from './data-temp/dataTemp.ts'
import { dictionaryHandlers } from './dictionary/dictionary.ts'
import { diseaseHandlers } from './disease/disease.ts'
import { embedHandlers } from './embed/embed.ts'
import { employeeHandlers } from './employee/employee.ts'
import { fileHandlers } from './file/file.ts'
import { loginHandlers } from './login/login.ts'
import { manufacturerHandlers } from './manufacturer/manufacturer.ts'
import { memberInfoHandlers } from './member/memberInfo.ts'
import { orgHandlers } from './org/org.ts'
import { platformHandlers } from './platform/platform.ts'
import { pointHandlers } from './point/point.ts'
import { registerHandlers } from './register/register.ts'
import { settingHandlers } from './setting/setting.ts'
import { vouchHandlers } from './vouch/vouch.ts'

/** What other domains, and the assembly of the server, may call. */
export const handlers = {
  ...platformHandlers,
  ...settingHandlers,
  ...memberInfoHandlers,
  ...orgHandlers,
  ...dataTempHandlers,
  ...pointHandlers,
  ...manufacturerHandlers,
  ...employeeHandlers,
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
export { areaName } from './area/area.ts'
export { loadAreas } from './area/load.ts'
export { fileUploads as uploads, saveFile } from './file/file.ts'
export { registerFiles } from './file/route.ts'
export { identify } from './member/identify.ts'
export { lockMember } from './member/lockMember.ts'
export { maskName, maskPhone } from './member/mask.ts'
export { basicJobs } from './jobs.ts'
export { earnPoints } from './point/earn.ts'
export { realNameOf } from './member/memberInfo.ts'
export { hashPassword } from './login/password.ts'
export { requireOwnPictures } from './file/ownFiles.ts'
export { setEnvironment } from './platform/platform.ts'
export { onRegister } from './register/register.ts'
export { sendCode, useCode, type CodePurpose } from './login/sms.ts'
