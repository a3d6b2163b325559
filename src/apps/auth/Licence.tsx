import { Upload } from '#ui/control/Upload.tsx'

interface Sent {
  name: string
  base64: string
}

interface Props {
  value: Sent | undefined
  onChange: (value: Sent | undefined) => void
}

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error as Error)
    reader.readAsDataURL(file)
  })

const shownAs = (sent: Sent) => `data:image/*;base64,${sent.base64}`

/** A business licence before there is a member: kept in the form, and sent with it. */
export const Licence = ({ value, onChange }: Props) => (
  <Upload
    max={1}
    value={value ? [shownAs(value)] : []}
    onChange={(kept) => kept.length === 0 && onChange(undefined)}
    send={async (file) => {
      const dataUrl = await dataUrlOf(file)
      const sent = { name: file.name, base64: dataUrl.slice(dataUrl.indexOf(',') + 1) }
      onChange(sent)
      return shownAs(sent)
    }}
  />
)
