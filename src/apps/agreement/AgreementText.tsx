import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Card, Section } from '#ui/layout/Card.tsx'
import * as css from './Agreement.css.ts'
import type { Agreement } from './texts.ts'

/** The full text of an agreement, with its version and the day from which it holds. */
export const AgreementText = ({ agreement }: { agreement: Agreement }) => (
  <>
    <PageHeader title={agreement.title} />
    <Card className={css.text}>
      <p className={css.version}>
        版本 {agreement.version}，自 {agreement.effectiveFrom} 起生效
      </p>
      {agreement.parts.map(({ title, paragraphs }) => (
        <Section key={title} title={title}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={css.paragraph}>
              {paragraph}
            </p>
          ))}
        </Section>
      ))}
    </Card>
  </>
)
