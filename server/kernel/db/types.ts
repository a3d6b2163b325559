import pg from 'pg'

const int8 = 20
const date = 1082
const numeric = 1700
const int8Array = 1016
const numericArray = 1231
// Typed as a number because the driver's list of types, which its declarations insist on, lacks arrays.
const textArray: number = 1009

/**
 * A bigint column holds either an id or an amount of fen. Snowflake ids have 18 digits and must stay strings; amounts
 * and counts never have more than 15, which a number holds exactly. So the length tells them apart.
 */
const parseInt8 = (text: string): number | string => (/^-?\d{1,15}$/.test(text) ? Number(text) : text)

const splitArray: (text: string) => (string | null)[] = pg.types.getTypeParser(textArray)
const arrayOf =
  <T>(parse: (text: string) => T) =>
  (text: string) =>
    splitArray(text).map((item) => (item === null ? null : parse(item)))

/** How values arrive: bigint as above, numeric a number, date 'YYYY-MM-DD', timestamptz a Date, jsonb parsed. */
export const typeParsers = new pg.TypeOverrides()
typeParsers.setTypeParser(int8, parseInt8)
typeParsers.setTypeParser(int8Array, arrayOf(parseInt8))
typeParsers.setTypeParser(numeric, Number)
typeParsers.setTypeParser(numericArray, arrayOf(Number))
typeParsers.setTypeParser(date, String)
