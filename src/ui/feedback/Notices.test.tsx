import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Notices, type Notice } from './Notices.tsx'

const onClose = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  onClose.mockReset()
  // jsdom knows neither popovers nor boxes.
  HTMLElement.prototype.showPopover = () => {}
  HTMLElement.prototype.hidePopover = () => {}
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const show = (...notices: Omit<Notice, 'id'>[]) =>
  render(<Notices notices={notices.map((one, at) => ({ ...one, id: String(at) }))} onClose={onClose} />)
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

it('a failure interrupts, a success waits for its turn to be read', () => {
  show({ tone: 'danger', text: '网络异常' }, { tone: 'success', text: '已保存' })
  expect(screen.getByText('网络异常').closest('[role]')?.getAttribute('role')).toBe('alert')
  expect(screen.getByText('已保存').closest('[role]')?.getAttribute('role')).toBe('status')
})

it('goes after 5 s', () => {
  show({ tone: 'success', text: '已保存' })
  pass(4999)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledWith('0')
})

it('stays while the pointer or the focus is on it, and 5 s more', () => {
  show({ tone: 'success', text: '已删除', action: { label: '撤销', run: () => {} } })
  const notice = screen.getByText('已删除').closest('[role]')!
  fireEvent.pointerEnter(notice)
  pass(20_000)
  act(() => screen.getByText('撤销').focus())
  fireEvent.pointerLeave(notice)
  pass(20_000)
  expect(onClose).not.toHaveBeenCalled()
  act(() => screen.getByText('撤销').blur())
  pass(5000)
  expect(onClose).toHaveBeenCalledOnce()
})

it('its action is done once, and the notice goes', () => {
  const run = vi.fn()
  show({ tone: 'success', text: '已删除', action: { label: '撤销', run } })
  fireEvent.click(screen.getByText('撤销'))
  expect(run).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledWith('0')
})

it('the time of one that waits for its turn begins when it is drawn', () => {
  vi.mocked(Element.prototype.getClientRects).mockReturnValue([] as unknown as DOMRectList)
  show({ tone: 'success', text: '已保存' })
  pass(20_000)
  expect(onClose).not.toHaveBeenCalled()
  vi.mocked(Element.prototype.getClientRects).mockReturnValue([{}] as unknown as DOMRectList)
  pass(4999)
  expect(onClose).not.toHaveBeenCalled()
  pass(201)
  expect(onClose).toHaveBeenCalledWith('0')
})
