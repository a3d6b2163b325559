import type { Evaluation } from '@wotu/contract/trading/evaluation.ts'
import { formatDate } from '#core/format/dates.ts'
import { fileHref } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { KeyValues } from '#ui/data/KeyValues.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Stars } from '#ui/data/Stars.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import * as css from './Evaluation.css.ts'

const One = ({ evaluation: e }: { evaluation: Evaluation }) => (
  <Card className={css.form}>
    <div className={css.goods}>
      <ImageBox src={fileHref(e.picture)} alt="" width={56} />
      <span>
        {e.title}
        <span className={css.muted}>{e.specName}</span>
      </span>
    </div>
    <KeyValues
      facts={[
        { label: '商品评分', value: <Stars value={e.stars} /> },
        { label: '描述相符', value: <Stars value={e.described} /> },
        { label: '服务态度', value: <Stars value={e.service} /> },
        { label: '物流服务', value: <Stars value={e.logistics} /> },
        { label: '评价内容', value: e.words || '此用户没有填写评价', wide: true },
      ]}
    />
    {e.pictures.length > 0 && (
      <ul className={css.pictures}>
        {e.pictures.map((picture, index) => (
          <li key={picture}>
            <ImageBox src={fileHref(picture)} alt={`晒图${index + 1}`} width={88} />
          </li>
        ))}
      </ul>
    )}
    {e.reply && (
      <p className={css.reply}>
        <strong>商家回复</strong> {e.reply}
      </p>
    )}
    <span className={css.muted}>
      {e.buyerName} · {formatDate(e.createdAt)}
    </span>
  </Card>
)

/** 查看评价: what was said of an order, to its buyer and its seller. */
export const Screen = ({ params: { id } }: ScreenProps<'id'>) => {
  const {
    data: evaluations,
    error,
    refetch,
  } = useRead('/api/buyer/trading/evaluate/selEvalByOrderId', { orderId: id }, { about: true })
  return (
    <>
      <PageHeader title="查看评价" back="/transaction/myOrder" />
      {!evaluations ? (
        error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={3} columns={2} />
        )
      ) : evaluations.length === 0 ? (
        <Empty title="暂无评价" text="评价期内没有填写评价" />
      ) : (
        <div className={css.page}>
          {evaluations.map((evaluation) => (
            <One key={evaluation.id} evaluation={evaluation} />
          ))}
        </div>
      )}
    </>
  )
}
