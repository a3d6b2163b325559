const armed = new Map<string, () => void>()

/** A named place where tests can make the process fail, as a real one might: does nothing otherwise. */
export const crashPoint = (name: string): void => armed.get(name)?.()

/** For tests: what happens at a crash point (a throw, a kill), or nothing again. */
export const setCrashPoint = (name: string, action: (() => void) | 'nothing'): void => {
  if (action === 'nothing') armed.delete(name)
  else armed.set(name, action)
}
