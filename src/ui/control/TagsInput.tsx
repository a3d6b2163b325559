import { useState } from 'react'
import { TextInput } from './TextInput.tsx'

interface Props {
  value: readonly string[]
  onChange: (value: string[]) => void
  placeholder?: string
}

/** Several short words in one line, parted by commas or spaces of either script. */
export const TagsInput = ({ value, onChange, placeholder }: Props) => {
  const [text, setText] = useState(value.join('，'))
  return (
    <TextInput
      value={text}
      placeholder={placeholder}
      onChange={(event) => {
        setText(event.target.value)
        onChange([...new Set(event.target.value.split(/[,，、\s]+/).filter(Boolean))])
      }}
    />
  )
}
