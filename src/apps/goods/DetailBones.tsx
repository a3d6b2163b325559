import { Card } from '#ui/layout/Card.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import * as css from './Detail.css.ts'

/** The place of goods. */
export const DetailBones = () => (
  <div role="status">
    <VisuallyHidden>正在加载</VisuallyHidden>
    <Card className={css.top}>
      <div className={css.gallery}>
        <ImageBox src={undefined} alt="" />
      </div>
      <div className={css.buy}>
        <Skeleton height={28} width="80%" />
        <Skeleton width="50%" />
        <Skeleton height={64} />
        <Skeleton width="60%" height={32} />
        <Skeleton width="40%" height={32} />
        <Skeleton width="70%" height={32} />
      </div>
    </Card>
  </div>
)
