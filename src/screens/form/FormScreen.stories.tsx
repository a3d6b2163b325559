import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import schema from 'schema:/api/basic/address/addAddr'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { FormScreen } from './FormScreen.tsx'

const path = '/api/basic/address/addAddr'

const meta = {
  title: 'screens/FormScreen',
  render: () => (
    <FormScreen
      title="新增收货地址"
      back="/setup/shippingAddress"
      write={path}
      schema={schema}
      initial={{ consignee: '王建国', phone: '13900000001', areaCode: '230184', detail: '民意乡富胜村3组12号' }}
      fields={[
        'consignee',
        { name: 'phone', hint: '送货前会拨打这个号码' },
        { name: 'areaCode', placeholder: '行政区划代码' },
        'detail',
        {
          name: 'kind',
          options: [
            { value: 'receive', label: '收货地址' },
            { value: 'send', label: '发货地址' },
            { value: 'return', label: '退货地址' },
          ],
        },
        'isDefault',
      ]}
      submit="保存"
      onDone={() => {}}
    />
  ),
} satisfies Meta
export default meta

const answering = (answer: Answers[typeof path]): StoryObj => ({
  parameters: { api: { [path]: answer } satisfies Answers },
})

export const Ready = answering(offline)

export const Invalid: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(/收货人/))
    await userEvent.clear(canvas.getByLabelText(/手机号/))
    await userEvent.type(canvas.getByLabelText(/手机号/), '139')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.getByLabelText(/收货人/)).toHaveFocus())
    await expect(canvas.getByText('请输入11位手机号')).toBeVisible()
  },
}

/** A double click sends once. */
export const Sent: StoryObj = {
  ...answering(pending),
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = []
    const { fetch } = globalThis
    globalThis.fetch = (...args) => {
      if (String(args[0]).endsWith(path)) sent.push(args)
      return fetch(...args)
    }
    await userEvent.type(canvas.getByLabelText(/详细地址/), '东门')
    await userEvent.dblClick(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('正在提交信息')).toBeVisible()
    await waitFor(() => expect(sent).toHaveLength(1))
    globalThis.fetch = fetch
  },
}

/** A link asks before what is typed is lost. */
export const Leaving: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/详细地址/), '东门')
    canvas.getByRole('link', { name: '返回' }).click()
    await waitFor(() => expect(canvas.getByText('离开此页？')).toBeVisible())
    await userEvent.click(canvas.getAllByRole('button', { name: '取消' })[0]!)
    await expect(canvas.getByLabelText(/详细地址/)).toHaveValue('民意乡富胜村3组12号东门')
  },
}

/** What the server refuses is said beside the button, and what was typed is still there. */
export const Refused: StoryObj = {
  ...answering(refuse('AREA_UNKNOWN')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('所在地区不存在，请重新选择')).toBeVisible()
    await expect(canvas.getByLabelText(/收货人/)).toHaveValue('王建国')
  },
}

/** A field that the server refuses says so itself. */
export const FieldRefused: StoryObj = {
  ...answering(refuse('PARAM_INVALID', { fields: { detail: '详细地址含有不支持的字符' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('详细地址含有不支持的字符')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/详细地址/)).toHaveFocus())
  },
}
