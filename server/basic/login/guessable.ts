import { createRequire } from 'node:module'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type * as Common from '@zxcvbn-ts/language-common'

/** What guessers here try, and the library's 49,000 words and passwords from elsewhere don't have. */
const words =
  `520 521 1314 5201314 1314520 520520 147258 147258369 159357 woaini woaiwojia wodemima woshishui haohaoxuexi nihao tiantian
  zhongguo china beijing shanghai guangzhou shenzhen wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin
  gao luo wangwei zhangwei wangfang liwei zhangsan lisi wangwu admin root test user guest welcome login temp huawei xiaomi
  iphone taobao alibaba tencent weixin wechat baidu alipay wotu farm nongye nongmin nongchang shucai shuiguo dami xiaomai
  facebook rockyou yourpassword newpassword oldpassword mypassword`.split(/\s+/)

/** So much of a password tells; more would only let somebody make us think for long. */
const enough = 24

/**
 * Half a megabyte of words, a sixth of a second: read when the first password is set. By `require`, since code from the
 * cache (server/codeCache.ts) can't import a package later.
 */
let loaded: ZxcvbnFactory | undefined
const load = (): ZxcvbnFactory => {
  if (loaded) return loaded
  const require = createRequire(import.meta.url)
  const { dictionary, adjacencyGraphs } = require('@zxcvbn-ts/language-common') as typeof Common
  const core = require('@zxcvbn-ts/core') as { ZxcvbnFactory: typeof ZxcvbnFactory }
  loaded = new core.ZxcvbnFactory({ dictionary: { ...dictionary, here: words }, graphs: adjacencyGraphs })
  return loaded
}

/** Whether somebody who knows the phone number would have guessed it within a million tries. */
export const isGuessable = (password: string, phone: string): boolean =>
  load().check(password.slice(0, enough), [phone]).guesses < 1e6
