import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { controls } from 'virtual:controls'
import { config, session } from '#core/page/core.ts'
import { reads } from '#core/calls/reads.ts'
import { adopt } from '#core/element/styles.ts'
import { fakeApi, type Answers } from '#testing/fakeApi.ts'
import { base } from '#ui/tokens/base.css.ts'
import './page.css.ts'

// On a busy machine what is waited for takes its time.
configure({ asyncUtilTimeout: 10_000 })
document.documentElement.lang = 'zh-CN'
document.body.classList.add(base)
adopt(document)

/**
 * A story's own parameters: `api`, the answers of the server (`satisfies Answers`), `signedIn`, and `embedded`, which shows it as
 * in a partner's page.
 * Nothing of one story reaches the next.
 */
const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    // What each prop, event, slot and part is, beside its control.
    controls: { expanded: true },
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        phone: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
  },
  // A widget's stories stand under its tag.
  argTypesEnhancers: [({ title, argTypes }) => ({ ...argTypes, ...controls[title.replace('widgets/', '')] })],
  initialGlobals: { viewport: { value: 'desktop', isRotated: false } },
  async beforeEach({ parameters }) {
    const restore = fakeApi((parameters.api ?? {}) as Answers)
    localStorage.clear()
    const { signedIn = false, embedded = false } = parameters as { signedIn?: boolean; embedded?: boolean }
    Object.assign(config, { embedded })
    if (embedded) await session.provideTokens(() => async () => (signedIn ? 'story' : null))
    session.store.setState({ signedIn })
    reads.clear()
    return restore
  },
}

export default preview
