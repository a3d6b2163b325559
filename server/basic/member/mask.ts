/** 138****1234 */
export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** 张*: the family name and one star, however long the rest. */
export const maskName = (name: string) => name && `${Array.from(name)[0]}*`
