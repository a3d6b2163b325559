import { defineWidget } from '#core/element/defineWidget.tsx'
import '#ui/tokens/base.css.ts'
import { App } from './App.tsx'
import { labels } from './labels.ts'
import { sectionNames } from './sections.ts'

defineWidget('wotu-app', App, {
  doc: 'A whole section of the platform: its pages, one at a time. What is typed in secret stays on the platform.',
  props: {
    section: { type: 'string', options: sectionNames, default: '', doc: 'Which section.' },
    route: {
      type: 'string',
      default: '',
      doc: 'Which page of it, with its query: the platform’s path behind the section’s own. Set, the tag goes there; read, it is the page on show. The first page unless told.',
    },
    routeBase: {
      type: 'string',
      default: '',
      doc: 'A path of the host’s, beneath which the address and the history of the host’s page are the tag’s: `/my/orders`. Unless told, the tag keeps its route to itself.',
    },
  },
  events: {
    'wotu-route': {
      detail: { route: 'string', title: 'string' },
      doc: 'A page is on show, of this title: the first one, and each that the user or the host goes to.',
    },
  },
  slots: {
    'signed-out': { doc: 'In place of the way to sign in, where a page is a member’s and nobody is signed in.' },
  },
  labels,
  space: 'display: block; min-height: 178px',
})
