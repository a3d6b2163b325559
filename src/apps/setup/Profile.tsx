import schema from 'schema:/api/basic/member/memberInfo/updMemberById'
import type { MemberInfo } from '@wotu/contract/basic/memberInfo.ts'
import { go } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { FormView } from '#screens/form/FormView.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValues } from '#ui/data/KeyValues.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import * as css from './setup.css.ts'

/** What is fixed stands above, what can be told is the form. */
const Told = ({ info, isIntro }: { info: MemberInfo; isIntro: boolean }) => {
  const { kind, nickname, name, orgName, legalPerson, phone } = info
  const form = useForm({
    write: '/api/basic/member/memberInfo/updMemberById',
    schema,
    initial: { nickname },
    onDone: () => go(isIntro ? '/' : '/setup/index'),
  })
  const fixed = [
    { label: '手机号', value: phone },
    ...(kind === 'business'
      ? [
          { label: '企业名称', value: orgName },
          { label: '法定代表人', value: legalPerson || '未登记' },
        ]
      : []),
    ...(name ? [{ label: '真实姓名', value: name }] : []),
  ]
  const realName = {
    name: 'name',
    placeholder: '与身份证一致',
    hint: '绑卡、提现和找回支付密码时核对，填写后不能自行修改',
  }
  return (
    <div className={css.page}>
      <Card>
        <KeyValues facts={fixed} />
      </Card>
      <FormView
        form={form}
        submit="保存"
        back={isIntro ? undefined : '/setup/index'}
        fields={['nickname', ...(name ? [] : [realName])]}
      />
    </div>
  )
}

export const Screen = ({ params: { isIntro } }: ScreenProps<'isIntro'>) => {
  const { data, error, refetch } = useRead('/api/basic/member/memberInfo/show', {}, { about: true })
  return (
    <>
      <PageHeader title="我的资料" back={isIntro ? undefined : '/setup/index'}>
        {isIntro && (
          <LinkButton tone="quiet" href="/">
            跳过
          </LinkButton>
        )}
      </PageHeader>
      {data ? (
        <Told info={data} isIntro={!!isIntro} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} back="/setup/index" />
      ) : (
        <SkeletonRows rows={3} columns={1} />
      )}
    </>
  )
}
