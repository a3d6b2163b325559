import schema from 'schema:/api/basic/member/memberInfo/updMemberById'
import type { MemberInfo } from '@wotu/contract/basic/memberInfo.ts'
import { go } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { OnePicture } from '#parts/basic/account/OnePicture.tsx'
import { Answer } from '#screens/states/Answer.tsx'
import { FormView } from '#screens/form/FormView.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { TagsInput } from '#ui/control/TagsInput.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValues } from '#ui/data/KeyValues.tsx'
import * as css from './setup.css.ts'

/** What is fixed stands above, what can be told is the form. */
const Told = ({ info, isIntro }: { info: MemberInfo; isIntro: boolean }) => {
  const { kind, avatar, nickname, name, gender, areaCode, identity, crops, orgName, legalPerson, phone } = info
  const form = useForm({
    write: '/api/basic/member/memberInfo/updMemberById',
    schema,
    initial: { avatar, nickname, areaCode, crops, ...(gender && { gender }), ...(identity && { identity }) },
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
    { label: '资料完整度', value: `${info.completeness}%` },
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
        fields={[
          {
            name: 'avatar',
            group: true,
            hint: '移除后可以换一张；不上传时保留原来的',
            input: ({ value, onChange }) => <OnePicture value={String(value)} onChange={onChange} />,
          },
          'nickname',
          ...(name ? [] : [realName]),
          'gender',
          'areaCode',
          'identity',
          {
            name: 'crops',
            hint: '最多5种，用逗号隔开',
            input: ({ value, onChange }) => (
              <TagsInput value={value as string[]} onChange={onChange} placeholder="如 水稻，大豆" />
            ),
          },
        ]}
      />
    </div>
  )
}

export const Screen = ({ params: { isIntro } }: ScreenProps<'isIntro'>) => (
  <>
    <PageHeader title="我的资料" back={isIntro ? undefined : '/setup/index'}>
      {isIntro && (
        <LinkButton tone="quiet" href="/">
          跳过
        </LinkButton>
      )}
    </PageHeader>
    <Answer of={useRead('/api/basic/member/memberInfo/show', {}, { about: true })} back="/setup/index">
      {(info) => <Told info={info} isIntro={!!isIntro} />}
    </Answer>
  </>
)
