import type { Explanation } from '@verbena/contract/lookup/lookup'
import { explanationLanguageFor, type InterfaceLanguageCode } from '@verbena/language/interface-languages'
import { profileOf, type TargetLanguageCode } from '@verbena/language/languages'
import { explainText, type Question } from '../lookup/explain.ts'
import type { FormSources } from './form-sources.ts'

const sentences: Readonly<Record<InterfaceLanguageCode, (full: string) => string>> = {
  en: (full) => `Short for “${full}”.`,
  es: (full) => `Abreviatura de «${full}».`,
}

/** Explains a listed abbreviation by the words that it stands for: "z. B." is "zum Beispiel". */
export function explainAbbreviation(
  { lexicon, dictionary }: FormSources,
  question: Question,
): Explanation | null {
  const { text, language, nativeLanguage } = question
  const full = fullForm(text, language)
  if (full === undefined) return null
  const plain = explainText(lexicon, { ...question, text: text.replaceAll('.', ''), context: '' })
  const asked = { ...question, text: full, context: '' }
  // The lexicon has "Mrs" itself.
  const known = plain.lemma === undefined ? explainText(lexicon, asked) : plain
  const explained = known.lemma === undefined ? (dictionary(asked) ?? known) : known
  const definedIn = explanationLanguageFor(nativeLanguage)
  return {
    word: text,
    translation: explained.translation.replaceAll(' · ', ' ') || full,
    definition: sentences[definedIn](full),
    ...(definedIn !== nativeLanguage && { definedIn }),
    example: '',
    lemma: text,
    ...(explained.partOfSpeech && { partOfSpeech: explained.partOfSpeech }),
    ...(explained.explainedIn && { explainedIn: explained.explainedIn }),
    source: 'Verbena lexicon',
  }
}

const tables = new Map<TargetLanguageCode, ReadonlyMap<string, string>>()

function fullForm(text: string, language: TargetLanguageCode): string | undefined {
  if (text.length > 12) return undefined
  const table =
    tables.get(language) ??
    new Map(
      Object.entries(profileOf(language).abbreviations ?? {}).map(([short, full]) => [keyOf(short), full]),
    )
  tables.set(language, table)
  return table.get(keyOf(text))
}

/** Spaces may be missing, a first letter may have a capital, and a last point may end the selection. */
const keyOf = (text: string) => {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '')
  const isLong = plain.replaceAll('.', '').length > 2
  return (
    isLong && /^\p{Lu}\p{Ll}/u.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
  ).replace(/\.$/, '')
}
