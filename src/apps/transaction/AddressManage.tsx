import { AddressBook } from '#screens/address/AddressBook.tsx'

export const Screen = () => <AddressBook title="地址管理" kinds={['receive', 'send', 'return']} />
