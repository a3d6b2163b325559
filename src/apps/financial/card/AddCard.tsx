import { useState } from 'react'
import type { BankCard } from '@wotu/contract/finance/card.ts'
import { useRead } from '#core/react.ts'
import { PageHeader } from '#screens/PageHeader.tsx'
import { Steps } from '#ui/Steps.tsx'
import * as css from '../Page.css.ts'
import { CardCode } from './CardCode.tsx'
import { CardNumber } from './CardNumber.tsx'

const steps = [{ label: '填写卡号' }, { label: '短信验证' }, { label: '完成' }]

/** 对私绑卡: the number and its phone, then the code that the phone was sent. */
export const Screen = () => {
  const { data: info } = useRead('/api/finance/account/selAccountInfo', {})
  const [card, setCard] = useState<BankCard>()
  return (
    <>
      <PageHeader title="对私绑卡" back="/financial/BankAccount" />
      <div className={css.narrow}>
        <Steps steps={steps} current={card ? 1 : 0} />
        {card ? (
          <CardCode card={card} onBack={() => setCard(undefined)} />
        ) : (
          <CardNumber holder={info?.holder} onDone={setCard} />
        )}
      </div>
    </>
  )
}
