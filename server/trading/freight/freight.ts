import type { FreightRule, FreightTemplateTable } from '../tables.ts'

export interface FreightItem {
  quantity: number
  amountFen: number
  weightG: number
  volumeCm3: number
}

interface Template {
  measure: FreightTemplateTable['measure']
  rules: FreightRule[]
}

/** The rule for a county: one that names it, its city (xxxx00) or its province (xx0000), else the one for everywhere. */
export const ruleFor = (rules: readonly FreightRule[], areaCode: string): FreightRule | undefined => {
  const codes = [areaCode, `${areaCode.slice(0, 4)}00`, `${areaCode.slice(0, 2)}0000`]
  for (const code of codes) {
    const named = rules.find((rule) => rule.areaCodes.includes(code))
    if (named) return named
  }
  return rules.find((rule) => rule.areaCodes.length === 0)
}

const unitsOf = (measure: Template['measure'], items: readonly FreightItem[]) =>
  items.reduce(
    (sum, i) => sum + i.quantity * (measure === 'count' ? 1 : measure === 'weight' ? i.weightG : i.volumeCm3),
    0,
  )

/**
 * What it costs, in fen, to send items of one template to a county; null where the seller does not deliver.
 * First fee, then a further fee for each begun further step; free from the rule's amount on.
 */
export function freightFen(template: Template, areaCode: string, items: readonly FreightItem[]): number | null {
  const rule = ruleFor(template.rules, areaCode)
  if (!rule?.deliver) return null
  const amount = items.reduce((sum, item) => sum + item.amountFen, 0)
  if (rule.freeFromFen !== undefined && amount >= rule.freeFromFen) return 0
  const further = Math.max(0, unitsOf(template.measure, items) - rule.first)
  return rule.firstFen + (rule.next > 0 ? Math.ceil(further / rule.next) * rule.nextFen : 0)
}
