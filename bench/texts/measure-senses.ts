import type { TargetLanguageCode } from '@verbena/language/languages'
import { targetLanguageCodes } from '@verbena/language/languages'
import type { Concept } from '@verbena/nlp/lexicon/concept-schema'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { explainText } from '@verbena/nlp/lookup/explain'
import { show, toTable } from '../harness/report.ts'
import { readConcepts, touchesOf } from './texts.ts'

/**
 * How often the meaning that a sentence was written to show is the one that is told first. Rules were partly chosen on
 * these sentences: on others it is lower.
 */
export function measureSenses(lexicon: Lexicon): string {
  const concepts = readConcepts().filter(({ example }) => example !== undefined)
  const rows = targetLanguageCodes.map((language) => {
    const told = concepts.map((concept) => isToldFirst(lexicon, concept, language))
    const asked = told.filter((one) => one !== undefined)
    const right = asked.filter(Boolean).length
    return [language, show(asked.length), show((100 * right) / asked.length, 1)]
  })
  return toTable(['meaning of its example sentence first', 'sentences', '%'], rows)
}

/** Undefined where the sentence does not say the word in a form that we know. */
function isToldFirst(lexicon: Lexicon, concept: Concept, language: TargetLanguageCode): boolean | undefined {
  const sentence = concept.example?.[language]
  if (!sentence) return undefined
  const touched = touchesOf({ language, lines: [sentence] }).find(({ text }) =>
    lexicon.readings(language, text).some((reading) => reading.concept.id === concept.id),
  )
  if (!touched) return undefined
  const nativeLanguage = language === 'en' ? 'es' : 'en'
  const { definition } = explainText(lexicon, { ...touched, language, nativeLanguage })
  return definition === concept.definition[nativeLanguage]
}
