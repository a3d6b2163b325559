import type { Tag } from './tag.ts'

/** The page that tells a partner's engineer all about one tag. */
export const referencePage = ({ tag, doc, attributes, readings, events, slots, parts, labels, ...more }: Tag): string =>
  [
    `# \`<${tag}>\``,
    doc,
    `\`\`\`html\n<${tag}${firstAttribute(attributes)}></${tag}>\n\`\`\``,
    section(
      'Attributes and properties',
      ['attribute', 'property', 'type', 'default', ''],
      [
        ...attributes.map(({ name, property, type, default: value, doc }) => [
          code(name),
          code(property),
          code(more.properties.find(({ name }) => name === property)?.type ?? type),
          code(value),
          doc,
        ]),
        ...more.properties
          .filter(({ name }) => !attributes.some(({ property }) => property === name))
          .map(({ name, type, default: value, doc }) => ['', code(name), code(type), code(value), doc]),
      ],
    ),
    section(
      'To be read',
      ['property', 'type', ''],
      readings.map(({ name, type, doc }) => [code(name), code(type), doc]),
    ),
    section(
      'Events',
      ['event', 'detail', 'cancelable', ''],
      events.map(({ name, detail, cancelable, doc }) => [
        code(name),
        detail === 'null' ? '' : code(detail),
        cancelable ? 'yes' : '',
        doc,
      ]),
    ),
    section('Slots', ['slot', ''], rows(slots)),
    section('Parts', ['part', ''], rows(parts)),
    section(
      'Words',
      ['label', 'by itself'],
      Object.entries(labels).map(([name, word]) => [code(name), word]),
    ),
    section('Custom properties', ['property', ''], rows(more.cssProperties)),
    more.space && placeOf(tag, more.space),
  ]
    .filter(Boolean)
    .join('\n\n') + '\n'

/** Told by the declaration with line breaks of its own. */
const placeOf = (tag: string, space: string) =>
  [
    '## Its place',
    'The pinned head and `wotu.css` hold it while the tag’s code is on its way. A page that has neither does so by a rule of its own:',
    [
      '```css',
      `${tag}:not(:defined, [hidden], [drawn]) {`,
      ...space.split('\n').map((line) => `  ${line.trim()}`),
      '}',
      '```',
    ].join('\n'),
  ].join('\n\n')

/** The list of all tags, and how an editor and a compiler are told of them. */
export const referenceIndex = (tags: Tag[]): string => `# The tags

${table(
  ['tag', ''],
  tags.map(({ tag, doc }) => [`[\`<${tag}>\`](${tag}.md)`, doc]),
)}

These pages, and all that is named below, are written from the declarations of the tags (\`define.ts\` in src/widgets and src/shell) by
\`tooling/derive\`. At the platform's address they are under \`/kit/1/\`, in the package \`@wotu/widgets\` under the same names.

| for | take |
|---|---|
| tools that read the standard manifest | \`custom-elements.json\` |
| VS Code | \`"html.customData": ["./node_modules/@wotu/widgets/html-custom-data.json"]\` |
| JetBrains | \`web-types.json\`, found by itself in the package |
| TypeScript: \`querySelector('wotu-cart')\` and its events | \`import '@wotu/widgets'\` |
| React 19 | \`import type {} from '@wotu/widgets/react'\` |
| React 17 and 18, which write attributes only | \`import type {} from '@wotu/widgets/react-18'\` |
| Vue 3 | \`import type {} from '@wotu/widgets/vue'\` |
`

const code = (text: string | undefined) => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '')

const rows = (entries: { name: string; doc: string }[]) => entries.map(({ name, doc }) => [code(name), doc])

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const section = (title: string, head: string[], rows: string[][]) =>
  rows.length > 0 && `## ${title}\n\n${table(head, rows)}`

const firstAttribute = ([first]: Tag['attributes']) =>
  first?.property && first.property !== 'labels' ? ` ${first.name}="${first.default?.replace(/"/g, '') || '…'}"` : ''
