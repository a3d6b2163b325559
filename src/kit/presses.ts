/**
 * What the server drew can be pressed before its script is here: that is kept, and done once it is (wotu.ts loads this for
 * such tags alone).
 */
export function keepPresses(element: Element): void {
  const pressed: HTMLElement[] = []
  const keep = (event: Event) => {
    const [target] = event.composedPath() as [HTMLElement]
    const control = target.closest<HTMLElement>('button, input')
    if (control) pressed.push(control)
  }
  const doAll = async () => {
    element.removeEventListener('click', keep)
    for (const control of pressed) {
      // Each has its effect before the next, as when they were pressed.
      await new Promise((resolve) => setTimeout(resolve))
      if (control.isConnected) press(control)
    }
  }
  element.addEventListener('click', keep)
  element.addEventListener('wotu-ready', () => void doAll(), { once: true })
}

function press(control: HTMLElement): void {
  // A choice is there already; made once more, it is heard.
  if (control.matches('[type=radio], [type=checkbox]')) Object.assign(control, { checked: false })
  control.click()
}
