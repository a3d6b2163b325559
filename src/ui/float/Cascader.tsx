import type { Option } from '../control/Select.tsx'
import { PickButton } from './PickButton.tsx'

/** One level of what is chosen from. */
export interface CascaderColumn {
  /** 省, 市, 区县. */
  title: string
  options: readonly Option[]
  /** What is chosen of them, or empty. */
  value: string
  /** Where its options aren't there. */
  state?: 'loading' | 'failed' | undefined
  onRetry?: () => void
}

export interface CascaderProps {
  /** Its name, where no Field gives one. */
  label?: string
  /** The whole of what is chosen; empty where nothing is. */
  shown: string
  placeholder: string
  /** From the outermost level; each has what lies below the one before. */
  columns: readonly CascaderColumn[]
  /** Of the last level it ends the choice. */
  onChoose: (level: number, value: string) => void
  onOpen?: () => void
}

/** A choice in levels, each in a column of its own. */
export const Cascader = ({ label, shown, placeholder, columns, onChoose, onOpen }: CascaderProps) => (
  <PickButton label={label} shown={shown} placeholder={placeholder} onOpen={onOpen}>
    {({ CascaderPanel }, opened) => (
      <CascaderPanel {...opened} label={label ?? placeholder} columns={columns} onChoose={onChoose} />
    )}
  </PickButton>
)
