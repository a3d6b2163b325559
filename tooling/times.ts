import type { Reporter, TestModule } from 'vitest/node'

/** Seconds that the files of each project took, and how many tests they hold. */
const timesOf = (modules: readonly TestModule[]) => {
  const times: Record<string, { files: number; tests: number; seconds: number }> = {}
  for (const module of modules) {
    const { duration, collectDuration, environmentSetupDuration, setupDuration } = module.diagnostic()
    const time = (times[module.project.name] ??= { files: 0, tests: 0, seconds: 0 })
    time.files += 1
    time.tests += [...module.children.allTests()].length
    time.seconds += (duration + collectDuration + environmentSetupDuration + setupDuration) / 1000
  }
  for (const time of Object.values(times)) time.seconds = Math.round(time.seconds)
  return times
}

/** The longest files, which are looked at first where a run takes too long. */
const longest = (modules: readonly TestModule[]) =>
  modules
    .map((module) => ({ name: module.relativeModuleId, seconds: Math.round(module.diagnostic().duration / 1000) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 8)

/** Vitest's reporter: time by project, of its files together, and the longest files. */
export const times: Reporter = {
  onTestRunEnd: (modules) => {
    if (modules.length < 2) return
    console.table(timesOf(modules))
    for (const { name, seconds } of longest(modules)) console.log(`${seconds} s ${name}`)
  },
}
