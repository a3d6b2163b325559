import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chromiumArgs, findChromium } from '../tooling/chromium.mjs'
import { build as bundle, npm } from '../tooling/kit/bundles.ts'
import { widgetNames } from '../tooling/widgets.ts'

// The package @wotu/widgets, packed and installed beside the React of a partner's project that is bundled and compiled.

const repository = path.resolve(import.meta.dirname, '..')
const fixtures = path.join(repository, 'tests/fixtures/partner')
const root = mkdtempSync(path.join(tmpdir(), 'wotu-npm-'))
const built = path.join(root, 'npm')
let tarball = ''

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  for (const name of ['react', 'lite'] as const) await bundle(npm(repository, name, root))
  tarball = execFileSync('npm', ['pack', built, '--silent', '--pack-destination', root], { encoding: 'utf8' }).trim()
}, 60_000)
afterAll(() => rmSync(root, { recursive: true }))

/** A project with the package, the fixture's files and these packages of ours, each under the name that it has there. */
function project(name: string, packages: Record<string, string>, files: string[]): string {
  const folder = path.join(root, name)
  const place = path.join(folder, 'node_modules/@wotu/widgets')
  mkdirSync(place, { recursive: true })
  execFileSync('tar', ['xzf', path.join(root, tarball), '--strip-components=1', '-C', place])
  for (const [as, from] of Object.entries(packages)) {
    mkdirSync(path.dirname(path.join(folder, 'node_modules', as)), { recursive: true })
    symlinkSync(path.join(repository, 'node_modules', from), path.join(folder, 'node_modules', as))
  }
  for (const file of files) cpSync(path.join(fixtures, file), path.join(folder, file))
  return folder
}

describe('a page that is bundled', () => {
  let server: Server
  let browser: Browser
  const withReact = () => project('page', { react: 'react', 'react-dom': 'react-dom' }, ['index.html', 'main.tsx'])
  const without = () => {
    const folder = project('lite', {}, ['index.html'])
    writeFileSync(`${folder}/main.tsx`, "import '@wotu/widgets/lite'")
    return folder
  }

  beforeAll(async () => {
    for (const folder of [withReact(), without()])
      await build({ root: folder, base: './', configFile: false, logLevel: 'error' })
    server = createServer((request, response) => {
      response.setHeader('content-type', request.url!.endsWith('.js') ? 'text/javascript' : 'text/html')
      response.end(readFileSync(root + request.url!))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  const open = async (name: string) => {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}/dist/index.html`)
    return page
  }
  /** How many copies of React the built page holds. */
  const reacts = (name: string) => {
    const folder = `${root}/${name}/dist/assets`
    const code = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    return [...code.join('').matchAll(/__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g)].length
  }

  it('draws the tag that it imports, with its own words, and loads another on sight, on its own React alone', async () => {
    const page = await open('page')
    await page.locator('wotu-cart').getByText('请先登录').waitFor()
    await page.locator('wotu-wallet').getByText('登录后查看余额').waitFor()
    expect(reacts('page')).toBe(1)
  })

  it('needs no React for the lite modules', async () => {
    const page = await open('lite')
    await page.locator('wotu-wallet').getByText('登录后查看余额').waitFor()
    expect(reacts('lite')).toBe(0)
  })
})

it('what package.json names is there, and no more modules than it names', () => {
  const folder = path.join(project('named', {}, []), 'node_modules/@wotu/widgets')
  const {
    exports,
    types,
    customElements,
    'web-types': webTypes,
  } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const named = [
    types,
    customElements,
    webTypes,
    ...Object.values(exports).flatMap((to) => Object.values(typeof to === 'string' ? [to] : to!)),
  ]
  for (const file of named) expect(readFileSync(path.join(folder, file), 'utf8')).not.toBe('')
  const modules = [folder, `${folder}/lite`].flatMap((within) =>
    readdirSync(within).map((file) => path.join(within, file)),
  )
  for (const module of modules.filter((file) => file.endsWith('.js')))
    expect(named).toContain(`./${path.relative(folder, module)}`)
})

it.each(['.', 'lite'])('knows every tag, and its platform by the page’s head: %s', (folder) => {
  const files = readdirSync(path.join(built, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && (folder === 'lite' || !file.startsWith('lite/')))
    .map((file) => readFileSync(path.join(built, folder, file), 'utf8'))
  expect(files.some((code) => code.includes('meta[name="wotu-origin"]'))).toBe(true)
  const index = readFileSync(path.join(built, folder, 'index.js'), 'utf8')
  for (const name of widgetNames(repository)) expect(index).toContain(`'wotu-${name}'`)
})

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: [],
  noUncheckedSideEffectImports: true,
}

/** What the compiler says of these files; nothing where all is right, and all that is wrong was refused. */
function compile(folder: string, files: string[], compiler = 'node_modules/.bin/tsc', more = {}) {
  const tsconfig = path.join(folder, 'tsconfig.json')
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files, ...more }))
  const { stdout, stderr } = spawnSync(path.join(repository, compiler), ['-p', tsconfig], { encoding: 'utf8' })
  return stdout + stderr
}

describe('a wrong attribute, property, word or event does not compile', () => {
  it('in the DOM’s own types', () => {
    expect(compile(project('dom', {}, ['dom.ts']), ['dom.ts'])).toBe('')
  })

  it.each([
    ['17', '@types/react-17', 'react-18.tsx'],
    ['18', '@types/react-18', 'react-18.tsx'],
    ['19', '@types/react', 'react-19.tsx'],
  ])('in React %s', (version, types, file) => {
    expect(compile(project(`react-${version}`, { '@types/react': types }, [file]), [file])).toBe('')
  })

  it('in a template of Vue', () => {
    const folder = project('vue', { vue: 'vue' }, ['Page.vue'])
    // The DOM's types alone take this compiler seconds to check.
    const vue = {
      compilerOptions: { ...compilerOptions, skipLibCheck: true },
      vueCompilerOptions: { strictTemplates: true },
    }
    expect(compile(folder, ['Page.vue'], 'tests/vue/node_modules/.bin/vue-tsc', vue)).toBe('')
  })
})
