import { useState } from 'react'
import type { ApiError } from '#core/calls/errors.ts'

/** Whether signing in asks for a picture to be read. Once asked for, it stays until somebody is signed in; each try uses one up. */
export const useImageNeeded = (refusal: ApiError | undefined): boolean => {
  const [needed, setNeeded] = useState(false)
  const asks =
    refusal?.code === 'IMAGE_NEEDED' ||
    refusal?.code === 'IMAGE_WRONG' ||
    (refusal?.data as { imageNeeded?: boolean } | undefined)?.imageNeeded === true
  if (asks && !needed) setNeeded(true)
  return needed
}
