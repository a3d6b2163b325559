import type { OrderLine } from '@wotu/contract/trading/order/order.ts'
import { fileHref } from '#core/page/go.ts'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Stepper } from '#ui/control/Stepper.tsx'
import * as css from './OrderLines.css.ts'

export interface Sending {
  lineId: string
  quantity: number
}

/** How much of a line is still to leave. */
export const unsent = ({ quantity, sent }: OrderLine) => quantity - sent

interface Props {
  lines: readonly OrderLine[]
  /** What leaves now; lines that stay are not in it. */
  value: readonly Sending[]
  onChange: (value: Sending[]) => void
}

/** How much of each line leaves now, up to what is still to leave. */
export const SendLines = ({ lines, value, onChange }: Props) => {
  const set = (lineId: string, quantity: number) => {
    const others = value.filter((one) => one.lineId !== lineId)
    onChange(quantity > 0 ? [...others, { lineId, quantity }] : others)
  }
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.id} className={css.line}>
          <ImageBox src={fileHref(line.picture)} alt="" width={64} />
          <span className={css.what}>
            {line.title}
            <span className={css.note}>
              {line.specName} · 共 {line.quantity}
              {line.unit}，未发 {unsent(line)}
              {line.unit}
            </span>
          </span>
          <Stepper
            label={`${line.title}的发货数量`}
            min={0}
            max={unsent(line)}
            disabled={unsent(line) === 0}
            value={value.find(({ lineId }) => lineId === line.id)?.quantity ?? 0}
            onChange={(quantity) => set(line.id, quantity)}
          />
        </li>
      ))}
    </ul>
  )
}
