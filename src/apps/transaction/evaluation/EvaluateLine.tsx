import type { EvaluationDraft } from '@wotu/contract/trading/evaluation.ts'
import type { OrderLine } from '@wotu/contract/trading/order/order.ts'
import { fileHref, filePath } from '#core/page/go.ts'
import { uploadFile } from '#core/calls/upload.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Checkbox } from '#ui/control/Checkbox.tsx'
import { Field } from '#ui/control/Field.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { StarsInput } from '#ui/data/Stars.tsx'
import { TextArea } from '#ui/control/TextArea.tsx'
import { Upload } from '#ui/control/Upload.tsx'
import * as css from './Evaluation.css.ts'

interface Props {
  line: OrderLine
  draft: Required<EvaluationDraft>
  onChange: (draft: Required<EvaluationDraft>) => void
}

const scores = [
  { name: 'stars', label: '商品评分' },
  { name: 'described', label: '描述相符' },
  { name: 'service', label: '服务态度' },
  { name: 'logistics', label: '物流服务' },
] as const

/** What the buyer says of one goods. */
export const EvaluateLine = ({ line, draft, onChange }: Props) => (
  <Card className={css.form}>
    <div className={css.goods}>
      <ImageBox src={fileHref(line.picture)} alt="" width={56} />
      <span>
        {line.title}
        <span className={css.muted}>
          {line.specName} × {line.quantity}
        </span>
      </span>
    </div>
    <dl className={css.scores}>
      {scores.map(({ name, label }) => (
        <div key={name} className={css.score}>
          <dt className={css.name}>{label}</dt>
          <dd className={css.value}>
            <StarsInput
              label={`${line.title}${label}`}
              value={draft[name]}
              onChange={(value) => onChange({ ...draft, [name]: value })}
            />
          </dd>
        </div>
      ))}
    </dl>
    <Field label="评价内容">
      <TextArea
        value={draft.words}
        maxLength={500}
        placeholder="选填，说说品质、口感、包装和发货"
        onChange={(event) => onChange({ ...draft, words: event.target.value })}
      />
    </Field>
    <Field label="晒图" group>
      <Upload
        value={draft.pictures.map(fileHref)}
        onChange={(pictures) => onChange({ ...draft, pictures: pictures.map(filePath) })}
        send={uploadFile}
      />
    </Field>
    <Checkbox checked={draft.anonymous} onChange={(event) => onChange({ ...draft, anonymous: event.target.checked })}>
      匿名评价
    </Checkbox>
  </Card>
)
