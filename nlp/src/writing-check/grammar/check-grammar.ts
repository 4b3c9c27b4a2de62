import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { ReadSentence } from '../match-pattern.ts'
import type { GrammarContext, GrammarFinding } from './grammar-context.ts'
import { createInflector, type Inflector } from './inflect.ts'
import { verbLookalikes } from './lookalikes.ts'
import { moodAfter } from './mood.ts'
import { nounPhraseAgreement } from './noun-phrase-agreement.ts'
import { presentWithPastTime } from './past-time.ts'
import { perfectAuxiliary } from './perfect.ts'
import { predicateAgreement } from './predicate.ts'
import { missingReflexive } from './reflexive-verbs.ts'
import { soundAgreement } from './sounds.ts'
import { subjectVerbAgreement } from './subject-verb.ts'
import { verbBracket } from './verb-bracket.ts'
import { verbFormAfter } from './verb-form.ts'
import { verbPlace } from './word-order.ts'

const checks = [
  nounPhraseAgreement,
  predicateAgreement,
  subjectVerbAgreement,
  perfectAuxiliary,
  verbPlace,
  verbFormAfter,
  verbBracket,
  missingReflexive,
  presentWithPastTime,
  moodAfter,
  verbLookalikes,
  soundAgreement,
]

export type GrammarChecker = (
  sentence: ReadSentence,
  text: string,
  language: TargetLanguageCode,
) => GrammarFinding[]

/** Checks what holds for all words: agreement, auxiliaries and the place of the verb. The packs have the facts. */
export function createGrammarChecker(lexicon: Lexicon, isWord?: (word: string) => boolean): GrammarChecker {
  const inflectors = new Map<TargetLanguageCode, Inflector>()
  return (sentence, text, language) => {
    const pack = packs[language]
    if (!pack?.agreement) return []
    const inflector = inflectors.get(language) ?? createInflector(lexicon, language, isWord)
    inflectors.set(language, inflector)
    const context: GrammarContext = {
      text,
      sentence,
      language,
      pack,
      facts: pack.agreement,
      lexicon,
      inflector,
    }
    return checks.flatMap((check) => check(context))
  }
}
