import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Address } from '@wotu/contract/basic/address.ts'
import { expect, waitFor } from 'storybook/test'
import { events } from '#core/page/core.ts'
import type { CoreEvents } from '#core/element/events.ts'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { AddressBook } from './AddressBook.tsx'

const list = '/api/buyer/basic/member/address/list'
const areas = '/api/seller/system/area/selSpecAreaListByPid'

const address = (id: string, more: Partial<Address> = {}): Address => ({
  id,
  kind: 'receive',
  consignee: '王建国',
  phone: '13900000001',
  areaCode: '230184',
  areaName: '黑龙江省 哈尔滨市 五常市',
  detail: '民意乡富胜村3组12号',
  isDefault: false,
  ...more,
})

const full = [
  address('1', { isDefault: true }),
  address('2', {
    consignee: '李秀英',
    areaName: '山东省 潍坊市 寿光市',
    detail: '文家街道西文家村蔬菜大棚合作社收货点，靠近潍高路与金海南路交叉口',
  }),
  address('3', { kind: 'send', consignee: '丰禾仓库' }),
]

const below: Answers[typeof areas] = ({ parent }) => {
  const level = parent === '' ? 1 : parent.endsWith('0000') ? 2 : 3
  const [code, name] = [
    ['230000', '黑龙江省'],
    ['230100', '哈尔滨市'],
    ['230184', '五常市'],
  ][level - 1]!
  return [{ code: code!, parent, name: name!, fullName: name!, level }]
}

const meta = {
  title: 'screens/AddressBook',
  render: () => <AddressBook title="收货地址" kinds={['receive']} />,
  parameters: { signedIn: true },
} satisfies Meta
export default meta

const answering = (answer: Answers[typeof list]): StoryObj => ({
  parameters: { api: { [list]: answer, [areas]: below, '/api/basic/address/addAddr': full[0] } satisfies Answers },
})

export const Full = answering(full)
export const Loading = answering(pending)
export const Empty = answering([])
export const Failed = answering(offline)
export const Refused = answering(refuse('NO_PERMISSION'))

export const SeveralKinds: StoryObj = {
  ...Full,
  render: () => <AddressBook title="地址管理" kinds={['receive', 'send', 'return']} />,
}

/** 省, 市 and 区 follow from each other, and make one code. */
export const Adding: StoryObj = {
  ...Full,
  play: async ({ canvas, userEvent }) => {
    history.replaceState(null, '', '?edit=new')
    dispatchEvent(new Event('replaceState'))
    const area = await canvas.findByLabelText(/所在地区/)
    await userEvent.click(area)
    await userEvent.click(await canvas.findByRole('option', { name: '黑龙江省' }))
    await userEvent.click(await canvas.findByRole('option', { name: '哈尔滨市' }))
    await userEvent.click(await canvas.findByRole('option', { name: '五常市' }))
    await waitFor(() => expect(area).toHaveTextContent('五常市'))
    await expect(area).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(/收货人/), '王建国')
    await userEvent.type(canvas.getByLabelText(/手机号/), '13900000001')
    await userEvent.type(canvas.getByLabelText(/详细地址/), '民意乡富胜村')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    // Saved: the list is back.
    await waitFor(() => expect(canvas.getByRole('link', { name: '新增地址' })).toBeVisible())
  },
}

const asked: object[] = []
/** Deleted at once, because the notice can take it back: the same address is written anew. */
export const Deleting: StoryObj = {
  parameters: {
    api: {
      [list]: full,
      '/api/basic/address/delAddr': null,
      '/api/basic/address/addAddr': (input) => {
        asked.push(input)
        return full[0]!
      },
    } satisfies Answers,
  },
  play: async ({ canvas, userEvent }) => {
    asked.length = 0
    const { id: _, areaName: __, ...draft } = full[0]!
    const said = new Promise<CoreEvents['notice']>((resolve) => events.on('notice', resolve))
    await userEvent.click((await canvas.findAllByRole('button', { name: '删除' }))[0]!)
    const { message, tone, action } = await said
    await expect([message, tone, action?.label]).toEqual(['地址已删除', 'success', '撤销'])
    action?.run()
    await waitFor(() => expect(asked).toEqual([draft]))
  },
}
