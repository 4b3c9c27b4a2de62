import type { TargetLanguageCode } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { packs } from '@verbena/language/packs/packs'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { runningWords } from '../transcript/running-words.ts'

/**
 * Calibrated twice, by two kinds of texts whose authors gave their level. In texts from outside (228 graded English ones) a
 * tenth of the words is unknown to the lexicon, and 79 of 100 running words are of the author's level or easier. Words that
 * the lexicon lacks, except names, count as C1, and with more than 35 of 100 a text is C2. Other languages have the shares of
 * English, corrected by their share of unknown words (`levelEstimate` in the pack).
 */
const coveredShare = 0.79
const unknownShareOfC2 = 0.35
/**
 * Texts of our own, and texts of learners, have short sentences and hardly a word that the lexicon lacks. Their level is a sum
 * of the shares of words above A1 and above A2, and of the words per sentence, fitted to the texts of
 * `bench/texts/graded-texts.ts`, all levels alike. `base`: the sum of a text of nothing but A1 and no length.
 */
const simple = { aboveA1: 3.3, aboveA2: 4.65, perWord: 0.303, base: -1.5 }
const simpleUnknownShare = 0.045
/** More words in a sentence make a text no harder. */
const longestSentence = 25
/** Where sentences end is unknown in lyrics; this is the average of our lines. */
const usualSentence = 6
/** A text with fewer running words has no estimate. */
const leastWords = 30
/** Average words per sentence from which a text is at least of a level, even if its words are easy. */
const leastSentenceLength: readonly (readonly [words: number, level: Level])[] = [
  [23, 'C1'],
  [18, 'B2'],
  [14, 'B1'],
]
/**
 * With more words per full stop, or with fewer sentences than half of the lines, the length of sentences is unknown, because lyrics and automatic captions have few
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
  const average = sentenceLength(lines, words.length)
  const unknownShare = ranks.filter((rank) => rank === unknown).length / ranks.length
  const asSimple = rankOfSimpleText(ranks, average, language)
  const asOther = Math.max(rankOfWords(ranks, unknownShare, language), rankOfSentences(average))
  const isSimple = unknownWords === 'left out' || unknownShare <= simpleUnknownShare
  const rank = Math.min(levels.length - 1, Math.max(0, Math.round(isSimple ? asSimple : asOther)))
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

/** The share of words of a level or easier. */
const shareUpTo = (ranks: readonly number[], highest: number) =>
  ranks.filter((rank) => rank <= highest).length / ranks.length

/** The rank of a text with easy words, as a number between the levels. */
function rankOfSimpleText(ranks: readonly number[], average: number, language: TargetLanguageCode): number {
  return (
    simple.base +
    (packs[language]?.levelEstimate?.simpleTexts ?? 0) +
    simple.aboveA1 * (1 - shareUpTo(ranks, rankOfLevel('A1'))) +
    simple.aboveA2 * (1 - shareUpTo(ranks, rankOfLevel('A2'))) +
    simple.perWord * Math.min(average || usualSentence, longestSentence)
  )
}

/** The lowest level that covers the text together with the levels below it. */
function rankOfWords(ranks: readonly number[], unknownShare: number, language: TargetLanguageCode): number {
  const { moreUnknownWords = 0 } = packs[language]?.levelEstimate ?? {}
  if (unknownShare > unknownShareOfC2 + moreUnknownWords) return rankOfLevel('C2')
  const covered = levels.findIndex((_, rank) => shareUpTo(ranks, rank) >= coveredShare - moreUnknownWords)
  return covered < 0 ? rankOfLevel('C1') : covered
}

/** The words per sentence; 0 if too few marks show where sentences end. */
function sentenceLength(lines: readonly string[], wordCount: number): number {
  const sentences = lines
    .join(' ')
    .split(/[.!?…;·]+/)
    .filter((part) => /\p{L}/u.test(part)).length
  const average = wordCount / Math.max(1, sentences)
  // A sentence of a song has several lines, and is no harder for it.
  const ofLines = (1.5 * wordCount) / lines.length
  return average > mostWordsPerMark ? 0 : Math.min(average, ofLines)
}

function rankOfSentences(average: number): number {
  const reached = leastSentenceLength.find(([words]) => average >= words)
  return reached ? rankOfLevel(reached[1]) : 0
}
