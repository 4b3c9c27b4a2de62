import { separatedCandidatesOf } from '@verbena/language/inflection'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { foldForm, type Lexicon, type Phrase, type Reading } from './lexicon.ts'
import type { Surroundings } from './surroundings.ts'

/** How far apart a verb and its particle may stand: "gave it all up", "fängt morgen früh wieder an". */
const reach = { phrasal: 4, separable: 14 }

type Place = { lexicon: Lexicon; language: TargetLanguageCode; around: Surroundings }

/** Entries of several words that the touched one is part of, here: "por si acaso", "gave it up". */
export function phraseReadings(place: Place): Reading[] {
  const { lexicon, language, around } = place
  const touched = around.words[around.at]
  if (touched === undefined) return []
  return lemmasOf(place, touched).flatMap(({ lemma, reasons }) =>
    lexicon
      .phrasesWith(language, lemma)
      .filter((phrase) => isSaidHere(place, phrase, lemma))
      .map(({ headword, concept }) => ({ lemma: headword, reasons, concept, isPhrase: true as const })),
  )
}

function isSaidHere(place: Place, phrase: Phrase, lemma: string): boolean {
  return phrase.words.some((word, index) => {
    if (word !== lemma) return false
    return isUnbroken(place, phrase, index) || isBrokenVerb(place, phrase, index)
  })
}

function isUnbroken(place: Place, { words }: Phrase, index: number): boolean {
  const { around } = place
  return words.every((word, other) => other === index || isWord(place, around.at + other - index, word))
}

/** "gave … up": a verb of two words whose particle stands a little further on. */
function isBrokenVerb(
  place: Place,
  { words: [verb, particle], words, concept }: Phrase,
  index: number,
): boolean {
  const { language, around } = place
  if (concept.partOfSpeech !== 'verb' || words.length !== 2 || !verb || !particle) return false
  if (!packs[language]?.phrasalParticles?.includes(particle)) return false
  const steps = Array.from({ length: reach.phrasal }, (_, step) => step + 1)
  return index === 0
    ? steps.some((step) => around.words[around.at + step] === particle)
    : steps.some((step) => isWord(place, around.at - step, verb))
}

function isWord(place: Place, at: number, word: string): boolean {
  const said = place.around.words[at]
  return said === word || (said !== undefined && lemmasOf(place, said).some(({ lemma }) => lemma === word))
}

/** A word and the base forms that it may have. */
function lemmasOf({ lexicon, language }: Place, word: string): Pick<Reading, 'lemma' | 'reasons'>[] {
  const known = lexicon
    .readings(language, word)
    .map(({ lemma, reasons }) => ({ lemma: foldForm(lemma), reasons }))
  const all = [{ lemma: word, reasons: [] }, ...known]
  return all.filter(({ lemma }, index) => all.findIndex((other) => other.lemma === lemma) === index)
}

/** "macht … auf": aufmachen, whichever of the two was touched. */
export function separatedReadings({ lexicon, language, around }: Place): Reading[] {
  const pack = packs[language]
  const touched = around.words[around.at]
  if (!pack?.separablePrefixes || touched === undefined) return []
  const isPrefix = (at: number) =>
    pack.separablePrefixes?.includes(around.words[at] ?? '') === true && around.endsClause(at)
  const steps = Array.from({ length: reach.separable }, (_, step) => step + 1)
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
