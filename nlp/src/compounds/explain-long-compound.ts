import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import { explainCompound, mayBeHead } from './explain-compound.ts'

/** The last part of a long compound, and the compound before it, have at least so many letters. */
const headMinimum = 3
const modifierMinimum = 7
const longest = 50

/**
 * Explains a compound of three or four parts: its last part, and the compound before it, "Kinderzimmer-tür". The longest
 * known last part counts.
 * @param explain the explanation of a part; null if there is none
 */
export function explainLongCompound(
  text: string,
  language: TargetLanguageCode,
  explain: (part: string) => Explanation | null,
): Explanation | null {
  const { compounds, capitalNouns = false } = packs[language] ?? {}
  const word = textKey(text)
  if (!compounds || word.length > longest || !/^\p{L}+$/u.test(text)) return null
  if (capitalNouns && !/^\p{Lu}/u.test(text)) return null
  for (let at = modifierMinimum; at <= word.length - headMinimum; at++) {
    const head = explain(capitalNouns ? capitalised(word.slice(at)) : word.slice(at))
    if (!mayBeHead(head, word.slice(at)) || compounds.suffixes.includes(word.slice(at))) continue
    for (const link of ['', ...compounds.links]) {
      const before = word.slice(0, at)
      if (!before.endsWith(link)) continue
      const first = before.slice(0, before.length - link.length)
      if (first.length < modifierMinimum) continue
      const modifier = explainCompound(capitalNouns ? capitalised(first) : first, language, explain)
      if (modifier && !modifier.formReasons) return joined(text, modifier, head)
    }
  }
  return null
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const joined = (text: string, modifier: Explanation, head: Explanation): Explanation => ({
  ...modifier,
  word: text,
  translation: `${modifier.translation} · ${head.translation.split(', ')[0]}`,
  parts: [...(modifier.parts ?? []), head.lemma ?? head.word],
  ...(head.gender && { gender: head.gender }),
  ...(head.formReasons && { formReasons: head.formReasons }),
})
