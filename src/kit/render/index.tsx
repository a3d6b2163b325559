import 'wotu:tags'
import { renderToString } from 'react-dom/server'
import type { Known } from '#core/element/take.ts'
import { reads } from '#core/calls/reads.ts'
import { valuesOf } from '#core/element/values.ts'
import { attributeName, parseAttribute } from '#core/element/widget.ts'
import { WidgetFrame } from '#core/element/widgetFrame.tsx'
import { config } from './core.ts'
import { drawables } from './defineWidget.ts'

/** What the server's kernel knows of this module, which it loads as a file: see server/kit/drawing.ts. */
export interface Renderer {
  /**
   * The read that the tag shows first, for these attributes.
   *
   * @returns null where it shows none, or an attribute is missing; undefined where there is no such tag
   */
  firstRead: (tag: string, attributes: Attributes) => { path: string; input: object } | null | undefined
  render: (asked: Asked) => string
}

type Attributes = Record<string, string>

interface Asked {
  tag: string
  attributes: Attributes
  /** The platform's origin, as the browser will know it. */
  origin: string
  /** The address of the tag's style sheet; undefined where the page has it. */
  styles: string | undefined
  /** What was asked and answered for the tag. */
  answers: Known['answers']
  /** When, as an ISO instant. */
  at: string
}

export const firstRead: Renderer['firstRead'] = (tag, attributes) => {
  const drawable = drawables.get(tag)
  const first = drawable?.declaration.first
  if (!first) return drawable && null
  const input = Object.entries(first.input).map(([name, attribute]) => [name, attributes[attribute as string]])
  return input.every(([, value]) => value) ? { path: first.path, input: Object.fromEntries(input) as object } : null
}

/** A tag with its content in a declarative shadow root: shown before any script runs, and taken over by it (core/take.ts). */
export const render: Renderer['render'] = ({ tag, attributes, origin, styles, answers, at }) => {
  const { Widget, declaration } = drawables.get(tag)!
  const given: Record<string, unknown> = {}
  for (const name in declaration.props)
    given[name] = parseAttribute(declaration.props[name]!.type, attributes[attributeName(name)] ?? null)
  Object.assign(config, { origin })
  // One drawing is one turn of the event loop: no other sees what is known here.
  reads.clear()
  for (const { path, input, data } of answers) reads.know(path, input, data)
  const content = renderToString(
    <WidgetFrame portal={null} emit={() => {}}>
      <Widget {...valuesOf(declaration, given)} emit={() => true} />
    </WidgetFrame>,
  )
  const known: Known = { given, answers, at }
  // What names no attribute of the tag is the page's own business: an id, a class.
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return [
    // `drawn` until it is taken over: no place need be held for it, but its presses kept (src/kit).
    `<${tag}${named.join('')} drawn><template shadowrootmode="open">`,
    styles ? `<link rel="stylesheet" href="${escaped(styles)}">` : '',
    // Unseen until its styles are here, which show it (ui/base.css.ts): nothing is ever seen without them.
    `<div id="root" lang="zh-CN" hidden>${withoutStyles(content)}</div><div id="portal" lang="zh-CN"></div>`,
    `<script type="application/json" id="known">${JSON.stringify(known).replaceAll('<', '\\u003c')}</script>`,
    `</template></${tag}>`,
  ].join('')
}

/** A partner's policy may refuse styles written in the page: the few there are wait for the tag's own script (core/take.ts). */
const withoutStyles = (html: string) => html.replace(/(<[^>]*) style="/g, '$1 data-style="')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char]!)
