import { useRead } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { Answer } from '#screens/states/Answer.tsx'
import { ManufacturerForm } from './Form.tsx'

export const Screen = ({ params: { id } }: ScreenProps<'id'>) => {
  const answer = useRead('/api/basic/manage/manufacturer/selById', { id }, { about: true })
  return (
    <Answer of={answer} back="/setup/manufacturerList">
      {(record) => <ManufacturerForm key={record.id} record={record} />}
    </Answer>
  )
}
