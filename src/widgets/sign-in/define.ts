import { defineWidget } from '#core/defineWidget.tsx'
import '#ui/base.css.ts'
import { SignIn } from './SignIn.tsx'

defineWidget('wotu-sign-in', SignIn, {
  doc: 'Signs a member in on a partner’s page: in a window of the platform, without a password in this page. Shows who is signed in, and signs out.',
  props: {},
  events: {
    'wotu-signed-in': { doc: 'Somebody is signed in: `detail.memberId` and `detail.name`.' },
    'wotu-signed-out': { doc: 'He has signed out here.' },
  },
})
