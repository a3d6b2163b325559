import { attributeName } from '../src/core/widget.ts'
import type { WidgetDeclaration } from './widgets.ts'

const types = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  json: 'object',
  function: 'function',
}

/** The standard manifest (custom-elements.json, schema 2.1.0) of the kit, derived from the declarations of its widgets. */
export const customElements = (declarations: WidgetDeclaration[]) => ({
  schemaVersion: '2.1.0',
  modules: declarations.map(({ tag, doc, props, events }) => ({
    kind: 'javascript-module',
    path: `${tag.replace('wotu-', '')}.js`,
    declarations: [
      {
        kind: 'class',
        name: tag,
        tagName: tag,
        customElement: true,
        description: doc,
        members: Object.entries(props).map(([name, prop]) => ({ kind: 'field', name, ...valueOf(prop) })),
        attributes: Object.entries(props)
          .filter(([, prop]) => prop.type !== 'function')
          .map(([name, prop]) => ({ name: attributeName(name), fieldName: name, ...valueOf(prop) })),
        events: [...Object.entries(events), ...Object.entries(everyWidget)].map(([name, { doc, cancelable }]) => ({
          name,
          type: { text: 'CustomEvent' },
          description: cancelable ? `${doc} Cancelable.` : doc,
        })),
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: tag } }],
  })),
})

/** What defineWidget sends by itself. */
const everyWidget: WidgetDeclaration['events'] = {
  'wotu-ready': { doc: 'The widget is drawn.' },
  'wotu-navigate': {
    cancelable: true,
    doc: 'Leads to a page of the platform, `detail.href`: the user asked to, or a refused call (`detail.error`) does. Prevented, it is left to the page.',
  },
  'wotu-error': { doc: 'The widget failed; `detail.error` says why. It shows an alert with a retry.' },
}

const valueOf = ({ type, doc, default: value }: WidgetDeclaration['props'][string]) => ({
  type: { text: types[type] },
  description: doc,
  ...(value !== undefined && { default: JSON.stringify(value) }),
})
