import type { OutputOf } from '#core/calls/api.ts'
import type { Employee } from '@wotu/contract/basic/employee.ts'
import addSchema from 'schema:/api/basic/member/memberEmployee/addMemberEmployee'
import updSchema from 'schema:/api/basic/member/memberEmployee/updMemberEmpById'
import { go } from '#core/page/go.ts'
import { FormView } from '#screens/form/FormView.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { CheckCards } from '#ui/control/CheckCards.tsx'
import { TagsInput } from '#ui/control/TagsInput.tsx'

const list = '/setup/member'
type Role = Employee['roles'][number]
type Grant = Employee['grants'][number]

interface Props {
  /** The employee to change; a new one where there is none. */
  record?: Employee
  roles: OutputOf<'/api/basic/system/role/selRoleListBySysId'>
  tree: OutputOf<'/api/basic/authFunc/selFuncListWithEmployee'>
}

/** One employee: what they are, and what they may do. What a role brings is ticked and can't be taken alone. */
export const EmployeeForm = ({ record, roles, tree }: Props) => {
  const form = useForm({
    write: record
      ? '/api/basic/member/memberEmployee/updMemberEmpById'
      : '/api/basic/member/memberEmployee/addMemberEmployee',
    schema: record ? updSchema : addSchema,
    initial: record ?? {},
    also: record && { id: record.id },
    onDone: () => go(list),
  })
  const held = form.values.roles as Role[]
  const byRoles = roles.filter(({ id }) => held.includes(id)).flatMap(({ grants }) => grants)

  return (
    <>
      <PageHeader title={record ? '编辑员工' : '新增员工'} back={list} />
      <FormView
        form={form}
        back={list}
        submit="保存"
        fields={[
          ...(record ? [] : [{ name: 'phone', placeholder: '对方注册时的手机号', hint: '对方须已在平台注册' }]),
          { name: 'name', placeholder: '真实姓名' },
          {
            name: 'roles',
            group: true,
            input: ({ value, onChange }) => (
              <CheckCards
                options={roles.map(({ id, name }) => ({ value: id, label: name }))}
                value={value as Role[]}
                onChange={onChange}
              />
            ),
          },
          {
            name: 'functions',
            label: '功能',
            group: true,
            hint: '角色自带的功能已勾选；可另外允许其他功能',
            input: ({ value, onChange }) => (
              <CheckCards
                options={tree.flatMap((branch) =>
                  branch.functions.map(({ id, title, note }) => ({
                    value: id,
                    label: `${branch.title} · ${title}`,
                    note,
                    disabled: byRoles.includes(id),
                  })),
                )}
                value={[...new Set([...(value as Grant[]), ...byRoles])]}
                onChange={(next) => onChange(next.filter((grant) => !byRoles.includes(grant)))}
              />
            ),
          },
          { name: 'post', placeholder: '如 客服、库管' },
          {
            name: 'tags',
            hint: '最多5个，用逗号隔开',
            input: ({ value, onChange }) => (
              <TagsInput value={value as string[]} onChange={onChange} placeholder="如 早班，仓库" />
            ),
          },
        ]}
      />
    </>
  )
}
