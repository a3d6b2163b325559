/** Does what was pressed before the tag's script was here (wotu.ts loads this where something was). */
export async function pressAll(pressed: readonly EventTarget[]): Promise<void> {
  for (const target of pressed) {
    const control = (target as Element).closest<HTMLElement>('button, input')
    // Each has its effect before the next, as when they were pressed.
    await new Promise((resolve) => setTimeout(resolve))
    if (control?.isConnected) press(control)
  }
}

function press(control: HTMLElement): void {
  // A choice is there already; made once more, it is heard.
  if (control.matches('[type=radio], [type=checkbox]')) Object.assign(control, { checked: false })
  control.click()
}
