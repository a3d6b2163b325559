/** Things that happened in the past, written down in any order and done in the order of time. */
export const createTimeline = () => {
  const steps: { at: Date; run: (at: Date) => Promise<unknown> }[] = []
  return {
    add: (at: Date, run: (at: Date) => Promise<unknown>) => void steps.push({ at, run }),
    play: async () => {
      steps.sort((a, b) => a.at.getTime() - b.at.getTime())
      for (const { at, run } of steps) await run(at)
    },
  }
}
export type Timeline = ReturnType<typeof createTimeline>
