import r2wc from '@r2wc/core'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { embed } from '../session/embed.ts'
import { adopt } from './styles.ts'
import { valuesOf, type AnyDeclaration } from './values.ts'
import { attributeName, parseAttribute, type Declaration, type EventSpec, type PropSpec } from './widget.ts'
import { WidgetFrame } from './widgetFrame.tsx'

/**
 * Makes a React component a custom element: `defineWidget('wotu-cart', Cart, { doc, props, events })`.
 *
 * Each prop is a property of the element, and an attribute in kebab-case unless it is a function; each reading is a property
 * that only the tag sets. The component gets its props, its words (`labels`) and `emit(type, detail)`, which dispatches a
 * declared event from the tag: bubbling, composed.
 * Besides those a tag sends `wotu-ready` when it is drawn, `wotu-error` (`detail.error`) when its component throws,
 * and `wotu-navigate` (embed.ts). A tag that is defined already, by an earlier copy of the kit, keeps its definition.
 */
export function defineWidget<P extends object>(
  tag: string,
  Widget: ComponentType<P>,
  declaration: Declaration<P>,
): void {
  if (customElements.get(tag)) return
  const props: Record<string, PropSpec> = { ...declaration.props, ...(declaration.labels && { labels: words }) }
  const events: Record<string, EventSpec> = declaration.events
  const readings: Record<string, { from: string }> = { ...declaration.readings }
  const names = Object.keys(props)

  const Element = r2wc(Widget, { props: untyped(names) }, renderer)

  class WidgetElement extends (Element as Drawn) implements Drawing {
    static {
      for (const name in readings)
        Object.defineProperty(this.prototype, name, {
          enumerable: true,
          get(this: WidgetElement) {
            return this.#told[name]
          },
          // A page that sets what it may only read is not heard, and not broken.
          set() {},
        })
    }

    #told: Record<string, unknown> = {}
    #live = false
    #root?: Root
    #taking?: Promise<void>

    constructor() {
      super()
      // r2wc hands it to the component, which has no use for it: what is given is compared with what the server drew.
      delete this[given].container
      // A declarative shadow root is there already, with the server's HTML in its #root, or half of it.
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      if (!this.hasAttribute('drawn')) adopt(shadow)
      for (const act of ['pointerdown', 'focusin']) this.addEventListener(act, () => embed.enter(this))
      this.addEventListener('click', embed.click)
    }

    override connectedCallback() {
      // What was set before the tag was defined hides the accessors, and wins over attributes.
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue
        this[given][name] = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
      }
      embed.enter(this)
      this.#live = true
      super.connectedCallback()
    }

    /** A moved element comes back before this microtask, and keeps its state. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        embed.leave(this)
        this.#live = false
        super.disconnectedCallback()
      })
    }

    /** Its presence alone makes `moveBefore` a move, not a removal and an insertion. */
    connectedMoveCallback() {}

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      const name = names.find((name) => attributeName(name) === attribute)!
      this[given][name] = parseAttribute(props[name]!.type, text)
      this.draw()
    }

    #emit = (type: string, detail?: unknown) => {
      for (const name in readings)
        if (readings[name]!.from === type) this.#told[name] = (detail as Record<string, unknown>)[name]
      return this.dispatchEvent(
        new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: !!events[type]?.cancelable }),
      )
    }

    /** Attributes and properties may come before the element is connected: the first drawing waits for all of them. */
    draw() {
      if (!this.#live) return
      if (this.#root) this.#root.render(this.#drawing())
      else if (this.hasAttribute('drawn')) void (this.#taking ??= this.#takeOver())
      else {
        const root = (this.#root = createRoot(this.#child('root')))
        // At once: from now on no rule holds its place (`space` in widget.ts).
        flushSync(() => root.render(this.#drawing()))
      }
    }

    release() {
      this.#root?.unmount()
      this.#root = undefined
    }

    #drawing = () => (
      <WidgetFrame portal={this.#child('portal')} emit={this.#emit}>
        <Widget {...(valuesOf(declaration as unknown as AnyDeclaration, this[given]) as P)} emit={this.#emit} />
      </WidgetFrame>
    )

    /** The server has drawn the tag: its nodes are kept where they show what the tag is to show. */
    async #takeOver() {
      const shadow = this.shadowRoot!
      const taken = await import('./take.ts').then(({ take }) => take(shadow, this[given])).catch(() => false)
      const content = this.#child('root')
      adopt(shadow)
      content.removeAttribute('hidden')
      this.removeAttribute('drawn')
      if (!this.#live || this.#root) return
      // What differs all the same is drawn anew, which is nobody's error.
      if (taken) this.#root = hydrateRoot(content, this.#drawing(), { onRecoverableError: () => {} })
      else {
        content.replaceChildren()
        this.draw()
      }
    }

    /** What is in it is Chinese, whatever the page's own language. */
    #child(id: string): Element {
      const shadow = this.shadowRoot!
      const made = () => Object.assign(document.createElement('div'), { id, lang: 'zh-CN' })
      return shadow.getElementById(id) ?? shadow.appendChild(made())
    }
  }
  customElements.define(tag, WidgetElement)
}

/** What r2wc is told the type of it shows as an attribute, and reads in its own way: values are ours to judge (values.ts). */
const untyped = (names: string[]): Record<string, never> =>
  Object.fromEntries(names.map((name) => [name, undefined as never]))

/** Where r2wc keeps what attributes and properties gave. */
const given = Symbol.for('r2wc.props')

/** An element of r2wc's, which makes the properties and tells what they came to; and what it is told to do. */
type Drawn = new () => HTMLElement & {
  [given]: Record<string, unknown>
  connectedCallback(): void
  disconnectedCallback(): void
}

interface Drawing {
  draw(): void
  release(): void
}

/** r2wc's part is when to draw; what it draws into, hydration and moves are the element's own. */
const renderer = {
  mount: (element: HTMLElement) => {
    const drawing = element as unknown as Drawing
    drawing.draw()
    return drawing
  },
  update: (drawing: Drawing) => drawing.draw(),
  unmount: (drawing: Drawing) => drawing.release(),
}

/** Every tag with words of its own lets the page replace them. */
const words: PropSpec = { type: 'json', doc: '' }
