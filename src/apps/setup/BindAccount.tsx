import { useState } from 'react'
import schema from 'schema:/api/basic/member/bind/getKeyByPhone'
import { answer } from 'schema:/api/basic/member/bind/selRelation'
import type { OutputOf } from '#core/calls/api.ts'
import { useRead, useWrite } from '#core/page/react.ts'
import { SmsCode } from '#parts/basic/account/SmsCode.tsx'
import { FormView } from '#screens/form/FormView.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { columns } from '#screens/list/columns.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Answer } from '#screens/states/Answer.tsx'
import { Button } from '#ui/control/Button.tsx'
import { StatusTag } from '#ui/data/StatusTag.tsx'
import { Table } from '#ui/data/Table.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { usePopConfirm } from '#ui/float/usePopConfirm.tsx'
import { Card } from '#ui/layout/Card.tsx'
import * as css from './setup.css.ts'

const bind = '/api/basic/member/bind/bindCb'
type Relation = OutputOf<'/api/basic/member/bind/selRelation'>[number]
type Account = OutputOf<'/api/basic/member/bind/getUserInfoByKey'>['accounts'][number]

/** Whose phone it is: a code to it, and the accounts that it has over there can be told. */
const PhoneForm = ({ onProven, onCancel }: { onProven: (key: string) => void; onCancel: () => void }) => {
  const form = useForm({
    quiet: true,
    write: '/api/basic/member/bind/getKeyByPhone',
    schema,
    onDone: ({ key }) => onProven(key),
  })
  return (
    <FormView
      form={form}
      submit="查找账号"
      fields={[
        { name: 'phone', label: '外部账号的手机号' },
        {
          name: 'code',
          input: ({ value, onChange }) => (
            <SmsCode
              value={String(value)}
              onChange={onChange}
              purpose="bindAccount"
              phone={String(form.values.phone).trim()}
            />
          ),
        },
      ]}
    >
      <Button onClick={onCancel}>取消</Button>
    </FormView>
  )
}

const states: Record<Account['bound'], { word: string; tone: 'success' | 'plain' }> = {
  own: { word: '已绑定', tone: 'success' },
  free: { word: '未绑定', tone: 'plain' },
  taken: { word: '已被他人绑定', tone: 'plain' },
}

/** The accounts of a phone that has been proven. */
const Accounts = ({ proof, onDone }: { proof: string; onDone: () => void }) => {
  const found = useRead('/api/basic/member/bind/getUserInfoByKey', { key: proof })
  const { run, busy } = useWrite(bind)
  const take = async ({ account }: Account) => {
    if (await run({ action: 'bind', key: proof, account })) onDone()
  }
  return (
    <Answer of={found} back="/setup/bindAccount">
      {({ phone, accounts }) =>
        accounts.length === 0 ? (
          <Empty title={`${phone} 没有可绑定的账号`} text="请换一个手机号，或先在原系统中登记。">
            <Button onClick={onDone}>返回</Button>
          </Empty>
        ) : (
          <Table
            label="可绑定的账号"
            rowKey={(row) => row.account}
            rows={accounts}
            columns={[
              { key: 'account', title: '账号', card: 'main', render: (row) => row.account },
              { key: 'name', title: '姓名', render: (row) => row.name },
              {
                key: 'state',
                title: '状态',
                card: 'corner',
                render: (row) => <StatusTag tone={states[row.bound].tone}>{states[row.bound].word}</StatusTag>,
              },
            ]}
            actions={(row) =>
              row.bound === 'free' && (
                <Button small tone="quiet" busy={busy} onClick={() => void take(row)}>
                  绑定
                </Button>
              )
            }
          />
        )
      }
    </Answer>
  )
}

const Relations = ({ rows, onAdd }: { rows: readonly Relation[]; onAdd: () => void }) => {
  const { run } = useWrite(bind)
  const [ask, question] = usePopConfirm()
  const release = async ({ account }: Relation, button: Element) => {
    const sure = { title: `解绑账号 ${account}？`, text: '解绑后可重新绑定。', confirm: '解绑', danger: true }
    if (await ask(sure, button)) await run({ action: 'unbind', account })
  }
  if (rows.length === 0)
    return (
      <Empty title="尚未绑定外部账号" text="绑定后，两边的资料可以对应到同一个人。">
        <Button tone="primary" onClick={onAdd}>
          绑定账号
        </Button>
      </Empty>
    )
  return (
    <>
      <Table
        label="已绑定的账号"
        rowKey={(row) => row.account}
        rows={rows}
        columns={columns<Relation>(answer, ['account', 'name', 'phone', 'boundAt'])}
        actions={(row) => (
          <Button small tone="quiet" onClick={({ currentTarget }) => void release(row, currentTarget)}>
            解绑
          </Button>
        )}
      />
      {question}
    </>
  )
}

export const Screen = () => {
  const bound = useRead('/api/basic/member/bind/selRelation', {}, { about: true })
  const [step, setStep] = useState<'list' | 'phone' | { key: string }>('list')
  return (
    <>
      <PageHeader title="账号绑定" back="/setup/index">
        {step === 'list' && !!bound.data?.length && (
          <Button tone="primary" onClick={() => setStep('phone')}>
            绑定账号
          </Button>
        )}
      </PageHeader>
      <div className={css.page}>
        {step === 'list' ? (
          <Card flush>
            <Answer of={bound} back="/setup/index">
              {(rows) => <Relations rows={rows} onAdd={() => setStep('phone')} />}
            </Answer>
          </Card>
        ) : step === 'phone' ? (
          <PhoneForm onProven={(key) => setStep({ key })} onCancel={() => setStep('list')} />
        ) : (
          <Card flush>
            <Accounts proof={step.key} onDone={() => setStep('list')} />
          </Card>
        )}
      </div>
    </>
  )
}
