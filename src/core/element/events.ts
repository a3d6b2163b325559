import type { ApiError } from '../calls/errors.ts'

/** A call that is about to be made. */
export interface Asked {
  kind: 'read' | 'write'
  path: string
  input: object
  /** Set by a page that prevents the call and answers it itself: the envelope's `data`. */
  answer?: unknown
}

/** What the core tells whoever shows the page: the platform's shell, or a tag in a partner's page. */
export interface CoreEvents {
  /** Go to a path of the platform: with `out` never within a tag that shows sections, but to the platform itself. Cancelable. */
  navigate: { to: string; error?: ApiError; out?: boolean }
  /** Leave for an allow-listed https address. Cancelable. */
  redirect: { href: string }
  /** A call is about to be made. Cancelable. */
  request: Asked
  /** Tell the user: a box to be closed where there is a `title`, else a line that goes after `ms`. */
  notice: {
    message: string
    title?: string
    ms?: number
    /** What the line says; a failure unless told. */
    tone?: 'info' | 'success' | 'warning' | 'danger'
    /** A button in the line. Pressed, the line goes. */
    action?: { label: string; run: () => void }
  }
  /** The browser held the sign-in window back: who can shows the way to sign in here. */
  'sign-in-held': Record<string, never>
  /** The session has ended; what the core knew of it is already gone. */
  'signed-out': { code: string }
  /** Whoever is signed in acts for somebody else now: all that was read, was read for another. */
  identity: Record<string, never>
  /** The answers of these reads have changed; without paths, any may have. */
  stale: { paths?: readonly string[] }
}

/** A typed emitter over the browser's own EventTarget. */
export const createEvents = () => {
  const target = new EventTarget()
  return {
    /** @returns false where a listener prevented the event */
    emit: <T extends keyof CoreEvents>(type: T, detail: CoreEvents[T]) =>
      target.dispatchEvent(new CustomEvent(type, { detail, cancelable: true })),

    /** @returns a function that stops listening */
    on: <T extends keyof CoreEvents>(type: T, listen: (detail: CoreEvents[T], event: Event) => void) => {
      const heard = (event: Event) => listen((event as CustomEvent<CoreEvents[T]>).detail, event)
      target.addEventListener(type, heard)
      return () => target.removeEventListener(type, heard)
    },
  }
}

export type Events = ReturnType<typeof createEvents>
