/** Integer fen as yuan: `123450` is `1,234.50`. Exact: no fractions are computed. */
export const formatFen = (fen: number, { thousands = true } = {}): string => {
  const digits = String(Math.abs(fen)).padStart(3, '0')
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`
  return (fen < 0 ? '-' : '') + (thousands ? group(text) : text)
}

const group = (text: string) => text.replace(/\d(?=(\d{3})+(\.|$))/g, '$&,')
