const mix = (color: string, percent: number, into: string) => `color-mix(in oklab, ${color} ${percent}%, ${into})`

/**
 * A partner re-brands everything with six custom properties, set on `:root`, on a wrapper or on the tag:
 * `--wotu-accent`, `--wotu-price`, `--wotu-surface`, `--wotu-text`, `--wotu-radius`, `--wotu-font`.
 * All other colours are mixed from those. Styles here and in the sections use `vars`, never the six themselves.
 * Those refer to the six on the same element.
 */
const brand = {
  accent: 'var(--wotu-accent, light-dark(#17794a, #5ac391))',
  /** The one warm colour: prices, and what is like one. */
  price: 'var(--wotu-price, light-dark(#c0400f, #ff9b66))',
  surface: 'var(--wotu-surface, light-dark(#ffffff, #17191a))',
  text: 'var(--wotu-text, light-dark(#1b211e, #e9ecea))',
  radius: 'var(--wotu-radius, 6px)',
  font: 'var(--wotu-font, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif)',
}
/** What a colour says, whatever the brand: a partner's accent may be red, and their price green. */
export const roles = {
  info: 'light-dark(#15a, #8bf)',
  success: 'light-dark(#174, #6c9)',
  warning: 'light-dark(#850, #eb5)',
  danger: 'light-dark(#b21, #f98)',
}
const [accent, surface, text] = ['var(--w-accent)', 'var(--w-surface)', 'var(--w-text)']

/** Black or white, whichever reads on the colour: by its lightness, so that it holds for a partner's brand too. */
const readableOn = (color: string) => `oklch(from ${color} clamp(0, (0.6 - l) * 1000, 1) 0 0)`

const tokens = {
  ...brand,
  ...roles,
  accentStrong: mix(accent, 86, text),
  accentSoft: mix(accent, 10, surface),
  onAccent: readableOn(accent),
  /** What floats: dialogs, menus, notices. */
  raised: `light-dark(${surface}, ${mix(text, 6, surface)})`,
  muted: mix(text, 70, surface),
  line: mix(text, 11, surface),
  lineStrong: mix(text, 24, surface),
  /** The edge of a control: 3:1 against the surface. */
  edge: mix(text, 45, surface),
  hover: mix(text, 5, surface),
  shadow: '0 1px 2px rgb(0 0 0 / 0.06), 0 8px 28px rgb(0 0 0 / 0.16)',
  /** The height of buttons and inputs, and the vertical padding of a table's cell. */
  control: '36px',
  cell: '12px',
  motion: '140ms',
}

type Token = keyof typeof tokens
/** The custom properties of these tokens, to be declared on an element. */
export const declared = (values: Partial<Record<Token, string>> = tokens) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--w-${name}`, value]))

/** What every style of ours is written in. */
export const vars = Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--w-${name})`])) as Record<
  Token,
  string
>

/** The page behind the surfaces, and what lies over it beneath a dialog: few styles need them, so no tag carries them as properties. */
export const canvas = `light-dark(${mix(vars.text, 3.5, vars.surface)}, ${mix('black', 20, vars.surface)})`
export const scrim = 'rgb(0 0 0 / 0.5)'

/** A breath of a colour on the surface, for what stands behind its words. */
export const soft = (color: string) => mix(color, 10, vars.surface)

/** Type sizes; there are no others. */
export const size = { small: 12, body: 14, lead: 16, title: 20, display: 28 }

/** The 4 px grid. */
export const space = (units: number) => `${units * 4}px`

/** Phone width: of the window, and of the nearest container, because a widget may live in a narrow column. */
export const phone = 'screen and (max-width: 767px)'
export const narrow = '(max-width: 767px)'

/** Spread into whatever takes the focus. */
export const focusRing = {
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 } },
}

/** The same within its own edge, for what stands in a row or fills its place. */
export const insetRing = { outline: `2px solid ${vars.accent}`, outlineOffset: -2 }

/**
 * A radio that is unseen over the whole of its label, which shows its state by `:has()`: so it is where a finger and a
 * screen reader look for it.
 */
export const overLabel = {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'inherit',
  outline: 'none',
} as const

/** Spread into a text of two lines at the most; what is more is cut off. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const

/** Spread into the title of a thing that leads to its page. */
export const titleLink = {
  ...twoLines,
  color: vars.text,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.accent } },
} as const

/** Spread into figures that stand under one another. */
export const tabular = { fontVariantNumeric: 'tabular-nums' }
