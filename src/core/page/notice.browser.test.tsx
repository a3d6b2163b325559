import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showNotice } from './notice.ts'
import { adopt } from '../element/styles.ts'

let tag: Element
beforeEach(() => {
  tag = document.body.appendChild(document.createElement('wotu-some'))
  const root = tag.attachShadow({ mode: 'open' })
  root.innerHTML = '<div id="portal"></div>'
  adopt(root)
})
afterEach(() => {
  vi.useRealTimers()
  tag.remove()
})

const shown = () => page.getByRole('alert')

it('a line shows above everything and goes by itself', async () => {
  vi.useFakeTimers()
  showNotice(tag, { message: '网络异常', ms: 3000 })
  await expect.element(shown()).toBeVisible()
  expect(shown().element().matches(':popover-open')).toBe(true)
  vi.advanceTimersByTime(3000)
  expect(shown().elements()).toHaveLength(0)
})

it('the same message twice is shown once', () => {
  showNotice(tag, { message: '网络异常' })
  showNotice(tag, { message: '网络异常' })
  showNotice(tag, { message: '库存不足' })
  expect(shown().elements()).toHaveLength(2)
})

it.each([{ title: '提示', message: '库存不足' }, { href: 'https://pay.example/sign' }])(
  'what has a title or leads somewhere stays until it is closed: %j',
  async (notice) => {
    vi.useFakeTimers()
    showNotice(tag, notice)
    vi.advanceTimersByTime(60_000)
    await expect.element(shown()).toBeVisible()
    await page.getByRole('button', { name: '关闭' }).click()
    expect(shown().elements()).toHaveLength(0)
  },
)

it('names the host that it leads to, in a tab of its own', async () => {
  showNotice(tag, { href: 'https://pay.example/sign' })
  const link = page.getByRole('link', { name: 'pay.example' })
  await expect.element(link).toHaveAttribute('href', 'https://pay.example/sign')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

it('a success is said as a status; what can be taken back has its button, which is pressed once', async () => {
  const run = vi.fn()
  showNotice(tag, { message: '地址已删除', tone: 'success', action: { label: '撤销', run } })
  await expect.element(page.getByRole('status')).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  expect(run).toHaveBeenCalledOnce()
  expect(page.getByRole('status').elements()).toHaveLength(0)
})

it('a line stays while it has the focus', () => {
  vi.useFakeTimers()
  showNotice(tag, { message: '地址已删除', tone: 'success', action: { label: '撤销', run: () => {} } })
  const button = page.getByRole('button', { name: '撤销' }).element() as HTMLElement
  button.focus()
  vi.advanceTimersByTime(20_000)
  expect(page.getByRole('status').elements()).toHaveLength(1)
  button.blur()
  vi.advanceTimersByTime(5000)
  expect(page.getByRole('status').elements()).toHaveLength(0)
})
