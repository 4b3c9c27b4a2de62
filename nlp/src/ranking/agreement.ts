import type { LanguagePack } from '@verbena/language/packs/language-pack'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Reading } from '../lexicon/lexicon.ts'
import { bareNounPenalty, determinerPenalty } from './determiners.ts'
import { clauseBefore, type DisambiguationContext, packOf } from './disambiguation-context.ts'
import { containsPronoun, hasPerson, isOf, persons } from './persons.ts'
import { reflexivePenalty } from './reflexive.ts'

/**
 * The penalty of a reading that does not agree with the words before it in person and gender; negative if they
 * require it.
 */
export function agreementPenalty(reading: Reading, target: DisambiguationContext): number {
  const { partOfSpeech } = reading.concept
  if (partOfSpeech === 'verb') return subjectPenalty(reading, target) + reflexivePenalty(reading, target)
  if (partOfSpeech === 'determiner') return determinerPenalty(reading, target)
  return partOfSpeech === 'noun' ? genderPenalty(reading, target) + bareNounPenalty(reading, target) : 0
}

/** "tu fais" is the second person, although "fais" is also the first. */
function subjectPenalty({ reasons }: Reading, target: DisambiguationContext): number {
  const { subjects } = packOf(target)
  if (!subjects || !hasPerson(reasons)) return 0
  const before = clauseBefore(target, 4)
  const words = target.text.includes('-') ? [...before, ...textKey(target.text).split('-').slice(1)] : before
  const present = persons.filter((_, at) =>
    subjects[at]?.some((pronoun) => words.some((word) => containsPronoun(word, pronoun))),
  )
  return present.length === 0 || present.some((person) => isOf(reasons, person)) ? 0 : 0.3
}

/** "la tour" is the tower, "le tour" is the turn. */
function genderPenalty({ concept, lemma, reasons }: Reading, target: DisambiguationContext): number {
  const { lexicon, language } = target
  const isFirst = lemmaKey(concept.words[language]?.[0] ?? '') === lemmaKey(lemma)
  const own = reasons.includes('feminine') ? 'f' : isFirst ? concept.gender?.[language] : undefined
  const [word] = clauseBefore(target, 1)
  if (!own || own === 'mf' || !word) return 0
  const determiners = lexicon
    .readings(language, word)
    .filter((one) => one.concept.partOfSpeech === 'determiner')
  if (determiners.length === 0 || determiners.some((one) => one.reasons.includes('plural'))) return 0
  const isFeminine = determiners.some((one) => one.reasons.includes('feminine'))
  const changes = determiners.some((one) => hasFeminine(packOf(target), one.lemma))
  return changes && (own === 'f') !== isFeminine ? 0.4 : 0
}

const hasFeminine = ({ irregular = {} }: Partial<LanguagePack>, lemma: string) =>
  Object.values(irregular[lemma]?.forms ?? {}).some((reasons) => reasons.flat().includes('feminine'))
