import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon, Sense } from '../lexicon/lexicon.ts'

/** The translations of a sense for a card. That of a preposition with an article also has both together: "of, of the". */
export function cardTranslations(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  { reading, translations, explainedIn }: Sense,
): string[] {
  const article = articleOf(lexicon, language, reading)?.concept.words[explainedIn as TargetLanguageCode]?.[0]
  const [first] = translations
  return article && first && !first.includes('(') ? [...translations, `${first} ${article}`] : translations
}

function articleOf(lexicon: Lexicon, language: TargetLanguageCode, { concept, parts }: Sense['reading']) {
  if (concept.partOfSpeech !== 'preposition' || parts?.length !== 2) return undefined
  return lexicon.readings(language, parts[1] ?? '').find((one) => one.concept.partOfSpeech === 'determiner')
}
