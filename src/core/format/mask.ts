/** How personal data is shown: enough to recognise one's own, too little to use another's. */

/** `138****1234` */
export const maskPhone = (phone: string) => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

/** `张*` */
export const maskName = (name: string) => name && `${Array.from(name)[0]}*`

/** A bank card by its last four digits: `**** 6789`. */
export const maskCard = (card: string) => `**** ${card.slice(-4)}`
