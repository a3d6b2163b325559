import type { ReactNode } from 'react'
import type { Org } from '@wotu/contract/basic/org.ts'
import { useRead } from '#core/page/react.ts'
import { Answer } from '#screens/states/Answer.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Empty } from '#ui/feedback/State.tsx'

/** What is known of the company that one acts for; a person has none. */
export const Company = ({ children }: { children: (org: Org) => ReactNode }) => {
  const answer = useRead('/api/basic/member/selOrgInfo', {}, { about: true })
  return (
    <Answer of={answer} back="/setup/index">
      {(org) =>
        org ? (
          children(org)
        ) : (
          <Empty title="个人账号没有企业信息" text="如需以企业身份交易，请注册企业账号。">
            <LinkButton href="/setup/index">返回设置</LinkButton>
          </Empty>
        )
      }
    </Answer>
  )
}
