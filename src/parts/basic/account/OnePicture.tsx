import { uploadFile } from '#core/calls/upload.ts'
import { fileHref, filePath } from '#core/page/go.ts'
import { Upload } from '#ui/control/Upload.tsx'

interface Props {
  /** The file's path as calls take it, or empty. */
  value: string
  onChange: (value: string) => void
}

/** One picture of a form: an avatar, a licence. */
export const OnePicture = ({ value, onChange }: Props) => (
  <Upload
    max={1}
    value={value ? [fileHref(value)] : []}
    onChange={([kept]) => onChange(kept ? filePath(kept) : '')}
    send={uploadFile}
  />
)
