import { useCallback, useEffect, useState } from 'react'
import type { OutputOf } from '#core/calls/api.ts'
import { useWrite } from '#core/page/react.ts'
import { TextInput } from '#ui/control/TextInput.tsx'
import * as css from './ImageCheck.css.ts'

const path = '/api/basic/member/login/imageCheck'

export interface ImageAnswer {
  imageId: string
  answer: string
}

interface Props {
  value: ImageAnswer | undefined
  onChange: (value: ImageAnswer | undefined) => void
  /** Changes when the last picture has been used up: then there is another. */
  round: unknown
}

/** Four characters to be read from a picture by a person. */
export const ImageCheck = ({ value, onChange, round }: Props) => {
  const { run } = useWrite(path)
  const [image, setImage] = useState<OutputOf<typeof path>>()

  const renew = useCallback(() => {
    onChange(undefined)
    void run({}).then(setImage)
    // A new function with each drawing; what it does is the same.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(renew, [renew, round])

  const answer = (text: string) => image && onChange(text ? { imageId: image.imageId, answer: text } : undefined)

  return (
    <span className={css.line}>
      <TextInput
        value={value?.answer ?? ''}
        maxLength={4}
        autoComplete="off"
        autoCapitalize="characters"
        placeholder="右图中的4个字符"
        onChange={(event) => answer(event.target.value.trim())}
      />
      <button type="button" className={css.picture} aria-label="换一张图形验证码" onClick={renew}>
        {image && <img className={css.drawing} src={image.picture} alt="图形验证码" />}
      </button>
    </span>
  )
}
