import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useArmed } from './useArmed.ts'

// The consent to a partner, which a double click that began elsewhere must not give.

const pressed = vi.fn()
const Asking = () => {
  const { ready, guard } = useArmed()
  return (
    <div {...guard}>
      <button disabled={!ready} onClick={pressed}>
        同意
      </button>
    </div>
  )
}

let focused: boolean
beforeEach(() => {
  vi.useFakeTimers()
  pressed.mockClear()
  focused = true
  vi.spyOn(document, 'hasFocus').mockImplementation(() => focused)
  render(<Asking />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const happens = (event: Event) => fireEvent(window, event)
const move = () => happens(new Event('pointermove'))
const press = () => fireEvent.click(screen.getByRole('button', { name: '同意' }))

it('a press that comes right after the window appears is none, though the pointer moved', () => {
  wait(172)
  move()
  press()
  expect(pressed).not.toHaveBeenCalled()
})

it('nor is one at which no hand has come along since', () => {
  move()
  wait(2000)
  press()
  expect(pressed).not.toHaveBeenCalled()
})

it('after a while, with the pointer moved, touched or a key pressed, it counts', () => {
  for (const [index, sign] of [
    new Event('pointermove'),
    Object.assign(new Event('pointerdown'), { pointerType: 'touch' }),
    new KeyboardEvent('keydown', { key: 'Tab' }),
  ].entries()) {
    happens(new Event('focus'))
    wait(2000)
    happens(sign)
    press()
    expect(pressed).toHaveBeenCalledTimes(index + 1)
  }
})

it('a key that is held down since the page before, and a mouse’s press alone, are no sign', () => {
  wait(2000)
  happens(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }))
  happens(Object.assign(new Event('pointerdown'), { pointerType: 'mouse' }))
  press()
  expect(pressed).not.toHaveBeenCalled()
})

it('a window that is brought up again begins anew', () => {
  wait(2000)
  move()
  focused = false
  happens(new Event('blur'))
  wait(2000)
  press()
  focused = true
  happens(new Event('focus'))
  wait(172)
  press()
  expect(pressed).not.toHaveBeenCalled()
})
