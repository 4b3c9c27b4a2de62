import type { TargetLanguageCode } from '@verbena/language/languages'
import { targetLanguageCodes } from '@verbena/language/languages'
import type { Concept } from '@verbena/nlp/lexicon/concept-schema'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { explainText } from '@verbena/nlp/lookup/explain'
import { show, toTable } from '../harness/report.ts'
import { lookupsOf, readConcepts } from './texts.ts'

/**
 * How often the meaning that an example sentence was written for is ranked first. Some rules were tuned on these sentences,
 * so the share is lower on others.
 */
export function measureSenses(lexicon: Lexicon): string {
  const concepts = readConcepts().filter(({ example }) => example !== undefined)
  const rows = targetLanguageCodes.map((language) => {
    const results = concepts
      .map((concept) => isRankedFirst(lexicon, concept, language))
      .filter((result) => result !== undefined)
    const correct = results.filter(Boolean).length
    return [language, show(results.length), show((100 * correct) / results.length, 1)]
  })
  return toTable(['meaning of its example sentence first', 'sentences', '%'], rows)
}

/** @returns undefined when the sentence contains no known form of the word */
function isRankedFirst(
  lexicon: Lexicon,
  concept: Concept,
  language: TargetLanguageCode,
): boolean | undefined {
  const sentence = concept.example?.[language]
  if (!sentence) return undefined
  const lookup = lookupsOf({ language, lines: [sentence] }).find(({ text }) =>
    lexicon.readings(language, text).some((reading) => reading.concept.id === concept.id),
  )
  if (!lookup) return undefined
  const nativeLanguage = language === 'en' ? 'es' : 'en'
  const { definition } = explainText(lexicon, { ...lookup, language, nativeLanguage })
  return definition === concept.definition[nativeLanguage]
}
