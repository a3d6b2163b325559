import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What few visitors open, loaded once it is wanted; undefined until it is here. A chunk that doesn't come is the error
 * of whoever wanted it, which the tag around it says, with a retry. (`lazy` would weigh on every page of a partner.)
 */
export const useLater = <T extends object>(wanted: boolean, load: () => Promise<T>): T | undefined => {
  const [state, setState] = useState<{ loaded?: T; error?: Error }>({})
  const begin = useEffectEvent(() => {
    load().then(
      (loaded) => setState({ loaded }),
      (error: Error) => setState({ error }),
    )
  })
  useEffect(() => {
    if (wanted) begin()
  }, [wanted])
  if (wanted && state.error) throw state.error
  return wanted ? state.loaded : undefined
}
