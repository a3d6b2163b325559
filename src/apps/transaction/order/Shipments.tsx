import type { OrderLine, Shipment } from '@wotu/contract/trading/order/order.ts'
import { formatDate } from '#core/format/dates.ts'
import { CopyButton } from '#ui/control/CopyButton.tsx'
import { Timeline } from '#ui/data/Timeline.tsx'
import * as css from './OrderDetail.css.ts'
import { sendWays } from './words.ts'

/** By what the goods travel: a waybill to copy, or a driver to call. */
const Carrier = ({ shipment }: { shipment: Shipment }) => {
  const { way, company, waybill, driver, plate, phone } = shipment
  if (way === 'express')
    return (
      <>
        {company}
        <span className={css.number}>{waybill}</span>
        <CopyButton text={waybill} what="运单号" />
      </>
    )
  if (way === 'own')
    return (
      <>
        商家自运 {driver}
        <span className={css.number}>{plate}</span>
        <a className={css.link} href={`tel:${phone}`}>
          {phone}
        </a>
      </>
    )
  return <>买家{sendWays.self}</>
}

/** What is in the parcel, where the order's goods are at hand. */
const contents = (shipment: Shipment, lines: readonly OrderLine[]) =>
  shipment.lines
    .map(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId)
      return line && `${line.title} ×${quantity}${line.unit}`
    })
    .filter(Boolean)
    .join('，')

interface Props {
  shipments: readonly Shipment[]
  lines?: readonly OrderLine[]
}

/** Every parcel of an order with its way, the newest event first. */
export const Shipments = ({ shipments, lines = [] }: Props) => (
  <div className={css.shipments}>
    {shipments.map((shipment) => (
      <div key={shipment.id} className={css.shipment}>
        <span className={css.waybill}>
          <Carrier shipment={shipment} />
        </span>
        {lines.length > 0 && <span className={css.parcel}>{contents(shipment, lines)}</span>}
        <Timeline events={shipment.trace.map(({ at, words }) => ({ what: words, when: formatDate(at) })).reverse()} />
      </div>
    ))}
  </div>
)
