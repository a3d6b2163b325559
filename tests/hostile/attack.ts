import type { BrowserContext, Frame, Page } from 'playwright'

/** One row of the tables in `attacks/`: an attack, its hostile page, and what is done there. */
export interface Attack {
  /** In plain words, as the test is called. */
  name: string
  /**
   * Whose page it is: the partner's own, turned hostile; a stranger's of another site; or a stranger's on the platform's
   * own host (another port: the same site, to which cookies go).
   */
  from: 'partner' | 'foreign' | 'sibling'
  /** Runs in the hostile page before anything else does. `steal(…)` is how it gets rid of what it finds. */
  before?: () => void
  /** The page's own HTML; the kit's loader is in each page of the partner's. */
  body?: string
  /** The partner's backend vouches for the victim, so that the page's tags are his. */
  signedIn?: boolean
  /** The victim is nobody yet: signed in neither here nor at the platform. */
  guest?: boolean
  /**
   * What the attacker and his victim do. Answers whether the attacker has won by something that the harness can't see by
   * itself; that he gets no secret, moves no money and changes nothing is looked at after each.
   */
  act: (scene: Scene) => Promise<boolean | void>
  /** A control: the attack succeeds, and the harness must see it. */
  control?: boolean
}

/** Where an attack takes place. */
export interface Scene extends Ground {
  /** The hostile page. */
  page: Page
  /** Calls the platform from the hostile page. @returns what its script may read of the answer */
  post: (path: string, input: object, how?: How) => Promise<string>
  /** Into the attacker's bag: what `steal` is in each page. */
  steal: (...what: unknown[]) => void
  /** The token that the partner's backend gets for its own page. */
  token: () => Promise<string>
}

export interface How {
  token?: string
  cookies?: boolean
  headers?: Record<string, string>
}

/** What stays the same for all attacks. */
export interface Ground {
  platform: string
  partner: string
  foreign: string
  sibling: string
  context: BrowserContext
  /** The victim's own page of the platform, signed in. */
  own: Page
  /** What the victim has: an unpaid bill and its order, a sent order, a card, goods. */
  has: { payId: string; amountFen: number; sentId: string; cardId: string; specId: string; lineId: string }
  systemId: string
}

/** The rows of one kind: the same attack from each of these pages. */
export const from = (pages: Attack['from'][], rows: Omit<Attack, 'from'>[]): Attack[] =>
  pages.flatMap((page) =>
    rows.map((row) => ({ ...row, from: page, name: pages.length > 1 ? `${row.name} (${page})` : row.name })),
  )

/** What a frame shows, where it shows anything. */
export const textOf = (frame: Frame) => frame.evaluate(() => document.body?.innerText ?? '').catch(() => '')

/** Follows the window that this opens. */
export const windowOf = async (context: BrowserContext, open: () => Promise<unknown>) => {
  const [opened] = await Promise.all([context.waitForEvent('page'), open()])
  return opened
}
