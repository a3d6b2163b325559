import r2wc from '@r2wc/core'
import type { ComponentType } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { adopt } from './styles.ts'
import { attributeName, parseAttribute, type Declaration, type EventSpec, type PropSpec } from './widget.ts'
import { WidgetFrame } from './widgetFrame.tsx'

/** What a class made by r2wc is, beyond its accessors. */
interface R2wcElement extends HTMLElement {
  container: HTMLElement
  connectedCallback(): void
  disconnectedCallback(): void
}

/** What one connected element holds; r2wc hands it back at every change of its properties. */
interface Context {
  container: HTMLElement
  host: Element
  root?: Root
  emit: (type: string, detail?: unknown) => boolean
}

/**
 * Makes a React component a custom element: `defineWidget('wotu-cart', Cart, { doc, props, events })`.
 *
 * Each prop is a property of the element, and an attribute in kebab-case unless it is a function. The component
 * gets its props and `emit(type, detail)`, which dispatches a declared event from the tag: bubbling, composed.
 * Besides those a tag sends `wotu-ready` when it is drawn and `wotu-error` (`detail.error`) when its component throws.
 * A tag that is defined already, by an earlier copy of the kit, keeps its definition.
 */
export function defineWidget<P extends object>(
  tag: string,
  Widget: ComponentType<P>,
  declaration: Declaration<P>,
): void {
  if (customElements.get(tag)) return
  const props: Record<string, PropSpec> = declaration.props
  const events: Record<string, EventSpec> = declaration.events
  const names = Object.keys(props)
  const live = new WeakSet<Element>()

  function contextOf(container: HTMLElement): Context {
    const { host } = container.getRootNode() as ShadowRoot
    const emit = (type: string, detail?: unknown) =>
      host.dispatchEvent(
        new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: !!events[type]?.cancelable }),
      )
    return { container, host, emit }
  }

  function draw(context: Context, given: Record<string, unknown>): Context {
    const { container, host, emit } = context
    // Attributes and properties may come before the element is connected: the first drawing waits for all of them.
    if (!live.has(host)) return context
    const values: Record<string, unknown> = { emit }
    for (const name of names) values[name] = given[name] ?? props[name]?.default
    const element = (
      <WidgetFrame portal={container.nextElementSibling!} emit={emit}>
        <Widget {...(values as P)} />
      </WidgetFrame>
    )
    if (context.root) context.root.render(element)
    else if (container.firstChild) context.root = hydrateRoot(container, element)
    else (context.root = createRoot(container)).render(element)
    return context
  }

  // r2wc is told no types, so that it makes accessors and leaves the attributes to us.
  const Base = r2wc<Record<string, unknown>, Context>(
    Widget as ComponentType<Record<string, unknown>>,
    { props: Object.fromEntries(names.map((name) => [name, undefined])) },
    {
      mount: (container, _component, given) => draw(contextOf(container), given),
      update: draw,
      unmount: ({ root }) => root?.unmount(),
    },
  ) as unknown as new () => R2wcElement & Record<string, unknown>

  class WidgetElement extends Base {
    static observedAttributes = names.map(attributeName)

    /** Properties that were set before the tag was defined: they would hide the accessors, and win over attributes. */
    #early: Record<string, unknown> = {}

    constructor() {
      super()
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue
        this.#early[name] = this[name]
        delete this[name]
      }
      // A declarative shadow root is there already, with the server's HTML in its #root.
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      adopt(shadow)
      this.container = child(shadow, 'root')
      child(shadow, 'portal')
    }

    override connectedCallback() {
      Object.assign(this, this.#early)
      this.#early = {}
      live.add(this)
      super.connectedCallback()
    }

    /** A moved element comes back before this microtask, and keeps its state. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        live.delete(this)
        super.disconnectedCallback()
      })
    }

    /** Its presence alone makes `moveBefore` a move, not a removal and an insertion. */
    connectedMoveCallback() {}

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      const name = names.find((name) => attributeName(name) === attribute)
      if (name) Object.assign(this, { [name]: parseAttribute(props[name]!.type, text) })
    }
  }
  customElements.define(tag, WidgetElement)
}

function child(shadow: ShadowRoot, id: string): HTMLElement {
  const found = shadow.getElementById(id)
  return found ?? shadow.appendChild(Object.assign(document.createElement('div'), { id }))
}
