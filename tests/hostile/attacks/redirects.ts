import { from, windowOf, type Scene } from '../attack.ts'
import { demo, signIn } from '../../journeys/platform.ts'

// Links to the platform that would lead on to the attacker, or give him what is meant for another.

const backs: Record<string, (foreign: string) => string> = {
  'a whole address': (foreign) => `${foreign}/x`,
  'an address without its scheme': (foreign) => foreign.replace('http:', ''),
  backslashes: (foreign) => foreign.replace('http://', '/\\'),
  'a tab in it': (foreign) => foreign.replace('http://', '/\t/'),
  'a script': () => 'javascript:steal("MARK-OF-A-STRANGER")',
  'a page of data': () => 'data:text/html,<script>opener.steal("MARK-OF-A-STRANGER")</script>',
  'a scheme without slashes': (foreign) => foreign.replace('//', ''),
  'a user’s name that looks like the platform': (foreign) => foreign.replace('http://', 'http://localhost@'),
}

const back = from(
  ['foreign'],
  Object.entries(backs).map(([name, of]) => ({
    name: `signing in leads back to ${name}`,
    guest: true,
    act: async ({ page, platform, foreign }: Scene) => {
      await page.goto(`${platform}/user/login?back=${encodeURIComponent(of(foreign))}`)
      await signIn(page, demo.buyer)
      await page.waitForURL((url) => !url.pathname.startsWith('/user/login'))
      return new URL(page.url()).origin !== platform
    },
  })),
)

/** Whose page the consent names, where it is a stranger's that asks. */
const origins: Record<string, (scene: Scene) => string> = {
  'its own origin': ({ foreign }) => foreign,
  'its own origin behind the partner’s name': ({ partner, foreign }) => `${partner}@${foreign.slice('http://'.length)}`,
  'the partner’s origin with a path': ({ partner }) => `${partner}/html`,
  'the partner’s origin as the start of another': ({ partner }) => `${partner}.evil.example`,
  'no origin': () => 'null',
  'any origin': () => '*',
  'the platform’s own origin': ({ platform }) => platform,
  'the partner’s origin, to hear what is meant for it': ({ partner }) => partner,
}

const consent = from(
  ['foreign'],
  Object.entries(origins).map(([name, of]) => ({
    name: `asks for consent with ${name}`,
    before: () => {
      addEventListener('message', ({ data }) => Object.assign(window, { heard: JSON.stringify(data) }))
    },
    act: async (scene: Scene) => {
      const asked = new URLSearchParams({ origin: of(scene), challenge: 'x'.repeat(43), state: 's' })
      const { page, context, platform } = scene
      const popup = await windowOf(context, () =>
        page.evaluate((url) => void open(url), `${platform}/embed/authorize?${asked}`),
      )
      const agree = popup.getByRole('button', { name: '同意授权' })
      await agree
        .or(popup.getByText(/未获得接入许可|格式不正确|来源站点|请从合作站点|重试/))
        .first()
        .waitFor()
      // The victim even agrees.
      if (await agree.isVisible()) await agree.click()
      await page.waitForTimeout(300)
      return page.evaluate(() => (window as unknown as { heard?: string }).heard !== undefined)
    },
  })),
)
export const redirects = [...back, ...consent]

export const redirectsControl = from(
  ['foreign'],
  [
    {
      name: 'the attacker’s page itself is reached: that is seen',
      control: true,
      act: async ({ page, platform, foreign }) => {
        await page.goto(foreign)
        return new URL(page.url()).origin !== platform
      },
    },
  ],
)
