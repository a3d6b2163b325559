import * as css from './Skeleton.css.ts'

interface Props {
  /** CSS lengths, or px. */
  width?: number | string
  height?: number | string
}

/** The place of something that is still on its way. Put the shape of the real thing together from these. */
export const Skeleton = ({ width = '100%', height = 14 }: Props) => (
  <span aria-hidden className={css.bone} style={{ width, height }} />
)
