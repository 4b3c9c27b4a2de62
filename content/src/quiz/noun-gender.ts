import type { TargetLanguageCode } from '@verbena/language/languages'
import { foldForm, type Reading } from '../lexicon.ts'

export type Gender = 'm' | 'f' | 'n' | 'mf'

/** Words that show the gender of a noun right after them. "le" and "gli" are left out: one language's is another's. */
const shown: Partial<Record<TargetLanguageCode, Readonly<Record<'m' | 'f', RegExp>>>> = {
  es: {
    m: /^(?:un|el|del|al|este|ese|aquel|los|unos|estos|esos|nuestro|mucho|poco|otro|todo)$/,
    f: /^(?:una|la|las|unas|esta|esa|aquella|estas|esas|nuestra|mucha|poca|otra|toda)$/,
  },
  fr: {
    m: /^(?:un|le|du|au|ce|cet|vieux|beau|nouveau|quel|tout|bon)$/,
    f: /^(?:une|la|cette|ma|ta|sa|vieille|belle|nouvelle|quelle|toute|bonne)$/,
  },
  it: {
    m: /^(?:un|uno|il|lo|i|del|dello|al|allo|nel|nello|sul|dal|questo|quel|mio|tuo|suo|nostro)$/,
    f: /^(?:una|la|della|alla|nella|sulla|dalla|questa|quella|mia|tua|sua|nostra)$/,
  },
}

/** Endings that hardly ever lie. */
const endings: Partial<Record<TargetLanguageCode, Readonly<Record<'m' | 'f', RegExp>>>> = {
  es: { m: /(?:o|or|aje|ón(?<!ión))$/, f: /(?:[^m]a|ción|sión|dad|tud)$/ },
  it: { m: /(?:o|ore)$/, f: /(?:[^m]a|zione|sione|tà|tù)$/ },
  fr: { m: /(?:age|eau|ment|isme)$/, f: /(?:tion|sion|té|ette|ence|ance)$/ },
}

/** The gender of a noun: as the lexicon has it, which knows that of the first word of a concept, or as its ending shows. */
export function nounGender(
  language: TargetLanguageCode,
  { concept, lemma }: Pick<Reading, 'concept' | 'lemma'>,
): Gender | undefined {
  if (concept.partOfSpeech !== 'noun') return undefined
  const [first = ''] = concept.words[language] ?? []
  const known = foldForm(first) === foldForm(lemma) ? concept.gender?.[language] : undefined
  return known ?? match(endings[language], foldForm(lemma))
}

/** @example genderShownBy('es', 'una') // 'f' */
export const genderShownBy = (language: TargetLanguageCode, word: string): Gender | undefined =>
  match(shown[language], word)

function match(patterns: Readonly<Record<'m' | 'f', RegExp>> | undefined, text: string): Gender | undefined {
  if (patterns?.m.test(text)) return 'm'
  return patterns?.f.test(text) ? 'f' : undefined
}
