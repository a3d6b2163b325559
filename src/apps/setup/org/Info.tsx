import type { OutputOf } from '#core/calls/api.ts'
import { answer as people } from 'schema:/api/basic/member/getNxinOrgMember'
import { answer } from 'schema:/api/basic/member/selOrgInfo'
import { useRead } from '#core/page/react.ts'
import { facts } from '#screens/detail/facts.tsx'
import { DetailView } from '#screens/detail/DetailView.tsx'
import { columns } from '#screens/list/columns.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Answer } from '#screens/states/Answer.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Table } from '#ui/data/Table.tsx'
import { Section } from '#ui/layout/Card.tsx'
import { Company } from './Company.tsx'

type Person = OutputOf<'/api/basic/member/getNxinOrgMember'>[number]

const peopleColumns = columns<Person>(people, [
  'name',
  { name: 'post', card: 'corner', render: ({ isOwner, post }) => (isOwner ? '账号本人' : post || '—') },
  'phone',
])

const People = () => (
  <Answer of={useRead('/api/basic/member/getNxinOrgMember', {})}>
    {(rows) => <Table label="企业成员" columns={peopleColumns} rows={rows} rowKey={(row) => row.id} />}
  </Answer>
)

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
              ? {
                  word: '已登记',
                  tone: 'success',
                  text: '企业名称、信用代码、法定代表人和执照已登记，变更请联系客服。',
                }
              : { word: '待补充', tone: 'warning', text: '法定代表人或营业执照还没有登记，请补充。' }
          }
          facts={(org) =>
            facts(answer, org, [
              'orgName',
              'creditCode',
              'legalPerson',
              'type',
              'contact',
              'phone',
              { name: 'detail', wide: true, render: (of) => `${of.areaName} ${of.detail}`.trim() || undefined },
              { name: 'intro', wide: true },
              'licence',
            ])
          }
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
