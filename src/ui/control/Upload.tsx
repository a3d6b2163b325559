import { useState } from 'react'
import { ImageBox } from '../media/ImageBox.tsx'
import { CloseIcon } from '../icons/Close.ts'
import { PlusIcon } from '../icons/Plus.ts'
import * as css from './Upload.css.ts'
import { hidden } from '../layout/VisuallyHidden.css.ts'
import { useFieldProps } from './field.ts'

interface Props {
  /** Addresses of what is uploaded, in order. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Sends one file, telling how far it is (0 to 1), and answers its address. */
  send: (file: File, onProgress: (done: number) => void) => Promise<string>
  max?: number
  maxBytes?: number
  /** MIME types. */
  accept?: readonly string[]
}

const photos = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Pictures: add, see the progress, remove. A refused or failed file says so and leaves the others alone. */
export const Upload = ({ value, onChange, send, max = 9, maxBytes = 5 * 2 ** 20, accept = photos }: Props) => {
  const field = useFieldProps()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()

  const refusal = (file: File) => {
    if (!accept.includes(file.type)) return `${file.name} 的格式不支持`
    if (file.size > maxBytes) return `${file.name} 超过 ${maxBytes / 2 ** 20}MB`
    return undefined
  }

  const add = async (files: readonly File[]) => {
    setError(files.length > max - value.length ? `最多上传 ${max} 张` : undefined)
    const sent = [...value]
    for (const file of files.slice(0, max - value.length)) {
      const refused = refusal(file)
      if (refused) {
        setError(refused)
        continue
      }
      setProgress(0)
      try {
        sent.push(await send(file, setProgress))
        onChange([...sent])
      } catch {
        setError(`${file.name} 上传失败，请重试`)
      }
    }
    setProgress(undefined)
  }

  return (
    <div>
      <ul className={css.list}>
        {value.map((url, index) => (
          <li key={url} className={css.tile}>
            <ImageBox src={url} alt={`图片${index + 1}`} />
            <button
              type="button"
              className={css.remove}
              aria-label={`删除图片${index + 1}`}
              onClick={() => onChange(value.filter((other) => other !== url))}
            >
              <CloseIcon size={16} />
            </button>
          </li>
        ))}
        {progress !== undefined ? (
          <li className={css.pending}>
            <progress className={css.progress} aria-label="上传进度" value={progress} />
            上传中
          </li>
        ) : (
          value.length < max && (
            <li>
              <label className={css.add}>
                <input
                  type="file"
                  className={hidden}
                  multiple
                  accept={accept.join()}
                  aria-label="上传图片"
                  {...field}
                  onChange={(event) => {
                    void add([...(event.target.files ?? [])])
                    event.target.value = ''
                  }}
                />
                <PlusIcon />
                {value.length}/{max}
              </label>
            </li>
          )
        )}
      </ul>
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
