import type { Option } from '../control/Select.tsx'

/** A choice that is found by its Chinese, or by how it sounds. */
export interface Choice extends Option {
  /** Its syllables, as the server gives them: `shun feng su yun`. */
  pinyin?: string | undefined
}

/** Whether what was typed is the beginnings of these syllables one after the other: sf, shunf, shunfeng. */
const sounds = (typed: string, [syllable, ...rest]: readonly string[]): boolean => {
  if (typed === '') return true
  for (let length = syllable?.length ?? 0; length > 0; length--)
    if (typed.startsWith(syllable!.slice(0, length)) && sounds(typed.slice(length), rest)) return true
  return syllable !== undefined && syllable.startsWith(typed)
}

/** Where in the choice that which was typed is found: 0 at its beginning, 1 further on; undefined where it isn't. */
const rank = (typed: string, { label, pinyin }: Choice): number | undefined => {
  const at = label.toLowerCase().indexOf(typed)
  if (at >= 0) return Math.min(at, 1)
  const syllables = pinyin?.toLowerCase().split(' ') ?? []
  const from = syllables.findIndex((_, index) => sounds(typed, syllables.slice(index)))
  return from < 0 ? undefined : Math.min(from, 1)
}

/** The choices that fit what was typed: in Chinese, in pinyin or by initials; first those that begin with it. */
export const matching = (choices: readonly Choice[], text: string): readonly Choice[] => {
  const typed = text.toLowerCase().replace(/[\s']/g, '')
  if (!typed) return choices
  const ranked = choices.map((choice) => ({ choice, rank: rank(typed, choice) }))
  return [0, 1].flatMap((best) => ranked.filter(({ rank }) => rank === best).map(({ choice }) => choice))
}
