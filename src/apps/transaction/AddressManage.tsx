import { AddressBook } from '#parts/basic/address/AddressBook.tsx'

export const Screen = () => <AddressBook title="地址管理" kinds={['receive', 'send', 'return']} />
