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

  class WidgetElement extends HTMLElement {
    static observedAttributes = names.map(attributeName)

    static {
      for (const name of [...names, ...Object.keys(readings)])
        Object.defineProperty(this.prototype, name, {
          enumerable: true,
          get(this: WidgetElement) {
            return this.#given[name]
          },
          set(this: WidgetElement, value: unknown) {
            // A page that sets what it may only read is not heard, and not broken.
            if (props[name]) this.#set(name, value)
          },
        })
    }

    #given: Record<string, unknown> = {}
    #live = false
    #root?: Root
    #taking?: Promise<void>

    constructor() {
      super()
      // A declarative shadow root is there already, with the server's HTML in its #root, or half of it.
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      if (!this.hasAttribute('drawn')) adopt(shadow)
      for (const act of ['pointerdown', 'focusin']) this.addEventListener(act, () => embed.enter(this))
      this.addEventListener('click', embed.click)
    }

    connectedCallback() {
      // What was set before the tag was defined hides the accessors, and wins over attributes.
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue
        this.#given[name] = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
      }
      embed.enter(this)
      this.#live = true
      this.#draw()
    }

    /** A moved element comes back before this microtask, and keeps its state. */
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        embed.leave(this)
        this.#live = false
        this.#root?.unmount()
        this.#root = undefined
      })
    }

    /** Its presence alone makes `moveBefore` a move, not a removal and an insertion. */
    connectedMoveCallback() {}

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      const name = names.find((name) => attributeName(name) === attribute)!
      this.#set(name, parseAttribute(props[name]!.type, text))
    }

    #set(name: string, value: unknown) {
      this.#given[name] = value
      this.#draw()
    }

    #emit = (type: string, detail?: unknown) => {
      for (const name in readings)
        if (readings[name]!.from === type) this.#given[name] = (detail as Record<string, unknown>)[name]
      return this.dispatchEvent(
        new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: !!events[type]?.cancelable }),
      )
    }

    /** Attributes and properties may come before the element is connected: the first drawing waits for all of them. */
    #draw() {
      if (!this.#live) return
      if (this.#root) this.#root.render(this.#drawing())
      else if (this.hasAttribute('drawn')) void (this.#taking ??= this.#takeOver())
      else {
        const root = (this.#root = createRoot(this.#child('root')))
        // At once: from now on no rule holds its place (`space` in widget.ts).
        flushSync(() => root.render(this.#drawing()))
      }
    }

    #drawing = () => (
      <WidgetFrame portal={this.#child('portal')} emit={this.#emit}>
        <Widget {...(valuesOf(declaration as unknown as AnyDeclaration, this.#given) as P)} emit={this.#emit} />
      </WidgetFrame>
    )

    /** The server has drawn the tag: its nodes are kept where they show what the tag is to show. */
    async #takeOver() {
      const shadow = this.shadowRoot!
      const taken = await import('./take.ts').then(({ take }) => take(shadow, this.#given)).catch(() => false)
      const content = this.#child('root')
      adopt(shadow)
      content.removeAttribute('hidden')
      this.removeAttribute('drawn')
      if (!this.#live || this.#root) return
      // What differs all the same is drawn anew, which is nobody's error.
      if (taken) this.#root = hydrateRoot(content, this.#drawing(), { onRecoverableError: () => {} })
      else {
        content.replaceChildren()
        this.#draw()
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

/** Every tag with words of its own lets the page replace them. */
const words: PropSpec = { type: 'json', doc: '' }
