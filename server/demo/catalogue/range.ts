/** One way that goods are packed: its name, what it costs in cheapest packs, and its weight in grams. */
export type Pack = readonly [name: string, times: number, grams: number]

/** Goods of one kind in one shop: all that they share, and a line for each. */
export interface Range {
  /** Name of the leaf category. */
  category: string
  /** What is drawn, unless a line says otherwise: see art/index.ts. */
  art: string
  unit: string
  /** Area code of where it comes from. */
  origin: string
  packs: readonly Pack[]
  /** Which freight template of the shop. */
  freight: 'fresh' | 'dry' | 'bulky'
  attrs: Record<string, string>
  /** How it is grown or made, kept and sent: the paragraphs of the detail page. */
  story: readonly string[]
  /** A line each: title | brief | yuan for the first pack | what is drawn. */
  goods: string
}

/** One goods as its line says. */
export interface Line {
  title: string
  brief: string
  priceFen: number
  art: string
}

export const linesOf = ({ goods, art }: Range): Line[] =>
  goods
    .trim()
    .split('\n')
    .map((line) => {
      const [title, brief, yuan, drawn] = line.split('|').map((part) => part.trim())
      return { title: title!, brief: brief!, priceFen: Math.round(Number(yuan) * 100), art: drawn ?? art }
    })
