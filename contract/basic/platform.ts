import { z } from 'zod'
import { read, write } from '../call.ts'
import { done, id } from '../fields.ts'
import { Me } from './member.ts'
import { Settings } from './setting.ts'

/** What the browser needs to know of its site before anything else. */
export const ProjectConfig = z.object({
  systemId: z.int(),
  appToken: z.string(),
  logo: z.string(),
  appNameCn: z.string(),
  platformName: z.string(),
  /** The api environment: part of the ticket cookie's name. */
  env: z.string(),
  ...Settings.shape,
})

const key = z
  .string()
  .regex(/^[\w.:-]{1,64}$/)
  .meta({ title: '键' })

export const platformCalls = {
  '/api/buyer/basic/system/project/config': read({
    title: '站点配置',
    who: 'visitor',
    // The specification sends the page's address; the tenant is told from the verified origin all the same.
    input: z.strictObject({ url: z.string().max(4000).optional().meta({ title: '页面地址' }) }),
    output: ProjectConfig,
    example: { url: 'http://localhost:4600/' },
  }),
  '/api/basic/cache/getRedisByBoId': read({
    title: '读取本人暂存的内容，没有时为空',
    who: 'member',
    input: z.strictObject({ key }),
    output: z.string().nullable(),
    example: { key: 'publish.draft' },
  }),
  '/api/basic/cache/setRedisByBoId': write({
    title: '暂存内容，最多100项，每项8000字；空内容即删除',
    who: 'member',
    input: z.strictObject({ key, value: z.string().max(8000).meta({ title: '内容' }) }),
    output: done,
    errors: ['CACHE_FULL'],
    stale: ['/api/basic/cache/getRedisByBoId'],
    example: { key: 'publish.draft', value: '{}' },
  }),
  '/api/basic/member/switchEmployee': write({
    title: '切换身份：代表雇主，或换回自己',
    who: 'member',
    input: z.strictObject({ boId: id }),
    output: Me,
    errors: ['NOT_FOUND'],
    stale: ['/api/basic/member/login/getBaseMemberByToken'],
    example: { boId: '1' },
  }),
}
