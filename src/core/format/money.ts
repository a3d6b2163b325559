/**
 * The specification's money helper: a number of yuan with two decimals.
 *
 * @returns `0.00` for what is not a number; rounds half away from zero, as people do on paper
 */
export const formatMoney = (yuan: unknown, { decimals = 2, thousands = false } = {}): string => {
  const value = typeof yuan === 'string' && !yuan.trim() ? NaN : Number(yuan ?? NaN)
  if (!Number.isFinite(value)) return (0).toFixed(decimals)
  // Shifting by the exponent keeps 1.005 from being 1.00499…
  const shifted = Math.round(Number(`${Math.abs(value)}e${decimals}`))
  const text = (Number.isNaN(shifted) ? Math.abs(value) : Number(`${shifted}e-${decimals}`)).toFixed(decimals)
  return (value < 0 && Number(text) ? '-' : '') + (thousands ? group(text) : text)
}

/** Integer fen as yuan: `123450` is `1,234.50`. Exact: no fractions are computed. */
export const formatFen = (fen: number, { thousands = true } = {}): string => {
  const digits = String(Math.abs(fen)).padStart(3, '0')
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`
  return (fen < 0 ? '-' : '') + (thousands ? group(text) : text)
}

const group = (text: string) => text.replace(/\d(?=(\d{3})+(\.|$))/g, '$&,')
