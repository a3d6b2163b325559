import { from, textOf, type Attack, type Scene } from '../attack.ts'

// The hostile page frames the platform's pages, to cover them or to look like them.

/** Whether any frame shows something of the platform, once all have loaded. */
const shows = async ({ page, platform }: Scene) => {
  await page.waitForLoadState('networkidle')
  for (const frame of page.frames().slice(1)) if (frame.url().startsWith(platform) && (await textOf(frame))) return true
  return false
}

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
    const html = ways[way]!(scene.platform + paths[what]!(scene))
    await scene.page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), html)
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
          const url = `${scene.platform}/embed/frame/cashier?origin=${scene.partner}&pay=${scene.has.payId}`
          await scene.page.evaluate(
            (html) => document.body.insertAdjacentHTML('beforeend', html),
            ways['a frame']!(url),
          )
          return shows(scene)
        },
      },
    ],
  ),
]

export const framingControl = from(
  ['foreign'],
  [
    {
      name: 'a page that lets itself be framed: that is seen',
      control: true,
      act: async (scene) => {
        await scene.page.evaluate(
          (html) => document.body.insertAdjacentHTML('beforeend', html),
          ways['a frame']!(`${scene.sibling}/x`),
        )
        return shows({ ...scene, platform: scene.sibling })
      },
    },
  ],
)
