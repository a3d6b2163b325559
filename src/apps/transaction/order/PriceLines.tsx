import { useState } from 'react'
import type { OrderLine } from '@wotu/contract/trading/order/order.ts'
import { fileHref } from '#core/page/go.ts'
import { formatFen } from '#core/format/money.ts'
import { parseYuan } from '#core/format/yuan.ts'
import { Button } from '#ui/control/Button.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Money } from '#ui/data/Money.tsx'
import { TextInput } from '#ui/control/TextInput.tsx'
import { reduceEach, type NewPrice } from './newPrices.ts'
import * as lines from './OrderLines.css.ts'
import * as css from './PriceChange.css.ts'

interface Props {
  lines: readonly OrderLine[]
  value: readonly NewPrice[]
  onChange: (value: NewPrice[]) => void
}

const yuan = (fen: number) => formatFen(fen, { thousands: false })

/** The new total of each line, typed one by one or by taking something off the whole. */
export const PriceLines = ({ lines: goods, value, onChange }: Props) => {
  // As it was typed: `12.` is on the way to an amount.
  const [typed, setTyped] = useState(() => value.map(({ totalFen }) => yuan(totalFen)))
  const [off, setOff] = useState('')
  const offFen = parseYuan(off)

  const set = (next: string[]) => {
    setTyped(next)
    onChange(goods.map((line, index) => ({ lineId: line.id, totalFen: parseYuan(next[index] ?? '') ?? NaN })))
  }
  const takeOff = () => {
    const totals = value.map(({ totalFen }) => totalFen)
    if (offFen === null || totals.some(Number.isNaN)) return
    set(reduceEach(totals, offFen).map(yuan))
    setOff('')
  }

  return (
    <>
      <ul className={lines.lines}>
        {goods.map((line, index) => (
          <li key={line.id} className={css.line}>
            <ImageBox src={fileHref(line.picture)} alt="" width={64} />
            <span className={lines.what}>
              {line.title}
              <span className={lines.note}>
                {line.specName} · <Money fen={line.priceFen} /> × {line.quantity} ＝{' '}
                <Money fen={line.priceFen * line.quantity} />
              </span>
            </span>
            <span className={css.input}>
              <TextInput
                aria-label={`${line.title}的新小计`}
                inputMode="decimal"
                affix="元"
                value={typed[index] ?? ''}
                onChange={(event) => set(typed.map((text, i) => (i === index ? event.target.value : text)))}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className={css.whole}>
        <span className={css.input}>
          <TextInput
            aria-label="整单减价"
            placeholder="整单减价"
            inputMode="decimal"
            affix="元"
            value={off}
            onChange={(event) => setOff(event.target.value)}
          />
        </span>
        <Button disabled={!offFen} onClick={takeOff}>
          分摊到各商品
        </Button>
      </div>
    </>
  )
}
