import { useRead } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { Answer } from '#screens/states/Answer.tsx'
import { EmployeeForm } from './Form.tsx'

export const Screen = ({ params: { id } }: ScreenProps<'id'>) => {
  const record = useRead('/api/basic/member/memberEmployee/selMemberEmpById', { id }, { about: true })
  const tree = useRead('/api/basic/authFunc/selFuncListWithEmployee', {})
  const roles = useRead('/api/basic/system/role/selRoleListBySysId', {})
  return (
    <Answer of={record} back="/setup/member">
      {(record) => (
        <Answer of={tree}>
          {(tree) => (
            <Answer of={roles}>
              {(roles) => <EmployeeForm key={record.id} record={record} tree={tree} roles={roles} />}
            </Answer>
          )}
        </Answer>
      )}
    </Answer>
  )
}
