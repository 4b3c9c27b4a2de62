import { separatedCandidatesOf } from '@verbena/language/inflection'
import { packs } from '@verbena/language/packs/packs'
import type { Reading } from './lexicon.ts'
import { isSaidHere, isUnchanged } from './phrase-matching.ts'
import { lemmasAt, type Place } from './phrase-words.ts'

/** How far its prefix may stand behind a verb: "fängt morgen früh wieder an". */
const reach = 14

/** Entries of several words that the touched one is part of, here: "por si acaso", "gave it up". */
export function phraseReadings(place: Place): Reading[] {
  const { lexicon, language, around } = place
  const touched = around.words[around.at]
  if (touched === undefined) return []
  return lemmasAt(place, around.at)
    .filter(({ reasons }) => !isElision(touched, reasons))
    .flatMap((one) =>
      lexicon
        .phrasesWith(language, one.lemma)
        .filter((phrase) => isUnchanged(phrase, one) && isSaidHere(place, phrase, one))
        .map(({ headword, concept }) => ({
          lemma: headword,
          reasons: one.reasons,
          concept,
          isPhrase: true as const,
        })),
    )
}

/** "n'ai" is a form of avoir, not the ne of "ne … pas". */
const isElision = (touched: string, reasons: Reading['reasons']) =>
  reasons.includes('shortened') && touched.includes("'")

/** "macht … auf": aufmachen, whichever of the two was touched. */
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
 * Italian verbs that dictionaries list with two pronouns, said apart: "ce la faccio" is farcela, "me ne vado" andarsene.
 * Whichever of the three words was touched.
 */
export function pronominalReadings({ lexicon, language, around }: Place): Reading[] {
  if (language !== 'it') return []
  const { at, words } = around
  return [at, at + 1, at + 2].flatMap((place) => {
    const [first, second, verb] = words.slice(Math.max(0, place - 2), place + 1)
    const end = place < 2 || verb === undefined ? undefined : endOf(first ?? '', second ?? '')
    if (!end) return []
    const forms = lexicon
      .readings(language, verb ?? '')
      .filter(({ concept }) => concept.partOfSpeech === 'verb')
    return forms.flatMap(({ lemma, reasons }) => {
      const infinitive = lemma.replace(/si$/, 'e').replace(/e$/, '') + end
      return lexicon
        .entries(language, infinitive)
        .map((concept) => ({ lemma: infinitive, reasons, concept, isPhrase: true as const }))
    })
  })
}

/** -cela of "ce la", -sene of "me ne". */
function endOf(first: string, second: string): string | undefined {
  if (!['la', 'ne'].includes(second)) return undefined
  if (first === 'ce') return `ce${second}`
  return ['me', 'te', 'se', 've'].includes(first) ? `se${second}` : undefined
}
