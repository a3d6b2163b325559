import type { Frame, Page } from 'playwright'
import { from, textOf, type Attack, type Scene } from '../attack.ts'

// The hostile page frames the platform's pages, to cover them or to look like them.

/** Whether any frame shows something of the platform, once all have loaded. */
const shows = async ({ page, platform }: Scene) => {
  await page.waitForLoadState('networkidle')
  for (const frame of page.frames().slice(1)) if (frame.url().startsWith(platform) && (await textOf(frame))) return true
  return false
}

/** The frame's page as the partner's tag opens it. */
export const frameOf = ({ platform, partner, has }: Scene) =>
  `${platform}/embed/frame/pay/${has.payId}?${new URLSearchParams({ origin: partner, nonce: 'n' })}`

/** Ways to put a page into another. */
const ways: Record<string, (url: string) => string> = {
  'a frame': (url) => `<iframe src="${url}" width="900" height="700"></iframe>`,
  'a frame without scripts': (url) => `<iframe sandbox="allow-forms" src="${url}"></iframe>`,
  'a sandbox with scripts': (url) => `<iframe sandbox="allow-scripts allow-same-origin" src="${url}"></iframe>`,
  'an object': (url) => `<object data="${url}" type="text/html" width="900" height="700"></object>`,
  'an embed': (url) => `<embed src="${url}" type="text/html" width="900" height="700">`,
  'a frame within a frame': (url) => `<iframe srcdoc='<iframe src="${url}"></iframe>'></iframe>`,
  'a frame set': (url) => `<iframe srcdoc='<frameset cols="*"><frame src="${url}"></frameset>'></iframe>`,
}
/** Puts a page into another, in this way. */
const put = (page: Page | Frame, url: string, way = 'a frame') =>
  page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), ways[way]!(url))
const paths: Record<string, (scene: Scene) => string> = {
  'the cashier': ({ has }) => `/cashier/cashierPay/${has.payId}`,
  'the sign-in': () => '/user/login',
  'the consent': ({ partner }) =>
    `/embed/authorize?${new URLSearchParams({ origin: partner, challenge: 'x'.repeat(43), state: 's' })}`,
  'the wallet': () => '/financial/balance',
  'binding a card': () => '/financial/addNewCardPerson',
}

const frames = (way: string, what: string): Omit<Attack, 'from'> => ({
  name: `${what} in ${way}`,
  act: async (scene) => {
    await put(scene.page, scene.platform + paths[what]!(scene), way)
    return shows(scene)
  },
})

export const framing = [
  ...from(
    ['foreign', 'partner'],
    Object.keys(paths).map((what) => frames('a frame', what)),
  ),
  ...from(
    ['foreign'],
    Object.keys(ways)
      .slice(1)
      .map((way) => frames(way, 'the cashier')),
  ),
  ...from(
    ['foreign', 'sibling'],
    [
      {
        name: 'the frame that is a partner’s alone',
        act: async (scene) => {
          await put(scene.page, frameOf(scene))
          return shows(scene)
        },
      },
      {
        name: 'the frame that is a partner’s alone, in a page of his that a stranger frames',
        act: async (scene) => {
          await put(scene.page, `${scene.partner}/`)
          const within = await scene.page.waitForSelector('iframe').then((frame) => frame.contentFrame())
          await within!.waitForURL(`${scene.partner}/`)
          await put(within!, frameOf(scene))
          return shows(scene)
        },
      },
    ],
  ),
]

export const framingControl = [
  ...from(
    ['foreign'],
    [
      {
        name: 'a page that lets itself be framed: that is seen',
        control: true,
        act: async (scene) => {
          await put(scene.page, `${scene.sibling}/x`)
          return shows({ ...scene, platform: scene.sibling })
        },
      },
    ],
  ),
  ...from(
    ['partner'],
    [
      {
        name: 'the frame that is the partner’s, in his page: that is seen',
        control: true,
        act: async (scene) => {
          await put(scene.page, frameOf(scene))
          return shows(scene)
        },
      },
    ],
  ),
]
