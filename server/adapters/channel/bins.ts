/** The first six digits of the cards of the larger banks: code, name, issuer numbers. */
const banks: [code: string, name: string, bins: string][] = [
  ['ICBC', '中国工商银行', '621225 621226 621558 622200 622202 622203 622208 621281'],
  ['ABC', '中国农业银行', '622848 622845 622846 622849 621336 622841 623052'],
  ['BOC', '中国银行', '621660 621661 621663 621667 621668 621785 456351 601382'],
  ['CCB', '中国建设银行', '621700 621284 622700 622966 436742 623668'],
  ['COMM', '交通银行', '622258 622260 622261 622262 621002 405512'],
  ['PSBC', '中国邮政储蓄银行', '621799 621098 621095 621096 622188 622199 621797'],
  ['CMB', '招商银行', '621483 621485 621486 622580 622588 622609 410062'],
  ['CMBC', '中国民生银行', '621691 622615 622617 622618 622622 623258'],
  ['CITIC', '中信银行', '622690 622691 622692 622696 622698 621771'],
  ['CEB', '中国光大银行', '622660 622662 622663 622664 622666 622668 622669'],
  ['CIB', '兴业银行', '622908 622909 438588 438589'],
  ['SPDB', '上海浦东发展银行', '622518 622520 622521 622522 622523 621793'],
  ['PAB', '平安银行', '622155 622156 622157 622986 622989 623058'],
  ['HXB', '华夏银行', '622630 622631 622632 621222'],
  ['GDB', '广发银行', '622556 622557 622558 622568 621462'],
]

const byBin = new Map(
  banks.flatMap(([code, name, bins]) => bins.split(' ').map((bin) => [bin, { code, name }] as const)),
)

/** The bank that issued a card, by its first six digits; undefined for one we don't know. */
export const bankOf = (number: string) => byBin.get(number.slice(0, 6))

/** Whether the check digit of a card number fits (Luhn, ISO/IEC 7812-1). */
export const luhnFits = (number: string): boolean => {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce(
    (total, digit, i) => total + (i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
    0,
  )
  return sum % 10 === 0
}
