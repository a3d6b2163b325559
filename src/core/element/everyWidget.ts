import type { EventSpec } from './widget.ts'

/**
 * What every tag has, whatever it declares: said once, for the manifests, types and pages that tooling/derive writes.
 * It is for readers alone, so nothing that a browser loads imports it.
 */
export const everyWidget = {
  /** Read by style sheets only: none of these is a property. */
  attributes: {
    density: {
      options: ['comfortable', 'compact'],
      doc: 'How close its rows and controls stand; `comfortable` unless told. On phones there is one density.',
    },
    scheme: {
      options: ['light', 'dark', 'auto'],
      doc: 'Its colours: `auto` follows the reader’s own choice. The page’s own `color-scheme` unless told.',
    },
  },
  /** The property and attribute `labels` of a tag that declares its words. */
  labels: 'Words to stand in place of the tag’s own; those that are not given stay. As an attribute, JSON.',
  /** Which of the page's own elements the tag sends these from: itself. */
  events: {
    'wotu-ready': { doc: 'The tag is drawn.' },
    'wotu-error': {
      detail: { error: 'unknown' },
      doc: 'The tag failed, and shows an alert with a retry.',
    },
    'wotu-navigate': {
      cancelable: true,
      detail: { href: 'string', 'error?': 'unknown', 'out?': 'boolean' },
      doc: 'Leads to a page of the platform: the user asked to, or a refused call (`error`) does; what the platform alone may do, it does on its own page (`out`). Prevented, it is left to the page.',
    },
    'wotu-request': {
      cancelable: true,
      detail: { kind: "'read' | 'write'", path: 'string', input: 'object', 'answer?': 'unknown' },
      doc: 'Goes out before a call to the platform. Prevented, the call is not made, and `detail.answer` is taken for its answer where the page sets it.',
    },
  } satisfies Record<string, EventSpec>,
  /** Set on `:root`, on a wrapper or on the tag; every other colour is mixed from the first four. */
  cssProperties: {
    '--wotu-accent': { syntax: '<color>', doc: 'The brand’s colour: buttons, links, what is chosen.' },
    '--wotu-price': { syntax: '<color>', doc: 'Prices, warnings and refusals.' },
    '--wotu-surface': { syntax: '<color>', doc: 'Behind the words: cards and controls.' },
    '--wotu-text': { syntax: '<color>', doc: 'The words.' },
    '--wotu-radius': { syntax: '<length>', doc: 'How round the corners are; 6px unless told.' },
    '--wotu-font': { syntax: '*', doc: 'The font family.' },
    '--wotu-bottom': {
      syntax: '<length>',
      doc: 'How high above the window’s lower edge a bar of the tag’s stays: the height of a bar of the page’s own there.',
    },
  },
}
