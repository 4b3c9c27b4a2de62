import { compareWords, type WordRun } from '../lessons/compare-words.ts'
import { sentenceWords } from '../lessons/sentence-words.ts'

/** A written line compared with the spoken one. */
export type DictationJudgement = {
  /** The typed words aligned with the words of the line. */
  runs: WordRun[]
  /** Number of words of the line. */
  total: number
  /** Number of words that were typed correctly; accents and slips do not matter. */
  heard: number
  /** `right`: all words and no extra one; `nearly`: at least half of the words. */
  verdict: 'right' | 'nearly' | 'wrong'
  /** Words of the line that were missed, in its spelling. */
  missed: string[]
}

const isUnderstood = ({ kind }: WordRun) => kind === 'same' || kind === 'accent' || kind === 'slip'

/**
 * Judges the typed text of a spoken line. Case, punctuation and accents do not matter.
 * @param isWord whether a typed word occurs elsewhere in the text; then it was misheard, and is no slip
 * @example judgeDictation('el pan esta aqui', 'El pan está aquí.', () => false).verdict // 'right'
 */
export function judgeDictation(
  written: string,
  line: string,
  isWord: (word: string) => boolean,
): DictationJudgement {
  const { runs } = compareWords(written, line, isWord)
  const total = sentenceWords(line).length
  const heard = runs.filter(isUnderstood).length
  const hasExtra = runs.some(({ kind }) => kind === 'extra')
  const missed = runs
    .filter((run) => run.expected !== '' && !isUnderstood(run))
    .map(({ expected }) => expected)
  const verdict = heard === total && !hasExtra ? 'right' : heard * 2 >= total ? 'nearly' : 'wrong'
  return { runs, total, heard, verdict, missed }
}

/** @returns a function that tells whether a word occurs in the lines, regardless of case and accents */
export function wordsSpokenIn(lines: readonly { text: string }[]): (word: string) => boolean {
  const spokenKeys = new Set(lines.flatMap(({ text }) => sentenceWords(text).map(({ key }) => key)))
  return (word) => sentenceWords(word).every(({ key }) => spokenKeys.has(key))
}
