interface Heard {
  stale: (paths: readonly string[]) => void
  /** The other tab has signed in or out. */
  session: () => void
}

/** What has become stale; nothing where it is the session that changed. */
interface Word {
  stale?: readonly string[]
}

/** The tabs of one origin tell each other what has changed. @returns how to tell the others */
export const openTabs = ({ stale, session }: Heard) => {
  const channel = new BroadcastChannel('wotu.core/1')
  channel.onmessage = ({ data }: MessageEvent<Word>) => (data.stale ? stale(data.stale) : session())
  return (word: Word) => channel.postMessage(word)
}
