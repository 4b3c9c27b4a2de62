import { separatedCandidatesOf } from '@verbena/language/morphology/inflection'
import { packs } from '@verbena/language/packs/packs'
import type { Reading } from '../lexicon/readings.ts'
import { isUnchanged, occursHere } from './phrase-matching.ts'
import { lemmasAt, type Place } from './phrase-words.ts'
import { phrasebookReadings } from './phrasebook/find-phrases.ts'

/** The maximum of words between a verb and its prefix: "fängt morgen früh wieder an". */
const reach = 14

/** Phrases that contain the target word in its context: "por si acaso", "gave it up". */
export function phraseReadings(place: Place): Reading[] {
  const { lexicon, language, around } = place
  const touched = around.words[around.at]
  if (touched === undefined) return []
  const ofLexicon = lemmasAt(place, around.at)
    .filter(({ reasons }) => !isElision(touched, reasons))
    .flatMap((one) =>
      lexicon
        .phrasesWith(language, one.lemma)
        .filter((phrase) => isUnchanged(phrase, one) && occursHere(place, phrase, one))
        .map(({ headword, concept }) => ({
          lemma: headword,
          reasons: one.reasons,
          concept,
          isPhrase: true as const,
        })),
    )
  return [...phrasebookReadings(place), ...ofLexicon]
}

/** "n'ai" is a form of avoir, not the ne of "ne … pas". */
const isElision = (touched: string, reasons: Reading['reasons']) =>
  reasons.includes('shortened') && touched.includes("'")

/** Separable verbs: "macht … auf" is aufmachen. Either word may be the target word. */
export function separatedReadings({ lexicon, language, around }: Place): Reading[] {
  const pack = packs[language]
  const touched = around.words[around.at]
  if (!pack?.separablePrefixes || touched === undefined) return []
  const isPrefix = (at: number) =>
    pack.separablePrefixes?.includes(around.words[at] ?? '') === true && around.endsClause(at)
  const steps = Array.from({ length: reach }, (_, step) => step + 1)
  const pairs = isPrefix(around.at)
    ? steps.map((step) => [around.words[around.at - step], touched] as const)
    : steps
        .filter((step) => isPrefix(around.at + step))
        .map((step) => [touched, around.words[around.at + step]] as const)
  return pairs
    .flatMap(([verb, prefix]) => (verb && prefix ? separatedCandidatesOf(pack, verb, prefix) : []))
    .flatMap(({ lemma, reasons }) =>
      lexicon
        .entries(language, lemma)
        .filter(({ partOfSpeech }) => partOfSpeech === 'verb')
        .map((concept) => ({ lemma, reasons, concept, isPhrase: true as const })),
    )
}

/**
 * Verbs that dictionaries list with two pronouns, which precede the verb in a sentence: "ce la faccio" is farcela,
 * "me ne vado" andarsene. Any of the three words may be the target word.
 */
export function pronominalReadings({ lexicon, language, around }: Place): Reading[] {
  const { pronominalVerbs } = packs[language] ?? {}
  if (!pronominalVerbs) return []
  const { at, words } = around
  return [at, at + 1, at + 2].flatMap((verbAt) => {
    const [first = '', second = '', verb] = words.slice(Math.max(0, verbAt - 2), verbAt + 1)
    const pronoun = pronominalVerbs.first[first]
    if (verbAt < 2 || verb === undefined || !pronoun || !pronominalVerbs.second.includes(second)) return []
    const forms = lexicon.readings(language, verb).filter(({ concept }) => concept.partOfSpeech === 'verb')
    return forms.flatMap(({ lemma, reasons }) => {
      const infinitive = lemma.replace(/si$/, 'e').replace(/e$/, '') + pronoun + second
      return lexicon
        .entries(language, infinitive)
        .map((concept) => ({ lemma: infinitive, reasons, concept, isPhrase: true as const }))
    })
  })
}
