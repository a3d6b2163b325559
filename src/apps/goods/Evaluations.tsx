import { useState } from 'react'
import type { Evaluation, EvaluationGrade } from '@wotu/contract/trading/evaluation.ts'
import { formatDate } from '#core/format/dates.ts'
import { fileHref } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { Button } from '#ui/control/Button.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Stars } from '#ui/data/Stars.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import * as css from './Detail.css.ts'

const grades: Record<EvaluationGrade, string> = {
  all: '全部',
  good: '好评',
  middle: '中评',
  poor: '差评',
  pictured: '有图',
}
const size = 10

const One = ({ evaluation }: { evaluation: Evaluation }) => (
  <li className={css.evaluation}>
    <div className={css.evaluationHead}>
      <strong>{evaluation.buyerName}</strong>
      <Stars value={evaluation.stars} />
      <time className={css.note}>{formatDate(evaluation.createdAt, 'yyyy-MM-dd')}</time>
    </div>
    <p className={css.evaluationWords}>{evaluation.words || '此用户没有填写评价内容'}</p>
    {evaluation.pictures.length > 0 && (
      <span className={css.evaluationPictures}>
        {evaluation.pictures.map((picture, i) => (
          <a key={picture} href={fileHref(picture)} target="_blank" rel="noreferrer" aria-label={`查看图片${i + 1}`}>
            <ImageBox src={fileHref(picture)} alt="" width={72} />
          </a>
        ))}
      </span>
    )}
    <span className={css.note}>规格：{evaluation.specName}</span>
    {evaluation.reply && <p className={css.reply}>商家回复：{evaluation.reply}</p>}
  </li>
)

/** What buyers say of these goods. */
export const Evaluations = ({ goodsId }: { goodsId: string }) => {
  const [grade, setGrade] = useState<EvaluationGrade>('all')
  const [page, setPage] = useState(1)
  const { data: counts } = useRead('/openapi/trading/evaluateGoods/selScoreByGoodsId/manage', { goodsId })
  const { data, error, refetch } = useRead(
    '/api/buyer/trading/evaluate/selEvaGoodsByPage',
    { goodsId, grade, page, size },
    { keep: true },
  )
  const total = data?.total ?? 0
  const list = () => {
    if (!data)
      return error ? <Failure error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} columns={2} />
    if (data.rows.length === 0) return <Empty title={grade === 'all' ? '暂无评价' : '没有符合条件的评价'} />
    return (
      <ul className={css.evaluations}>
        {data.rows.map((row) => (
          <One key={row.id} evaluation={row} />
        ))}
      </ul>
    )
  }
  return (
    <>
      <Tabs
        label="评价分类"
        value={grade}
        tabs={(Object.keys(grades) as EvaluationGrade[]).map((value) => ({
          value,
          label: grades[value],
          count: counts?.[value],
        }))}
        onChange={(value) => {
          setGrade(value)
          setPage(1)
        }}
      />
      {list()}
      {data && total > size && (
        <div className={css.turner}>
          <Button small disabled={page === 1} onClick={() => setPage(page - 1)}>
            上一页
          </Button>
          <Button small disabled={page * size >= total} onClick={() => setPage(page + 1)}>
            下一页
          </Button>
        </div>
      )}
    </>
  )
}
