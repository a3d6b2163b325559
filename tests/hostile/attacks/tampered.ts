import type { BrowserContext } from 'playwright'
import { from, type Scene } from '../attack.ts'

// Whoever stands between the platform and the page changes a file of the kit. The pinned page runs none of it.

const evil = `;(window.steal ?? console.log)('MARK-OF-A-STRANGER');`

/** Opens a page of the partner's with its own policy, in which files of this name have been changed on the way. */
const opens = async ({ context, partner, steal }: Scene, path: string, changed: RegExp, act?: 'add') => {
  const own = await (context.browser()!.newContext() as Promise<BrowserContext>)
  await own.exposeFunction('steal', steal)
  const page = await own.newPage()
  let met = 0
  await page.route(changed, async (route) => {
    const answer = await route.fetch()
    met++
    await route.fulfill({ response: answer, body: evil + (await answer.text()) })
  })
  await page.goto(partner + path)
  if (act) {
    await page.getByRole('button', { name: '加入购物车' }).first().click()
    await page.waitForTimeout(500)
  } else await page.waitForLoadState('networkidle')
  await own.close()
  if (!met) throw new Error(`no file is like ${String(changed)}`)
}

const files: Record<string, { changed: RegExp; act?: 'add' }> = {
  'the loader': { changed: /\/wotu\.js$/ },
  'a tag’s module': { changed: /\/goods-card\.js$/ },
  'another tag’s module': { changed: /\/cart\.js$/ },
  'what draws, and all tags share': { changed: /\/chunks\/base-.*\.js$/ },
}

export const tampered = from(
  ['partner'],
  Object.entries(files).map(([name, { changed, act }]) => ({
    name: `${name} is changed on the way`,
    act: (scene: Scene) => opens(scene, '/strict-csp/', changed, act),
  })),
)

export const tamperedControl = from(
  ['partner'],
  [
    {
      name: 'a page that pins nothing runs the changed file: that is seen',
      control: true,
      act: (scene) => opens(scene, '/plain/', /\/goods-card\.js$/),
    },
  ],
)
