/** Whether the check digit of a card number fits (ISO/IEC 7812-1). It only warns: the bank decides. */
export const luhnFits = (number: string): boolean => {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, i) => {
    const doubled = digit * 2
    return total + (i % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
