/** How long a loop rests when nobody wakes it. */
const restMs = 500

/**
 * Runs `pass` again and again: half a second after the last one ended, or at once when it was woken meanwhile.
 * @param pass may take long, so it asks now and then whether it may go on
 */
export const createPoll = (pass: (mayGoOn: () => boolean) => Promise<unknown>, onError: (error: unknown) => void) => {
  let stopping = false
  let isWoken = false
  let endRest = () => {}
  let running: Promise<void> | undefined

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, restMs)
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const loop = async () => {
    while (!stopping) {
      isWoken = false
      await pass(() => !stopping).catch(onError)
      if (!stopping && !isWoken) await rest()
    }
  }

  return {
    start: () => {
      running ??= loop()
    },
    /** The next pass begins now, or as soon as the present one has ended. */
    wake: () => {
      isWoken = true
      endRest()
    },
    /** Ends the present pass where it asks, and begins no other. */
    stop: async () => {
      stopping = true
      endRest()
      await running
    },
  }
}
