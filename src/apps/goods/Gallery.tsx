import { useState } from 'react'
import { fileHref } from '#core/page/go.ts'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import * as css from './Detail.css.ts'

/** The pictures of goods: one large, the others to choose from. */
export const Gallery = ({ pictures, title }: { pictures: readonly string[]; title: string }) => {
  const [shown, setShown] = useState(0)
  return (
    <div className={css.gallery}>
      <ImageBox src={fileHref(pictures[shown] ?? '')} alt={title} eager />
      {pictures.length > 1 && (
        <div className={css.thumbs} role="group" aria-label="商品图片">
          {pictures.map((picture, i) => (
            <button
              key={picture}
              type="button"
              className={css.thumb}
              aria-label={`第${i + 1}张图片`}
              aria-pressed={i === shown}
              onClick={() => setShown(i)}
            >
              <ImageBox src={fileHref(picture)} alt="" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
