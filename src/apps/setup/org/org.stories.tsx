import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Org } from '@wotu/contract/basic/org.ts'
import { expect } from 'storybook/test'
import { refuse, type Answers } from '#testing/fakeApi.ts'
import { person as me } from '#testing/me.ts'
import { states } from '#testing/states.tsx'
import { Screen as Edit } from './Edit.tsx'
import { Screen as Info } from './Info.tsx'

const show = '/api/basic/member/selOrgInfo'
const upd = '/api/basic/member/updOrgInfo'

const org: Org = {
  orgName: '哈尔滨鲜达供应链管理有限公司',
  creditCode: '91230199MA1B7F3Q3B',
  legalPerson: '孙婷',
  licence: '/files/aaaaaaaaaaaaaaaaaaaaaa.png',
  registered: true,
  type: 'company',
  areaCode: '230109',
  areaName: '黑龙江省 哈尔滨市 松北区',
  detail: '科技创新城创新一路799号鲜达冷链园2号库',
  contact: '孙婷',
  phone: '0451-88886666',
  intro: '为社区食堂和连锁餐饮配送米面粮油与生鲜，自有冷链车十二辆。',
}
const bare: Org = { ...org, legalPerson: '', licence: '', registered: false, type: '', areaCode: '', areaName: '' }

const people = [
  { id: '1', name: '孙婷', phone: '139****0006', post: '', isOwner: true },
  { id: '2', name: '刘敏', phone: '139****0007', post: '客服', isOwner: false },
]
const others: Answers = {
  '/api/basic/member/getNxinOrgMember': people,
  '/api/basic/member/login/getBaseMemberByToken': me,
  '/api/seller/system/area/selSpecAreaListByPid': [],
}
const answering = (more: Answers): StoryObj['parameters'] => ({
  signedIn: true,
  api: { ...others, [show]: org, ...more },
})
const of = states(Info, show, org, others)

export default { title: 'apps/setup/企业信息', parameters: { signedIn: true } } satisfies Meta

export const Full = of.full
export const Phone = of.phone
export const Dark = of.dark
export const Loading = of.loading
export const Failed = of.failed
export const Refused = of.refused
export const Bare: StoryObj = { render: () => <Info />, parameters: answering({ [show]: bare }) }
export const Person: StoryObj = {
  ...of.empty,
  play: async ({ canvas }) => expect(await canvas.findByText('个人账号没有企业信息')).toBeVisible(),
}

/** What is registered can't be typed; what the server refuses stays as it was typed. */
export const Editing: StoryObj = {
  render: () => <Edit />,
  parameters: answering({ [upd]: refuse('AREA_UNKNOWN') }),
  play: async ({ canvas, userEvent }) => {
    const contact = await canvas.findByLabelText(/联系人/)
    await expect(canvas.queryByLabelText(/法定代表人/)).toBeNull()
    await userEvent.clear(contact)
    await userEvent.type(contact, '刘敏')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('所在地区不存在，请重新选择')).toBeVisible()
    await expect(contact).toHaveValue('刘敏')
  },
}
export const Completing: StoryObj = {
  render: () => <Edit />,
  parameters: answering({ [show]: bare }),
  play: async ({ canvas }) => expect(await canvas.findByLabelText(/法定代表人/)).toBeVisible(),
}
/** An employee leaves the legal person to the owner. */
export const ByEmployee: StoryObj = {
  render: () => <Edit />,
  parameters: answering({
    [show]: bare,
    '/api/basic/member/login/getBaseMemberByToken': { ...me, memberId: '9' },
  }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/联系人/)
    await expect(canvas.queryByLabelText(/法定代表人/)).toBeNull()
  },
}
