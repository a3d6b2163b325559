import type { OutputOf } from '#core/calls/api.ts'
import type { Org } from '@wotu/contract/basic/org.ts'
import schema from 'schema:/api/basic/member/updOrgInfo'
import { fileHref } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import { DetailView } from '#screens/detail/DetailView.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Answer } from '#screens/states/Answer.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Table, type Column } from '#ui/data/Table.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Section } from '#ui/layout/Card.tsx'
import { Company } from './Company.tsx'

type Person = OutputOf<'/api/basic/member/getNxinOrgMember'>[number]

const columns: Column<Person>[] = [
  { key: 'name', title: '姓名', card: 'main', render: (row) => row.name },
  { key: 'post', title: '岗位', card: 'corner', render: (row) => (row.isOwner ? '账号本人' : row.post || '—') },
  { key: 'phone', title: '手机', render: (row) => row.phone },
]

const People = () => (
  <Answer of={useRead('/api/basic/member/getNxinOrgMember', {})}>
    {(people) => <Table label="企业成员" columns={columns} rows={people} rowKey={(row) => row.id} />}
  </Answer>
)

const told = (text: string) => text || undefined

const facts = (org: Org) => [
  { label: '企业名称', value: told(org.orgName) },
  { label: '信用代码', value: told(org.creditCode) },
  { label: '法定代表人', value: told(org.legalPerson) },
  { label: '企业类型', value: org.type ? schema.type!.words![org.type] : undefined },
  { label: '联系人', value: told(org.contact) },
  { label: '联系电话', value: told(org.phone) },
  { label: '企业地址', value: told(`${org.areaName} ${org.detail}`.trim()), wide: true },
  { label: '企业简介', value: told(org.intro), wide: true },
  {
    label: '营业执照',
    value: org.licence ? <ImageBox src={fileHref(org.licence)} alt="营业执照" width={176} ratio={4 / 3} /> : undefined,
    wide: true,
  },
]

export const Screen = () => (
  <>
    <PageHeader title="企业信息" back="/setup/index">
      <LinkButton tone="primary" href="/setup/enterpriseInfoEdit">
        编辑
      </LinkButton>
    </PageHeader>
    <Company>
      {(data) => (
        <DetailView
          answer={{ data, loading: false, refetch: async () => {} }}
          status={({ registered }) =>
            registered
              ? { word: '已登记', tone: 'good', text: '企业名称、信用代码、法定代表人和执照已登记，变更请联系客服。' }
              : { word: '待补充', tone: 'warm', text: '法定代表人或营业执照还没有登记，请补充。' }
          }
          facts={facts}
          sections={() => (
            <Section title="企业成员">
              <People />
            </Section>
          )}
        />
      )}
    </Company>
  </>
)
