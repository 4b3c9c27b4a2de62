import type { TargetLanguageCode } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { packs } from '@verbena/language/packs/packs'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { runningWords } from '../transcript/running-words.ts'

/**
 * Calibrated on texts whose level was given by their authors: the bundled videos and songs, and the examples of the
 * lexicon, which stand beside a concept of one level. There about 94 of 100 running words are of the author's level or
 * an easier one, and fewer of the level below. Above B1 there is little to calibrate on (19 examples of B2, nothing of
 * C1 and C2), and nothing with long sentences: the other figures here are set by judgement.
 */
const coveredShare = 0.93
/** Words that the lexicon lacks, names apart, count as C1; where they are more than this share, the text is C2. */
const unknownShareOfC2 = 0.15
/** Fewer running words than this say nothing. */
const leastWords = 30
/** Average words a sentence from which a text is at least of the level, however easy its words are. */
const leastSentenceLength: readonly (readonly [words: number, level: Level])[] = [
  [23, 'C1'],
  [18, 'B2'],
  [14, 'B1'],
]
/** Lyrics and automatic captions come without full stops: then the length of a sentence is not known. */
const mostWordsPerMark = 40

/**
 * The CEFR level that a text speaks for by its words and the length of its sentences.
 * @param lines of the transcript, in order; a sentence may run over several
 * @param unknownWords `left out` for the text of a learner: what the lexicon lacks is there mostly a slip of the pen
 * @returns null where there is too little text
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

/** Place of the word's level among the levels, `unknown` where the lexicon lacks it, null for a name. */
function rankOf(lexicon: Lexicon, language: TargetLanguageCode, word: string, at: number): number | null {
  const readings = lexicon.readings(language, word)
  if (readings.length > 0) return Math.min(...readings.map(({ concept }) => rankOfLevel(concept.level)))
  // A capital within a line is a name; at its head it may be anything, and in German any noun has one.
  const isName = /^\p{Lu}/u.test(word) && at > 0 && !packs[language]?.capitalNouns
  return isName ? null : unknown
}

/** The lowest level that, with those below it, covers the text. */
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
