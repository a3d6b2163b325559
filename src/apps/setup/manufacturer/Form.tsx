import type { Manufacturer } from '@wotu/contract/basic/manufacturer.ts'
import addSchema from 'schema:/api/basic/manage/manufacturer/add'
import updSchema from 'schema:/api/basic/manage/manufacturer/upd'
import { go } from '#core/page/go.ts'
import { FormScreen } from '#screens/form/FormScreen.tsx'

const list = '/setup/manufacturerList'

/** One 生产主体: a new one, or the one to change. */
export const ManufacturerForm = ({ record }: { record?: Manufacturer }) => (
  <FormScreen
    title={record ? '编辑生产主体' : '新增生产主体'}
    write={record ? '/api/basic/manage/manufacturer/upd' : '/api/basic/manage/manufacturer/add'}
    schema={record ? updSchema : addSchema}
    initial={record}
    also={record && { id: record.id }}
    back={list}
    submit="保存"
    onDone={() => go(list)}
    fields={[
      { name: 'name', placeholder: '营业执照或身份证上的名称' },
      'kind',
      { name: 'leader', placeholder: '真实姓名' },
      { name: 'phone', placeholder: '11位手机号' },
      'areaCode',
      'isDefault',
    ]}
  />
)
