/** What a user typed as yuan (`1,234.5`, `￥12`), in integer fen; null where it isn't an amount of at most two decimals. */
export const parseYuan = (typed: string): number | null => {
  const [, yuan, cents = ''] = /^[¥￥]?(\d{1,13})(?:\.(\d{0,2}))?$/.exec(typed.replace(/[,，\s]/g, '')) ?? []
  return yuan === undefined ? null : Number(yuan + cents.padEnd(2, '0'))
}
