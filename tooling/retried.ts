import type { Reporter, TestModule } from 'vitest/node'

/** How many tests of one run may pass at a second try only: a busy machine. More are a fault of ours. */
const most = 3

/** Tests that passed at a later try only, each as its project, file and title. */
const retriedOf = (modules: readonly TestModule[]) =>
  modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
      .map((test) => `${module.project.name} ${module.relativeModuleId} > ${test.fullName}`),
  )

/** Vitest's reporter: names each test that needed a retry, and fails the run that has more than three. */
export const retried: Reporter = {
  onTestRunEnd: (modules) => {
    const names = retriedOf(modules)
    if (names.length === 0) return
    console.log(`\nTried again (${names.length}, at most ${most} may be):\n${names.join('\n')}`)
    if (names.length > most) process.exitCode = 1
  },
}
