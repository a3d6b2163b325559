import { useState } from 'react'
import type { BankCard } from '@wotu/contract/finance/card.ts'
import { useRead } from '#core/page/react.ts'
import { RealName } from '#parts/basic/account/RealName.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Steps } from '#ui/layout/Steps.tsx'
import * as css from '../Page.css.ts'
import { CardCode } from './CardCode.tsx'
import { CardNumber } from './CardNumber.tsx'

const steps = [{ label: '填写卡号' }, { label: '短信验证' }, { label: '完成' }]
const withName = [{ label: '真实姓名' }, ...steps]

/** 对私绑卡: the real name where it isn't known, the number and its phone, then the code that the phone was sent. */
export const Screen = () => {
  const { data: info } = useRead('/api/finance/account/selAccountInfo', {}, { about: true })
  const [card, setCard] = useState<BankCard>()
  // The steps stay as they began: the name, once told, is done.
  const [began, setBegan] = useState<boolean>()
  if (info && began === undefined) setBegan(info.hasName)
  const first = began === false ? 1 : 0
  return (
    <>
      <PageHeader title="对私绑卡" back="/financial/BankAccount" />
      <div className={css.narrow}>
        <Steps steps={first ? withName : steps} current={(card ? 1 : info?.hasName === false ? -1 : 0) + first} />
        {info?.hasName === false ? (
          <RealName why="绑定银行卡" back="/financial/BankAccount" />
        ) : card ? (
          <CardCode card={card} onBack={() => setCard(undefined)} />
        ) : (
          <CardNumber holder={info?.holder} onDone={setCard} />
        )}
      </div>
    </>
  )
}
