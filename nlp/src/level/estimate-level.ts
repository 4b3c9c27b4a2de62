import type { TargetLanguageCode } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { packs } from '@verbena/language/packs/packs'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { runningWords } from '../transcript/running-words.ts'

/**
 * Calibrated on texts whose authors gave their level: the bundled videos and songs, and the examples of the lexicon, whose
 * concepts have a level. In these texts about 94 of 100 running words are of the author's level or easier. Above B1 there
 * are few texts (19 examples of B2, none of C1 and C2), and none with long sentences, so the other figures are estimates.
 */
const coveredShare = 0.93
/** Words that the lexicon lacks, except names, count as C1. With a higher share of them the text is C2. */
const unknownShareOfC2 = 0.15
/** A text with fewer running words has no estimate. */
const leastWords = 30
/** Average words per sentence from which a text is at least of a level, even if its words are easy. */
const leastSentenceLength: readonly (readonly [words: number, level: Level])[] = [
  [23, 'C1'],
  [18, 'B2'],
  [14, 'B1'],
]
/**
 * With more words per full stop the length of sentences is unknown, because lyrics and automatic captions have few
 * full stops.
 */
const mostWordsPerMark = 40

/**
 * Estimates the CEFR level of a text from its words and the length of its sentences.
 * @param lines of the transcript in order; a sentence may have several lines
 * @param unknownWords `left out` for the text of a learner, whose unknown words are mostly misspelled
 * @returns null if the text is too short
 * @example estimateLevel(lexicon, 'es', ['Un elefante se balanceaba', …]) // 'A2'
 */
export function estimateLevel(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  lines: readonly string[],
  unknownWords: 'hard' | 'left out' = 'hard',
): Level | null {
  const words = lines.flatMap((line) => runningWords(line, language).map((word, at) => ({ word, at })))
  const ranks = words
    .flatMap(({ word, at }) => rankOf(lexicon, language, word, at) ?? [])
    .filter((rank) => unknownWords === 'hard' || rank !== unknown)
  if (ranks.length < leastWords) return null
  const rank = Math.max(rankOfWords(ranks), rankOfSentences(lines, words.length))
  return levels[rank] ?? null
}

const unknown = levels.length
const rankOfLevel = (level: Level) => levels.indexOf(level)

/** The index of the level of a word; `unknown` if the lexicon lacks it; null for a name. */
function rankOf(lexicon: Lexicon, language: TargetLanguageCode, word: string, at: number): number | null {
  const readings = lexicon.readings(language, word)
  if (readings.length > 0) return Math.min(...readings.map(({ concept }) => rankOfLevel(concept.level)))
  // A capital within a line marks a name, except in German, where all nouns have one. At the start it marks nothing.
  const isName = /^\p{Lu}/u.test(word) && at > 0 && !packs[language]?.capitalNouns
  return isName ? null : unknown
}

/** The lowest level that covers the text together with the levels below it. */
function rankOfWords(ranks: readonly number[]): number {
  const shareUpTo = (highest: number) => ranks.filter((rank) => rank <= highest).length / ranks.length
  if (1 - shareUpTo(levels.length - 1) > unknownShareOfC2) return rankOfLevel('C2')
  const covered = levels.findIndex((_, rank) => shareUpTo(rank) >= coveredShare)
  return covered < 0 ? rankOfLevel('C1') : covered
}

function rankOfSentences(lines: readonly string[], wordCount: number): number {
  const sentences = lines
    .join(' ')
    .split(/[.!?…;·]+/)
    .filter((part) => /\p{L}/u.test(part)).length
  const average = wordCount / Math.max(1, sentences)
  if (average > mostWordsPerMark) return 0
  const reached = leastSentenceLength.find(([words]) => average >= words)
  return reached ? rankOfLevel(reached[1]) : 0
}
