import type { Preview } from '@storybook/react-vite'
import { session } from '#core/core.ts'
import { reads } from '#core/reads.ts'
import { adopt } from '#core/styles.ts'
import { fakeApi, type Answers } from '#testing/fakeApi.ts'
import { base } from '#ui/base.css.ts'
import './page.css.ts'

document.documentElement.lang = 'zh-CN'
document.body.classList.add(base)
adopt(document)

/**
 * A story's own parameters: `api`, the answers of the server (`satisfies Answers`), and `signedIn`.
 * Nothing of one story reaches the next.
 */
const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        phone: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
  },
  initialGlobals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach({ parameters }) {
    const restore = fakeApi((parameters.api ?? {}) as Answers)
    localStorage.clear()
    session.store.setState({ signedIn: Boolean(parameters.signedIn) })
    reads.clear()
    return restore
  },
}

export default preview
