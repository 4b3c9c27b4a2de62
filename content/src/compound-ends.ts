import type { Explanation } from '@verbena/contract/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'

type Ends = { names: readonly string[]; placesToo: readonly string[]; suffixes: readonly string[] }

const list = (text: string) => text.split(' ')

/**
 * Last parts of words that are hardly ever compounds: of family names and towns, and suffixes that look like nouns
 * ("Mannschaft" is no shaft). `placesToo` end names as well as everyday words: "Darmstadt", "Altstadt".
 */
const ends: Partial<Record<TargetLanguageCode, Ends>> = {
  de: {
    names: list(
      'mann stein berg burg bach heim hausen meier meyer müller thal furt horn bauer macher brücke',
    ),
    placesToo: list('stadt wald feld dorf hof tal land'),
    suffixes: list('schaft heit keit tum ung ion'),
  },
  no: {
    names: list('sen heim stad vang vik nes rud bø sund sand anger hammer dal berg land haug'),
    placesToo: [],
    suffixes: list('skap het dom sel else ing ning'),
  },
}

/** Whether a word that could be cut so is rather a name, or no compound at all. */
export function isNameOrSuffix(
  language: TargetLanguageCode,
  text: string,
  modifier: Explanation,
  head: Explanation,
): boolean {
  const known = ends[language]
  const last = (head.lemma ?? head.word).toLowerCase()
  if (!known) return false
  if (known.suffixes.includes(last)) return true
  // Norwegian writes only names with a capital, and the first word of a sentence.
  if (known.names.includes(last)) return /^\p{Lu}/u.test(text)
  return known.placesToo.includes(last) && !isEveryday(modifier)
}

const isEveryday = ({ level }: Explanation) => level === 'A1' || level === 'A2'
