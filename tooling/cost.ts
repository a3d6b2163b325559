import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

// `npx tsx tooling/cost.ts`: what each entity costs, in files and lines from contract to story, with its calls and routes.

const root = path.join(import.meta.dirname, '..')
const domains = ['basic', 'trading', 'finance']

interface Cost {
  contract: string[]
  server: string[]
  screens: string[]
  stories: string[]
  tests: string[]
  calls: number
  routes: number
}

const foldersOf = (folder: string) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${folder}/${name}`)
    : []
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && statSync(path.join(root, file)).isFile())

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const linesOf = (files: string[]) => files.reduce((sum, file) => sum + textOf(file).trimEnd().split('\n').length, 0)

const entities = new Map<string, Cost>()
/** Folders are `pay-password`, files of the contract `payPassword`: one entity. */
const entity = (name: string) => {
  const key = path.basename(name, '.ts').replaceAll('-', '').toLowerCase()
  const cost = entities.get(key) ?? {
    contract: [],
    server: [],
    screens: [],
    stories: [],
    tests: [],
    calls: 0,
    routes: 0,
  }
  entities.set(key, cost)
  return cost
}
const sort = (cost: Cost, files: string[], otherwise: 'server' | 'screens') => {
  for (const file of files)
    cost[/\.stories\./.test(file) ? 'stories' : /\.test\./.test(file) ? 'tests' : otherwise].push(file)
}

for (const domain of domains) {
  for (const entry of readdirSync(path.join(root, 'contract', domain))) {
    const here = `contract/${domain}/${entry}`
    const files = entry.endsWith('.ts') ? [here] : filesIn(here)
    const cost = entity(entry)
    cost.contract.push(...files)
    for (const file of files) {
      const exported = (await import(path.join(root, file))) as Record<string, unknown>
      for (const [name, calls] of Object.entries(exported))
        if (name.endsWith('Calls')) cost.calls += Object.keys(calls as object).length
    }
  }
  for (const folder of foldersOf(`server/${domain}`)) sort(entity(folder), filesIn(folder), 'server')
  for (const folder of foldersOf(`src/parts/${domain}`)) sort(entity(folder), filesIn(folder), 'screens')
}
for (const section of foldersOf('src/apps')) {
  const routes = existsSync(path.join(root, section, 'routes.ts')) ? textOf(`${section}/routes.ts`) : ''
  for (const folder of foldersOf(section)) {
    const cost = entity(folder)
    sort(cost, filesIn(folder), 'screens')
    cost.routes += routes.split(`import('./${path.basename(folder)}/`).length - 1
  }
}

const kinds = ['contract', 'server', 'screens', 'stories', 'tests'] as const
const of = (cost: Cost) => {
  const files = kinds.flatMap((kind) => cost[kind])
  return {
    ...Object.fromEntries(kinds.map((kind) => [kind, `${cost[kind].length} / ${linesOf(cost[kind])}`])),
    'files / lines': `${files.length} / ${linesOf(files)}`,
    'without tests': `${files.length - cost.tests.length} / ${linesOf(files) - linesOf(cost.tests)}`,
    calls: cost.calls,
    routes: cost.routes,
  }
}
console.log('files / lines of each entity')
console.table(Object.fromEntries([...entities].sort().map(([name, cost]) => [name, of(cost)])))
