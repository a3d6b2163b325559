/**
 * What a partner's page and the platform's frame in it say to each other. Each takes words only of the window that it
 * knows, from the origin that it knows, about this very frame: `nonce` is of one opening.
 */
export type FromFrame =
  /** It is drawn: it may have the focus. */
  | { say: 'ready' }
  | { say: 'height'; height: number }
  /** It needs the page's token; another one, where that has been refused. */
  | { say: 'token'; refused: boolean }
  /** What it was opened for is done; signing in gives a code. */
  | { say: 'done'; code?: string }
  /** The user is through with it. */
  | { say: 'close' }

export interface ToFrame {
  say: 'token'
  token: string | null
}

const type = 'wotu-frame'

interface Peer {
  /** Asked afresh at each word: a frame has no window before it is in the page. */
  window: () => Window | null | undefined
  origin: string
  nonce: string
}

/**
 * One end of the wire, for either side.
 *
 * @returns how to speak, and a function that hangs up
 */
export const openWire = <Said extends object, Heard extends object>(
  { window: peer, origin, nonce }: Peer,
  hear: (word: Heard) => void,
) => {
  const listen = ({ origin: from, source, data }: MessageEvent) => {
    if (from !== origin || !source || source !== peer()) return
    if (data?.type === type && data.nonce === nonce) hear(data as Heard)
  }
  addEventListener('message', listen)
  return {
    say: (word: Said) => peer()?.postMessage({ type, nonce, ...word }, origin),
    close: () => removeEventListener('message', listen),
  }
}

/** The address of a frame's page; the server lets the page named in it, and no other, show it. */
export const frameAddress = (platform: string, path: string, query: Record<string, string>) =>
  `${platform}/embed/frame/${path}?${new URLSearchParams({ origin: location.origin, ...query })}`

/** What the frame may do: run and reach its own origin, and open windows of the platform. Nothing of the page's. */
export const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The height that a frame asks for, within reason: it can't push the page away. */
export const sensibleHeight = (height: unknown): number =>
  typeof height === 'number' && Number.isFinite(height) ? Math.min(Math.max(Math.ceil(height), 120), 1600) : 120
