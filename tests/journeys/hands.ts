import type { BrowserContext, Locator, Page } from 'playwright'
import { desktop, phone, type Platform } from './platform.ts'

// Three ways to use a page: with a mouse, with the keyboard alone, and with a finger. A journey says what is pressed,
// chosen and typed; how that is done is here.

export interface Hand {
  /** Presses a button, or follows a link. */
  press: (target: Locator) => Promise<void>
  /** Turns a radio on, or a box over. */
  choose: (target: Locator) => Promise<void>
  /** Puts a text into a field, in place of what is there. */
  type: (field: Locator, text: string) => Promise<void>
  /** Gives digits to a keypad that shows a button for each. */
  keyIn: (pad: Locator, digits: string) => Promise<void>
}

export interface Way {
  /** What the test is called by. */
  name: string
  visit: (platform: Platform) => Promise<BrowserContext>
  /** The hand on this page. What only this hand notices to be wrong with a page is added to the complaints. */
  hand: (page: Page, complaints: string[]) => Promise<Hand>
}

/** A hand that points: what it does to a thing decides all the rest. */
const pointing = (page: Page, press: Hand['press']): Hand => ({
  press,
  choose: press,
  type: async (field, text) => {
    await press(field)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  },
  keyIn: async (pad, digits) => {
    for (const digit of digits) await press(pad.getByRole('button', { name: digit }))
  },
})

const mouse = async (page: Page) => pointing(page, (target) => target.click())

const finger = async (page: Page) => pointing(page, (target) => target.tap())

/** More of them than any thing on a page is away. */
const mostTabs = 150

/** The keyboard alone: Tab goes to a thing as its user would, past all that stands before it. */
const keyboard = async (page: Page, complaints: string[]): Promise<Hand> => {
  const { keyboard } = page
  await page.addInitScript(noPointer)

  const tabTo = async (target: Locator, isThere: (target: Element) => boolean = isFocused) => {
    await target.waitFor({ state: 'attached' })
    for (let tabs = 0; tabs <= mostTabs; tabs++) {
      if (await target.evaluate(isThere)) return
      await keyboard.press('Tab')
      const unseen = await page.evaluate(unseenFocus)
      if (unseen) complaints.push(`no focus to be seen at ${unseen}`)
    }
    throw new Error(`${mostTabs} tabs do not lead to ${String(target)}`)
  }

  return {
    press: async (target) => {
      await tabTo(target)
      await keyboard.press('Enter')
    },
    choose: async (target) => {
      await tabTo(target, isInFocusedGroup)
      // Arrow keys go round a group of radios, and turn on what they come to.
      for (let arrows = 0; arrows < 10 && !(await target.evaluate(isFocused)); arrows++)
        await keyboard.press('ArrowDown')
      if (!(await target.evaluate(isFocused))) throw new Error(`no arrow key leads to ${String(target)}`)
      const radioIsOn = await target.evaluate(
        (el) => el instanceof HTMLInputElement && el.type === 'radio' && el.checked,
      )
      if (!radioIsOn) await keyboard.press('Space')
    },
    type: async (field, text) => {
      await tabTo(field)
      await keyboard.press('Control+A')
      await keyboard.type(text)
    },
    keyIn: async (pad, digits) => {
      await tabTo(pad, (pad) => pad.contains(document.activeElement))
      await keyboard.type(digits)
    },
  }
}

const isFocused = (target: Element) => target === document.activeElement

/** A group of radios is one stop of the Tab key. */
const isInFocusedGroup = (target: Element) => {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement && target instanceof HTMLInputElement)) return focused === target
  return focused === target || (target.type === 'radio' && focused.type === 'radio' && focused.name === target.name)
}

/** What has the focus, where it is without a ring or a glow of its own, of its label or of the field that it is a part of. */
const unseenFocus = () => {
  const focused = document.activeElement
  // A part of the browser's own, such as the calendar of a date, has a ring of the browser's own.
  if (!focused?.matches(':focus') || focused === document.body) return null
  const shows = (element: Element | null) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  const surround = focused.matches('label > *, [role=search] > input') ? focused.parentElement : null
  return shows(focused) || shows(surround) ? null : `${location.pathname} ${focused.outerHTML.slice(0, 160)}`
}

/** For the page's start: a pointer that comes into play after all is complained of (see `complaintsOf`). */
const noPointer = `for (const type of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(type, () => complain(type), true)`

export const ways: Way[] = [
  { name: 'with a mouse', visit: (platform) => platform.visit(desktop), hand: mouse },
  {
    name: 'with the keyboard alone',
    // Nothing fades in, so that where the focus is can be judged as soon as it is there.
    visit: (platform) => platform.visit(desktop, { reducedMotion: 'reduce' }),
    hand: keyboard,
  },
  {
    name: 'with a finger, on a phone',
    visit: (platform) => platform.visit(phone, { hasTouch: true, isMobile: true }),
    hand: finger,
  },
]
