import type { LanguagePack } from '@verbena/language/inflection'
import { bareNounDoubt, determinerDoubt } from './determiners.ts'
import { foldForm, type Reading } from './lexicon.ts'
import { type Asked, clauseBefore, packOf } from './neighbours.ts'
import { hasPerson, isOf, persons, saysPronoun } from './persons.ts'
import { reflexiveDoubt } from './reflexive.ts'

/** How little a reading agrees with the words before it in person and gender; below 0 where it is what they wait for. */
export function agreementDoubt(reading: Reading, asked: Asked): number {
  const { partOfSpeech } = reading.concept
  if (partOfSpeech === 'verb') return subjectDoubt(reading, asked) + reflexiveDoubt(reading, asked)
  if (partOfSpeech === 'determiner') return determinerDoubt(reading, asked)
  return partOfSpeech === 'noun' ? genderDoubt(reading, asked) + bareNounDoubt(reading, asked) : 0
}

/** "tu fais" is the second person though "fais" is also the first. */
function subjectDoubt({ reasons }: Reading, asked: Asked): number {
  const { subjects } = packOf(asked)
  if (!subjects || !hasPerson(reasons)) return 0
  const before = clauseBefore(asked, 4)
  const said = asked.text.includes('-')
    ? [...before, ...asked.text.toLowerCase().split('-').slice(1)]
    : before
  const spoken = persons.filter((_, at) =>
    subjects[at]?.some((pronoun) => said.some((word) => saysPronoun(word, pronoun))),
  )
  return spoken.length === 0 || spoken.some((person) => isOf(reasons, person)) ? 0 : 0.3
}

/** "la tour" is the tower, "le tour" is the turn. */
function genderDoubt({ concept, lemma, reasons }: Reading, asked: Asked): number {
  const { lexicon, language } = asked
  const isFirst = foldForm(concept.words[language]?.[0] ?? '') === foldForm(lemma)
  const own = reasons.includes('feminine') ? 'f' : isFirst ? concept.gender?.[language] : undefined
  const [word] = clauseBefore(asked, 1)
  if (!own || own === 'mf' || !word) return 0
  const said = lexicon.readings(language, word).filter((one) => one.concept.partOfSpeech === 'determiner')
  if (said.length === 0 || said.some((one) => one.reasons.includes('plural'))) return 0
  const isFeminine = said.some((one) => one.reasons.includes('feminine'))
  const changes = said.some((one) => hasFeminine(packOf(asked), one.lemma))
  return changes && (own === 'f') !== isFeminine ? 0.4 : 0
}

const hasFeminine = ({ irregular = {} }: Partial<LanguagePack>, lemma: string) =>
  Object.values(irregular[lemma]?.forms ?? {}).some((reasons) => reasons.flat().includes('feminine'))
