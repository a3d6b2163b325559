import { useRead } from '#core/page/react.ts'
import { Answer } from '#screens/states/Answer.tsx'
import { EmployeeForm } from './Form.tsx'

export const Screen = () => {
  const tree = useRead('/api/basic/authFunc/selFuncListWithEmployee', {}, { about: true })
  const roles = useRead('/api/basic/system/role/selRoleListBySysId', {})
  return (
    <Answer of={tree} back="/setup/member">
      {(tree) => <Answer of={roles}>{(roles) => <EmployeeForm tree={tree} roles={roles} />}</Answer>}
    </Answer>
  )
}
