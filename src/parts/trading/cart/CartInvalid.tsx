import type { ReactNode } from 'react'
import type { CartLine } from '@wotu/contract/trading/cart.ts'
import { fileHref } from '#core/page/go.ts'
import { Card, Section } from '#ui/layout/Card.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Tag } from '#ui/data/StatusTag.tsx'
import * as css from './Cart.css.ts'

interface Props {
  title: string
  lines: CartLine[]
  action: ReactNode
}

/** Lines whose goods, or whose shop, are no longer for sale: greyed, to be cleared at once. */
export const CartInvalid = ({ title, lines, action }: Props) => (
  <Card>
    <Section title={title} aside={action}>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.id} className={css.invalid}>
            <ImageBox src={fileHref(line.picture)} alt="" width={48} />
            <span className={css.what}>
              <span>{line.title}</span>
              <span className={css.spec}>{line.specName}</span>
            </span>
            <Tag tone="quiet">{line.fault === 'closed' ? '店铺暂停营业' : '已下架'}</Tag>
          </li>
        ))}
      </ul>
    </Section>
  </Card>
)
