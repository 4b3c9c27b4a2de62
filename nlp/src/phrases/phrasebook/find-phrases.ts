import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Reading } from '../../lexicon/readings.ts'
import type { ContextWindow } from '../../ranking/context-window.ts'
import type { Place } from '../phrase-words.ts'
import { type Line, lineOf } from './line.ts'
import { matchPhrase, type PhraseMatch } from './match-phrase.ts'
import type { Phrasebook } from './phrasebook.ts'

/** The phrases of a text by the index of each of its words, and the index of each split word. */
type Found = { byWord: ReadonlyMap<number, readonly PhraseMatch[]>; from: readonly number[] }

/** All words of a text are looked up, so its phrases are searched for once. */
const known = new WeakMap<Lexicon, WeakMap<ContextWindow['words'], Found>>()

/** The phrases of the phrasebook that contain the target word, the longest first. */
export function phrasebookReadings({ lexicon, language, around }: Place): Reading[] {
  const book = lexicon.phrasebook(language)
  if (!book) return []
  const { byWord, from } = phrasesIn(lexicon, book, around)
  return (byWord.get(around.at) ?? [])
    .filter(({ phrase, head }) => !phrase.entry.isTransparent || from[head] === around.at)
    .flatMap(({ phrase, head, reasons }) =>
      phrase.concepts.map((concept) => ({
        lemma: phrase.headword,
        reasons: from[head] === around.at ? reasons : [],
        concept,
        isPhrase: true as const,
        certainty: phrase.entry.isAlsoLiteral ? ('likely' as const) : ('certain' as const),
      })),
    )
}

function phrasesIn(lexicon: Lexicon, book: Phrasebook, around: Place['around']): Found {
  const ofLexicon = known.get(lexicon) ?? new WeakMap<ContextWindow['words'], Found>()
  known.set(lexicon, ofLexicon)
  const found = ofLexicon.get(around.words) ?? findIn(lineOf(lexicon, book, around))
  ofLexicon.set(around.words, found)
  return found
}

function findIn(line: Line): Found {
  const byWord = new Map<number, PhraseMatch[]>()
  for (const match of longest(matchesIn(line)))
    for (const at of new Set(match.places.map((place) => line.split.from[place] ?? place))) {
      const here = byWord.get(at) ?? []
      byWord.set(at, here)
      here.push(match)
    }
  return { byWord, from: line.split.from }
}

/** All phrases of a line, each once. */
function matchesIn(line: Line): PhraseMatch[] {
  const { book, split } = line
  const found = new Map<string, PhraseMatch>()
  for (const [at, word] of split.words.entries()) {
    const keys = new Set([word, ...line.lemmasAt(at).map(({ lemma }) => lemma)])
    for (const key of keys)
      for (const anchor of [...(book.byForm.get(key) ?? []), ...(book.byLemma.get(key) ?? [])]) {
        const match = matchPhrase(line, anchor, at)
        if (match) found.set(`${match.phrase.entry.pattern} ${match.places.join(' ')}`, match)
      }
  }
  return [...found.values()]
}

/** Without phrases that are part of a longer one: "en cuenta" in "tener en cuenta". */
function longest(matches: readonly PhraseMatch[]): PhraseMatch[] {
  const isInside = (one: PhraseMatch, other: PhraseMatch) =>
    other.places.length > one.places.length && one.places.every((place) => other.places.includes(place))
  return matches
    .filter((one) => !matches.some((other) => isInside(one, other)))
    .toSorted((one, other) => other.places.length - one.places.length)
}
