import { fileHref } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import * as css from './OrderDetail.css.ts'

/** Pictures of a transfer, each opening at its full size. */
export const VoucherPictures = ({ pictures, name = '转账凭证' }: { pictures: readonly string[]; name?: string }) => (
  <span className={css.pictures}>
    {pictures.map((picture, index) => (
      <a
        key={picture}
        className={css.picture}
        href={fileHref(picture)}
        target="_blank"
        rel="noreferrer"
        aria-label={`查看${name}${index + 1}`}
      >
        <ImageBox src={fileHref(picture)} alt="" width={88} />
      </a>
    ))}
  </span>
)

/** The voucher of an order that a list shows: read anew, for its seller. */
export const Voucher = ({ orderId }: { orderId: string }) => {
  const { data } = useRead('/api/trading/order/selSellerOrderDetailById', { id: orderId })
  return data ? <VoucherPictures pictures={data.voucher} /> : null
}
