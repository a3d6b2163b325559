import { Button } from '../control/Button.tsx'

interface Props {
  /** The word for what is done. */
  confirm: string
  /** The word for leaving it. */
  cancel: string
  danger?: boolean | undefined
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The footer of a dialog that does one thing or leaves it. */
export const DialogButtons = ({ confirm, cancel, danger, busy, onConfirm, onCancel }: Props) => (
  <>
    <Button onClick={onCancel}>{cancel}</Button>
    <Button tone={danger ? 'danger' : 'primary'} busy={busy ?? false} onClick={onConfirm}>
      {confirm}
    </Button>
  </>
)
