import { defineWidget } from '#core/element/defineWidget.tsx'
import '#ui/tokens/base.css.ts'
import { labels } from './labels.ts'
import { SignIn } from './SignIn.tsx'

defineWidget('wotu-sign-in', SignIn, {
  doc: 'Signs a member in on a partner’s page: in a window of the platform, without a password in this page. Shows who is signed in, and signs out.',
  props: {},
  events: {
    'wotu-signed-in': { detail: { memberId: 'string', name: 'string' }, doc: 'Somebody is signed in.' },
    'wotu-signed-out': { doc: 'He has signed out here.' },
  },
  parts: {
    bar: { doc: 'The whole tag: who is signed in, or the way to sign in.' },
    title: { doc: 'The name of who is signed in.' },
    button: { doc: 'The button that signs in, or out.' },
  },
  labels,
  space: 'display: block; min-height: 36px; @media screen and (max-width: 767px) { min-height: 44px }',
})
