import schema from 'schema:/api/basic/member/memberInfo/updMemberById'
import { useRead } from '#core/page/react.ts'
import { FormView } from '#screens/form/FormView.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { Empty } from '#ui/feedback/State.tsx'

interface Props {
  /** What it is asked for, as it goes on: 绑定银行卡. */
  why: string
  back: string
}

const me = '/api/basic/member/login/getBaseMemberByToken'

/** The real name, asked for where it is first needed. What is stale by it is read anew, and the page goes on by itself. */
export const RealName = ({ why, back }: Props) => {
  const { data } = useRead(me, {})
  const form = useForm({
    write: '/api/basic/member/memberInfo/updMemberById',
    schema,
    check: ({ name }) => ({ name: name ? undefined : '请填写真实姓名' }),
    onDone: () => {},
  })
  if (data && data.boId !== data.memberId)
    return <Empty title="账户还没有填写真实姓名" text={`请账户本人登录后填写，再${why}。`} />
  if (data?.kind === 'business')
    return (
      <Empty title="还没有登记法定代表人" text={`请先登记法定代表人，再${why}。`}>
        <LinkButton href="/setup/enterpriseInfoEdit">去登记</LinkButton>
      </Empty>
    )
  return (
    <FormView
      form={form}
      submit="下一步"
      back={back}
      fields={[{ name: 'name', placeholder: '与身份证一致', hint: `${why}前需要真实姓名，填写后不能自行修改` }]}
    />
  )
}
