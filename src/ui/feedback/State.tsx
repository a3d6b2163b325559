import type { ReactNode } from 'react'
import { Button } from '../control/Button.tsx'
import { cx } from '../tokens/cx.ts'
import { BoxIcon } from '../icons/Box.ts'
import { LockIcon } from '../icons/Lock.ts'
import { WarningIcon } from '../icons/Warning.ts'
import * as css from './State.css.ts'

interface Props {
  icon: ReactNode
  title: string
  text?: ReactNode
  /** At most two next actions. */
  children?: ReactNode
  warm?: boolean
}

const State = ({ icon, title, text, children, warm }: Props) => (
  <div className={css.state}>
    <span className={cx(css.mark, warm && css.warm)}>{icon}</span>
    <p className={css.title}>{title}</p>
    {text && <p className={css.text}>{text}</p>}
    {children && <div className={css.action}>{children}</div>}
  </div>
)

/** Nothing there: 暂无订单, with the way to the first one. */
export const Empty = ({ icon = <BoxIcon />, ...rest }: Omit<Props, 'icon' | 'warning'> & { icon?: ReactNode }) => (
  <State icon={icon} {...rest} />
)

/** It could not be loaded. */
export const ErrorState = ({ text, onRetry }: { text?: ReactNode; onRetry: () => void }) => (
  <div role="alert">
    <State icon={<WarningIcon />} title="加载失败" text={text} warm>
      <Button onClick={onRetry}>重试</Button>
    </State>
  </div>
)

/** Not for this reader. */
export const Refused = ({ text, children }: { text?: ReactNode; children?: ReactNode }) => (
  <State icon={<LockIcon />} title="暂无访问权限" text={text}>
    {children}
  </State>
)
