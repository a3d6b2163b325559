interface Heard {
  stale: (paths: readonly string[]) => void
  /** The other tab has signed in or out. */
  session: () => void
  /** In the other tab another identity was taken, which the tabs share. */
  identity: () => void
}

/** What has become stale, or that the identity is another; nothing where it is the session that changed. */
interface Word {
  stale?: readonly string[]
  identity?: true
}

/** The tabs of one origin tell each other what has changed. @returns how to tell the others */
export const openTabs = ({ stale, session, identity }: Heard) => {
  const channel = new BroadcastChannel('wotu.core/1')
  channel.onmessage = ({ data }: MessageEvent<Word>) =>
    data.stale ? stale(data.stale) : data.identity ? identity() : session()
  return (word: Word) => channel.postMessage(word)
}
