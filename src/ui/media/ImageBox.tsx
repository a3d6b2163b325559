import { useState } from 'react'
import { ImageIcon } from '../icons/Image.ts'
import * as css from './ImageBox.css.ts'

interface Props {
  src: string | undefined
  /** What it shows; empty where the name stands beside it. */
  alt: string
  /** Width to height; the room is kept before the picture comes. */
  ratio?: number
  /** CSS length or px; the whole width unless told. */
  width?: number | string
  /** For the one picture that the page opens with. */
  eager?: boolean
}

/** A picture in a frame of fixed shape; a sign for it where there is none or it fails. */
export const ImageBox = ({ src, alt, ratio = 1, width, eager }: Props) => {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      className={css.box}
      style={{ ...(ratio !== 1 && { aspectRatio: ratio }), ...(width !== undefined && { width, flex: 'none' }) }}
    >
      {src && failed !== src ? (
        <img
          className={css.image}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <ImageIcon />
      )}
    </span>
  )
}
