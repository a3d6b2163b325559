import type { Org } from '@wotu/contract/basic/org.ts'
import schema from 'schema:/api/basic/member/updOrgInfo'
import { go } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import { OnePicture } from '#parts/basic/account/OnePicture.tsx'
import { FormView } from '#screens/form/FormView.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { KeyValues } from '#ui/data/KeyValues.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Company } from './Company.tsx'
import * as css from '../setup.css.ts'

const info = '/setup/enterpriseInfo'

/** What is registered stands above; what isn't yet, and the rest, is the form. */
const OrgForm = ({ org }: { org: Org }) => {
  const { data: me } = useRead('/api/basic/member/login/getBaseMemberByToken', {})
  const { type, areaCode, detail, contact, phone, intro } = org
  const form = useForm({
    write: '/api/basic/member/updOrgInfo',
    schema,
    initial: { ...(type && { type }), areaCode, detail, contact, phone, intro },
    onDone: () => go(info),
  })
  const fixed = [
    { label: '企业名称', value: org.orgName },
    { label: '信用代码', value: org.creditCode || undefined },
    ...(org.legalPerson ? [{ label: '法定代表人', value: org.legalPerson }] : []),
    ...(org.licence ? [{ label: '营业执照', value: '已登记' }] : []),
  ]
  // By this name a payment password is reset: no employee tells it.
  const mayName = !org.legalPerson && me?.boId !== undefined && me.boId === me.memberId
  return (
    <div className={css.page}>
      <Card>
        <KeyValues facts={fixed} />
      </Card>
      <FormView
        form={form}
        submit="保存"
        back={info}
        fields={[
          ...(mayName
            ? [{ name: 'legalPerson', placeholder: '与营业执照一致', hint: '登记后不能自行修改，请仔细核对' }]
            : []),
          ...(org.licence
            ? []
            : [
                {
                  name: 'licence',
                  group: true,
                  hint: '登记后不能自行更换',
                  input: ({ value, onChange }: { value: unknown; onChange: (value: unknown) => void }) => (
                    <OnePicture value={String(value)} onChange={onChange} />
                  ),
                },
              ]),
          'type',
          'areaCode',
          { name: 'detail', placeholder: '街道、门牌号' },
          'contact',
          { name: 'phone', placeholder: '手机号，或带区号的座机' },
          { name: 'intro', placeholder: '主营业务、规模、资质等' },
        ]}
      />
    </div>
  )
}

export const Screen = () => (
  <>
    <PageHeader title="编辑企业信息" back={info} />
    <Company>{(org) => <OrgForm org={org} />}</Company>
  </>
)
