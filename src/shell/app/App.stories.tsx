import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { session } from '#core/page/core.ts'
import { pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { finance } from '#testing/finance.ts'
import { market } from '#testing/goods.ts'
import { everyState, orderCounts, orderDetail } from '#testing/orders.ts'
import { App } from './App.tsx'
import { labels } from './labels.ts'
import { sections } from './sections.ts'

const rows = everyState('buyer')
const list = '/api/buyer/trading/order/selOrderListByPage'
const orders = {
  [list]: { total: rows.length, rows },
  '/api/buyer/trading/order/selectOrderCount': orderCounts({ unpaid: 2, unsent: 5, done: 41 }),
  '/api/buyer/trading/order/selBuyerOrderDetailById': orderDetail('unreceived'),
  '/api/buyer/trading/order/pay/selPayListByParam': [],
} satisfies Answers

export default {
  title: 'widgets/wotu-app',
  component: App,
  args: { section: 'transaction', route: '/myOrder', labels, emit: fn(() => true) },
  parameters: { signedIn: true, api: { ...market, ...finance, ...orders } },
  // What a story goes through is here already: how long a screen's code takes to arrive is none of its business.
  beforeEach: async () => {
    const tables = await Promise.all([sections.transaction.load(), sections.goods.load()])
    const routes = tables.flatMap(({ section }) => section.routes)
    await Promise.all(routes.flatMap((route) => ('load' in route ? [route.load()] : [])))
  },
} satisfies Meta<typeof App>
type Story = StoryObj<typeof App>

/** The first story waits for what the core loads when it is first asked. */
const patient = { timeout: 10_000 }

/** A link within the section is the tag's own way; the address of the page knows nothing of it. */
export const Orders: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { href } = location
    const [order] = await canvas.findAllByRole('link', { name: rows[0]!.no }, patient)
    await userEvent.click(order!)
    await expect(await canvas.findByRole('heading', { name: '订单详情' }, patient)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: '订单详情' })).toHaveFocus(), patient)
    await waitFor(() =>
      expect(args.emit).toHaveBeenLastCalledWith('wotu-route', {
        route: expect.stringMatching(/^\/myOrder\/orderDetailBuyer\/\d+$/),
        title: '订单详情',
      }),
    )
    await userEvent.click(canvas.getByRole('link', { name: '返回' }))
    await expect(await canvas.findByRole('heading', { name: '我的订单' }, patient)).toBeVisible()
    await expect(location.href).toBe(href)
    await expect(document.querySelector('main')).toBeNull()
    // What is being refreshed is dim, and not judged.
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull(), patient)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Goods: Story = { args: { section: 'goods', route: '' } }

/** What a screen is set to is in the route. */
export const GoodsByRoute: Story = {
  args: { section: 'goods', route: 'list?sort=sales' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '粮油米面' }, patient))
    await userEvent.click(await canvas.findByRole('button', { name: '大米' }, patient))
    await waitFor(() =>
      expect(args.emit).toHaveBeenLastCalledWith('wotu-route', {
        route: '/list?sort=sales&category=1001',
        title: '交易大厅',
      }),
    )
  },
}
export const Loading: Story = { parameters: { api: { ...orders, [list]: pending } } }
export const Refused: Story = { parameters: { api: { ...orders, [list]: refuse('NO_PERMISSION') } } }

/** A member's page waits for the member, and is there once he has signed in. */
export const SignedOut: Story = {
  parameters: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '去登录' }, patient)).toBeVisible()
    session.store.setState({ signedIn: true })
    await expect(await canvas.findByRole('heading', { name: '我的订单' }, patient)).toBeVisible()
    session.store.setState({ signedIn: false })
    await expect(await canvas.findByText('登录后查看', {}, patient)).toBeVisible()
  },
}
/** What is typed in secret stays on the platform. */
export const OnPlatform: Story = {
  args: { section: 'financial', route: '/securitySettings/setPayPassword' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '前往平台' }, patient)).toHaveAttribute(
      'href',
      '/financial/securitySettings/setPayPassword',
    )
  },
}
export const UnknownRoute: Story = {
  args: { route: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('页面不存在', {}, patient)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '返回' }))
    await expect(await canvas.findByRole('heading', { name: '交易概览' }, patient)).toBeVisible()
  },
}
export const UnknownSection: Story = { args: { section: 'auth', route: '' } }
