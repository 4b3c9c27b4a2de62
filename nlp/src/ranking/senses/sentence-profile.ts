import type { TargetLanguageCode } from '@verbena/language/languages'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { SentenceWord } from '../model/sentence.ts'

/** What the other words of a sentence say about a sense. Values are from 0 to 1. */
export type Relatedness = {
  /** Words that are associated with the sense. */
  named: number
  /** Words with which the sense is associated. */
  naming: number
  /** Words that share associations with the sense. */
  shared: number
}

/** The concepts that a word may mean, and those associated with them. */
type WordProfile = { own: ReadonlySet<string>; associated: ReadonlySet<string> }

export type SentenceProfile = (word: number, concept: string) => Relatedness

const contentClasses = new Set<PartOfSpeech>(['noun', 'verb', 'adjective'])

/** Sums what the words of a sentence may mean, once for all its words. */
export function profileOf(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  words: readonly SentenceWord[],
): SentenceProfile {
  const { associations } = lexicon
  const profiles = words.map(({ written }) => wordProfile(lexicon, language, written))
  const own = countsOf(profiles.map((profile) => profile.own))
  const associated = countsOf(profiles.map((profile) => profile.associated))
  return (word, concept) => {
    const self = profiles[word]
    const count = (counts: ReadonlyMap<string, number>, of: ReadonlySet<string> | undefined, id: string) =>
      (counts.get(id) ?? 0) - (of?.has(id) ? 1 : 0)
    let [named, shared] = [0, 0]
    for (const id of associations.of(concept)) {
      const weight = associations.weightOf(id)
      named += weight * count(own, self?.own, id)
      shared += weight * count(associated, self?.associated, id)
    }
    return {
      named: Math.min(named, 2) / 2,
      naming: Math.min(count(associated, self?.associated, concept), 3) / 3,
      shared: Math.min(1, Math.log1p(shared) / Math.log1p(30)),
    }
  }
}

function wordProfile(lexicon: Lexicon, language: TargetLanguageCode, written: string): WordProfile {
  const own = new Set<string>()
  for (const { concept } of lexicon.readings(language, written))
    if (contentClasses.has(concept.partOfSpeech)) own.add(concept.id)
  const associated = new Set<string>()
  for (const id of own) for (const other of lexicon.associations.of(id)) associated.add(other)
  return { own, associated }
}

function countsOf(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const set of sets) for (const id of set) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
