import type { TargetLanguageCode } from '@verbena/language/languages'
import { type Candidate, candidatesOf, reflexivesOf } from '@verbena/language/morphology/inflection'
import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Concept } from './concept-schema.ts'
import type { Entries } from './language-index.ts'

/** One way to read a form: its lemma, the reasons of the inflection, and the concept. */
export type Reading = {
  lemma: string
  reasons: readonly FormReason[]
  concept: Concept
  /** The parts of a contraction: de + el. */
  parts?: readonly string[]
  /** Whether the reading is a phrase, or a verb with separated parts, that was found in the context. */
  isPhrase?: true
  /** Whether the words of a phrase can only mean the phrase (certain), or also each what it means alone (likely). */
  certainty?: 'certain' | 'likely'
}

/** All readings of a form, most likely first: as a lemma, then as an inflected form. */
export function readingsOf(entries: Entries, language: TargetLanguageCode, form: string): Reading[] {
  const undone = undoneReadings(entries, language, form)
  const base = baseReadings(entries, language, textKey(form))
  return withoutRepeats([...base.map((reading) => asForm(reading, undone)), ...undone])
}

function baseReadings(entries: Entries, language: TargetLanguageCode, key: string): Reading[] {
  return (entries.get(key) ?? []).map((concept) => ({
    lemma: asWritten(concept, language, key),
    reasons: [],
    concept,
  }))
}

/** Adds the reasons of a determiner. The lexicon lists its forms, and the rules know them: "la" is the feminine of il. */
function asForm(reading: Reading, undone: readonly Reading[]): Reading {
  if (reading.concept.partOfSpeech !== 'determiner') return reading
  const [form, other] = undone.filter(
    ({ concept, reasons }) => concept === reading.concept && reasons.length > 0,
  )
  return form && !other ? form : reading
}

/** The lemma with the capitals of the concept: "Ihren" is a form of Ihr (your) and of ihr (her). */
const asWritten = ({ words }: Concept, language: TargetLanguageCode, key: string) =>
  words[language]?.find((word) => lemmaKey(word) === key) ?? key

/** The readings by the rules of the language whose base the lexicon has. */
function undoneReadings(entries: Entries, language: TargetLanguageCode, form: string): Reading[] {
  const pack = packs[language]
  if (!pack) return []
  return candidatesOf(pack, form).flatMap((candidate) =>
    [candidate.lemma, ...reflexivesOf(pack, candidate.lemma)].flatMap((lemma) =>
      (entries.get(lemmaKey(lemma)) ?? [])
        .filter((concept) => isOfClass(concept, candidate))
        .map((concept) => readingOf(candidate, asWritten(concept, language, lemmaKey(lemma)), concept)),
    ),
  )
}

const isOfClass = ({ partOfSpeech }: Concept, candidate: Candidate) =>
  candidate.partOfSpeech === null || candidate.partOfSpeech === partOfSpeech

const readingOf = ({ reasons, parts }: Candidate, lemma: string, concept: Concept): Reading => ({
  lemma,
  reasons,
  concept,
  ...(parts && { parts }),
})

function withoutRepeats(readings: Reading[]): Reading[] {
  const seen = new Set<string>()
  return readings.filter(({ lemma, concept, reasons }) => {
    const key = `${lemmaKey(lemma)} ${concept.id} ${reasons.join(' ')}`
    return !seen.has(key) && seen.add(key)
  })
}
