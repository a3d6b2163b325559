import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readDeclarations, type WidgetDeclaration } from '../widgets.ts'
import { controls } from './controls.ts'
import { customElements } from './customElements.ts'
import { htmlData, webTypes } from './editors.ts'
import { referenceIndex, referencePage } from './reference.ts'
import { describeTag } from './tag.ts'
import { typeFiles } from './types.ts'

const root = path.resolve(import.meta.dirname, '../..')

const declaration: WidgetDeclaration = {
  tag: 'wotu-list',
  doc: 'A list.',
  props: {
    pageSize: { type: 'number', default: 5, doc: 'How many.' },
    look: { type: 'string', options: ['rows', 'tiles'], default: 'rows', doc: 'How they stand.' },
    open: { type: 'boolean', doc: 'Whether it is open.' },
    rows: { type: 'json', ts: '{ id: string }[]', doc: 'What is in it.' },
    format: { type: 'function', ts: '(count: number) => string', doc: 'How a count reads.' },
  },
  events: { 'wotu-counted': { cancelable: true, detail: { count: 'number' }, doc: 'Counted.' } },
  readings: { count: { from: 'wotu-counted', type: 'number', doc: 'How many there are.' } },
  slots: { empty: { doc: 'Nothing there.' } },
  parts: { card: { doc: 'The whole.' } },
  labels: { more: '更多' },
}
const tag = describeTag(declaration)

it('a prop is a property, and an attribute unless it is a function', () => {
  expect(tag.properties.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'pageSize: number',
    "look: 'rows' | 'tiles'",
    'open: boolean',
    'rows: { id: string }[]',
    'format: (count: number) => string',
    "labels: Partial<Record<'more', string>>",
  ])
  expect(tag.attributes.map(({ name, property }) => [name, property])).toEqual([
    ['page-size', 'pageSize'],
    ['look', 'look'],
    ['open', 'open'],
    ['rows', 'rows'],
    ['labels', 'labels'],
    ['density', undefined],
    ['scheme', undefined],
  ])
})

it('the standard manifest tells of slots, parts, custom properties and what may be read', () => {
  expect(customElements([tag]).modules[0]!.declarations[0]).toMatchObject({
    tagName: 'wotu-list',
    members: expect.arrayContaining([
      {
        name: 'count',
        kind: 'field',
        type: { text: 'number | undefined' },
        readonly: true,
        description: expect.anything(),
      },
    ]),
    events: expect.arrayContaining([
      { name: 'wotu-counted', type: { text: 'CustomEvent<{ count: number }>' }, description: 'Counted. Cancelable.' },
    ]),
    slots: [{ name: 'empty' }],
    cssParts: [{ name: 'card' }],
    cssProperties: expect.arrayContaining([expect.objectContaining({ name: '--wotu-accent', syntax: '<color>' })]),
  })
})

it('editors are offered the values of an attribute that has few', () => {
  const look = { name: 'look', values: [{ name: 'rows' }, { name: 'tiles' }] }
  expect(htmlData([tag]).tags[0]!.attributes).toContainEqual(expect.objectContaining(look))
  const { attributes } = webTypes([tag], { name: 'a', version: '1.0.0' }).contributions.html.elements[0]!
  expect(attributes).toContainEqual(
    expect.objectContaining({ name: 'look', value: { kind: 'plain', type: 'enum', enum: ['rows', 'tiles'] } }),
  )
})

it('a function is wrapped where its type joins another', () => {
  expect(typeFiles([tag])['elements.d.ts']).toContain('format: ((count: number) => string) | undefined')
})

it('Storybook has a control for what can be typed, and none for what cannot', () => {
  expect(controls(tag)).toMatchObject({
    pageSize: { control: { type: 'number' } },
    look: { control: { type: 'select' }, options: ['rows', 'tiles'] },
    labels: { control: { type: 'object' } },
    format: { control: false },
    'events: wotu-counted': { control: false, table: { type: { summary: '{ count: number }' } } },
  })
})

// `npx vitest run --project house tooling/derive -u` writes the pages anew.
it('the reference pages are those of the declarations', async () => {
  const tags = (await readDeclarations(root)).map(describeTag)
  const folder = path.join(root, 'docs/reference')
  for (const tag of tags) await expect(referencePage(tag)).toMatchFileSnapshot(path.join(folder, `${tag.tag}.md`))
  await expect(referenceIndex(tags)).toMatchFileSnapshot(path.join(folder, 'README.md'))
  expect(readdirSync(folder).sort()).toEqual(['README.md', ...tags.map(({ tag }) => `${tag}.md`)].sort())
})
