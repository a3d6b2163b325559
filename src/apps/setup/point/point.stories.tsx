import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PointEntry } from '@wotu/contract/basic/point.ts'
import { expect } from 'storybook/test'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { Screen as Mine } from './Mine.tsx'
import { Screen as Rules } from './Rules.tsx'

const points = '/api/basic/mine/selMyPoint'
const list = '/api/basic/point/myPointList'
const rules = '/api/basic/pointRegular/selRegularListByParam'

const entry = (
  id: string,
  kind: PointEntry['kind'],
  change: number,
  balance: number,
  orderId: string | null = null,
) => ({
  id,
  at: `2026-06-0${id}T02:00:00.000Z`,
  kind,
  points: change,
  balance,
  orderId,
})
const rows = [
  entry('5', 'expire', -20, 160),
  entry('4', 'evaluate', 10, 180, '77'),
  entry('3', 'receive', 20, 170, '77'),
  entry('2', 'profile', 50, 150),
  entry('1', 'register', 100, 100),
]

const answers: Answers = { [points]: { points: 160, expiring: 40 }, [list]: { total: 5, rows } }
const answering = (more: Answers): StoryObj['parameters'] => ({ signedIn: true, api: { ...answers, ...more } })
const phone = { viewport: { value: 'phone', isRotated: false } }

export default { title: 'apps/setup/积分', parameters: { signedIn: true } } satisfies Meta

export const Full: StoryObj = {
  render: () => <Mine />,
  parameters: answering({}),
  play: async ({ canvas }) => {
    const received = await canvas.findByRole('link', { name: '确认收货' })
    await expect(received).toHaveAttribute('href', '/transaction/myOrder/orderDetailBuyer/77')
    await expect(canvas.getByText('即将过期 40（30天内）')).toBeVisible()
  },
}
export const Phone: StoryObj = { render: () => <Mine />, parameters: answering({}), globals: phone }
export const Nothing: StoryObj = {
  render: () => <Mine />,
  parameters: answering({ [points]: { points: 0, expiring: 0 }, [list]: { total: 0, rows: [] } }),
}
export const Loading: StoryObj = {
  render: () => <Mine />,
  parameters: answering({ [points]: pending, [list]: pending }),
}
export const Failed: StoryObj = { render: () => <Mine />, parameters: answering({ [list]: offline }) }
export const Refused: StoryObj = {
  render: () => <Mine />,
  parameters: answering({ [points]: refuse('NO_PERMISSION'), [list]: refuse('NO_PERMISSION') }),
}

export const RulesShown: StoryObj = {
  render: () => <Rules />,
  parameters: answering({
    [rules]: {
      days: 365,
      rules: [
        { action: 'register', points: 100, perDay: null },
        { action: 'profile', points: 50, perDay: null },
        { action: 'receive', points: 20, perDay: 100 },
        { action: 'evaluate', points: 10, perDay: 50 },
      ],
    },
  }),
}
export const RulesLoading: StoryObj = { render: () => <Rules />, parameters: answering({ [rules]: pending }) }
export const RulesFailed: StoryObj = { render: () => <Rules />, parameters: answering({ [rules]: offline }) }
