import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Manufacturer } from '@wotu/contract/basic/manufacturer.ts'
import { expect, waitFor } from 'storybook/test'
import { refuse, type Answers } from '#testing/fakeApi.ts'
import { states } from '#testing/states.tsx'
import { Screen as Add } from './Add.tsx'
import { Screen as List } from './List.tsx'
import { Screen as Update } from './Update.tsx'

const prefix = '/api/basic/manage/manufacturer'
const list = `${prefix}/selListByParam`

const manufacturer = (id: string, more: Partial<Manufacturer>): Manufacturer => ({
  id,
  name: '五常市稻香家庭农场',
  kind: 'familyFarm',
  leader: '王建国',
  phone: '13900000003',
  areaCode: '230184',
  areaName: '黑龙江省 哈尔滨市 五常市',
  isDefault: false,
  isCurrent: false,
  actions: ['edit', 'switch', 'setDefault', 'del'],
  ...more,
})
const rows = [
  manufacturer('2', {
    name: '民乐乡兴农水稻种植专业合作社',
    kind: 'cooperative',
    leader: '李秀英',
    isDefault: true,
    isCurrent: true,
    actions: ['edit', 'del'],
  }),
  manufacturer('1', {}),
]
const answering = (answers: Answers): StoryObj['parameters'] => ({ signedIn: true, api: answers })
const of = states(List, list, { total: 2, rows })

export default { title: 'apps/setup/生产主体', parameters: { signedIn: true } } satisfies Meta

export const Full = of.full
export const Phone = of.phone
export const Dark = of.dark
export const Loading = of.loading
export const Nothing = of.empty
export const Failed = of.failed
export const Refused = of.refused

/** What is typed stays when the server refuses it. */
export const NameTaken: StoryObj = {
  render: () => <Update params={{ id: '1' }} query={{}} />,
  parameters: answering({
    [`${prefix}/selById`]: rows[1]!,
    [`${prefix}/upd`]: refuse('NAME_TAKEN'),
    '/api/seller/system/area/selSpecAreaListByPid': [],
  }),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/主体名称/)
    await userEvent.clear(name)
    await userEvent.type(name, '兴农合作社')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.getByText(/已有同名的/)).toBeVisible())
    await expect(name).toHaveValue('兴农合作社')
  },
}
export const New: StoryObj = {
  render: () => <Add />,
  parameters: answering({ '/api/seller/system/area/selSpecAreaListByPid': [] }),
}
export const Missing: StoryObj = {
  render: () => <Update params={{ id: '9' }} query={{}} />,
  parameters: answering({ [`${prefix}/selById`]: refuse('NOT_FOUND') }),
}
