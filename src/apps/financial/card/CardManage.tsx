import { useState } from 'react'
import { answer as shown } from 'schema:/api/account/card/selCardById'
import { go } from '#core/page/go.ts'
import { maskCard } from '#core/format/mask.ts'
import { useRead, useWrite } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { facts } from '#screens/detail/facts.tsx'
import { DetailView } from '#screens/detail/DetailView.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { PayPin } from '#parts/finance/pay/PayPin.tsx'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { Dialog } from '#ui/float/Dialog.tsx'
import * as css from '../Page.css.ts'

export const Screen = ({ params: { id } }: ScreenProps<'id'>) => {
  const answer = useRead('/api/account/card/selCardById', { id }, { about: true })
  const update = useWrite('/api/account/card/updCardById', { quiet: true })
  const [asking, setAsking] = useState(false)
  const card = answer.data

  const unbind = async (authorisationId: string) => {
    const done = await update.run({ action: 'unbind', id, authorisationId })
    setAsking(false)
    if (done) go('/financial/BankAccount')
  }

  return (
    <>
      <PageHeader title="银行卡管理" back="/financial/BankAccount" />
      <DetailView
        answer={answer}
        back="/financial/BankAccount"
        status={({ isDefault }) => ({
          word: '已绑定',
          tone: 'success',
          ...(isDefault && { text: '默认卡，提现优先到账' }),
        })}
        facts={(record) =>
          facts(shown, record, [
            'bankName',
            { name: 'last4', render: ({ last4 }) => maskCard(last4) },
            'holder',
            'phone',
            'kind',
            'createdAt',
          ])
        }
      />
      {update.error && (
        <p className={css.problem} role="alert">
          {update.error.msg}
        </p>
      )}
      {card && (
        <ActionBar>
          <Button tone="danger" onClick={() => setAsking(true)}>
            解绑
          </Button>
          <LinkButton href="/financial/BankAccount/addNewCardPerson">更换</LinkButton>
          {!card.isDefault && (
            <Button tone="primary" busy={update.busy} onClick={() => void update.run({ action: 'setDefault', id })}>
              设为默认
            </Button>
          )}
        </ActionBar>
      )}
      <Dialog open={asking} title="解绑银行卡" onClose={() => setAsking(false)}>
        <p className={css.hint}>解绑后这张卡不能再用于付款和提现。</p>
        <PayPin what={{ purpose: 'card', bizId: id, amountFen: 0 }} onAuthorised={unbind} />
      </Dialog>
    </>
  )
}
