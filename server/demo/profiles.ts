import { basicJobs, earnPoints } from '../basic/index.ts'
import { act } from './act.ts'
import { licence } from './art/emblems.ts'
import type { Drawings } from './drawings.ts'
import type { Members } from './members.ts'
import type { Timeline } from './timeline.ts'
import { ago, type World } from './world.ts'

/** What the demo's people have told of themselves, and their first points, which are too old by now. */
export function planProfiles(world: World, timeline: Timeline, members: Members, drawings: Drawings): void {
  const { db, systemId } = world
  const { buyer, enterprise, sellers } = members
  timeline.add(ago(world, 410), async (now) => {
    for (const { id: boId } of members.all) await earnPoints(db, { systemId, boId, action: 'register', now })
  })
  timeline.add(ago(world, 44), (now) => basicJobs['point.expire']({ db, systemId, now, payload: null, tell: () => {} }))

  const told = '/api/basic/member/memberInfo/updMemberById'
  const areaOf = (member: typeof buyer) => ({ areaCode: member.lives[0] })
  timeline.add(ago(world, 200), (at) =>
    act(world, told, { ...areaOf(buyer), gender: 'female', identity: 'buyer', crops: ['大米', '水果'] }, buyer, at),
  )
  timeline.add(ago(world, 190), (at) =>
    act(world, told, { ...areaOf(sellers[0]!), gender: 'male', identity: 'grower', crops: ['水稻'] }, sellers[0]!, at),
  )

  const { name, creditCode } = enterprise.org!
  const org = {
    ...areaOf(enterprise),
    type: 'company' as const,
    detail: enterprise.lives[1],
    contact: enterprise.name,
    phone: '0451-88886666',
    intro: '为社区食堂和连锁餐饮配送米面粮油与生鲜，自有冷链车十二辆。',
    licence: drawings.add(enterprise.id, licence(name, creditCode)),
  }
  timeline.add(ago(world, 180), (at) => act(world, '/api/basic/member/updOrgInfo', org, enterprise, at))
}
