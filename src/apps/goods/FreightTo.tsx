import { useEffect, useState } from 'react'
import { useRead } from '#core/page/react.ts'
import { AreaPicker } from '#screens/form/AreaPicker.tsx'
import { Button } from '#ui/control/Button.tsx'
import { Dialog } from '#ui/float/Dialog.tsx'
import { PinIcon } from '#ui/icons/Pin.ts'
import { Money } from '#ui/data/Money.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import * as css from './Detail.css.ts'

interface Props {
  specId: string
  quantity: number
  /** Told whether it is delivered there. */
  onKnown: (deliverable: boolean) => void
}

/** What it costs to send to the reader's area: that of his default address until he names another. */
export const FreightTo = ({ specId, quantity, onKnown }: Props) => {
  const [areaCode, setAreaCode] = useState<string>()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState('')
  const { data, error } = useRead(
    '/api/buyer/trading/freight/selByGoods',
    { specId, quantity, ...(areaCode && { areaCode }) },
    { keep: true },
  )
  const deliverable = !data || data.freightFen !== null
  useEffect(() => onKnown(deliverable), [deliverable, onKnown])

  const words = () => {
    if (data)
      return data.freightFen === null ? '不配送' : data.freightFen === 0 ? '包邮' : <Money fen={data.freightFen} />
    if (data === null) return '选择地区后可查看运费'
    return error ? '运费暂时查不到' : <Skeleton width={64} />
  }

  return (
    <>
      <Button small tone="quiet" onClick={() => setOpen(true)}>
        <PinIcon size={16} />
        {data ? data.areaName : '选择收货地区'}
      </Button>
      <span className={deliverable ? undefined : css.why}>{words()}</span>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="收货地区"
        footer={
          <Button
            tone="primary"
            disabled={!draft}
            onClick={() => {
              setAreaCode(draft)
              setOpen(false)
            }}
          >
            确定
          </Button>
        }
      >
        <AreaPicker label="收货地区" value={draft} onChange={setDraft} />
      </Dialog>
    </>
  )
}
