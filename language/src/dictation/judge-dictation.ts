import type { WordRun } from '../judge/compare-pair.ts'
import { compareWords } from '../judge/compare-words.ts'
import { type Verdict, verdictOf } from '../judge/verdict-of.ts'
import { sentenceWords } from '../lessons/sentence-words.ts'
import { textKey } from '../text/text-key.ts'

/** A written line compared with the spoken one. */
export type DictationJudgement = {
  /** The typed words aligned with the words of the line. */
  runs: WordRun[]
  /** Number of words of the line. */
  total: number
  /** Number of words that were typed correctly; slips do not matter, nor accents that make no other word. */
  heard: number
  /** As in lessons; a line has one order. */
  verdict: Exclude<Verdict, 'order'>
  /** Words of the line that were missed, in its spelling. */
  missed: string[]
}

const isUnderstood = ({ kind }: WordRun) => kind === 'same' || kind === 'accent' || kind === 'slip'

/**
 * Judges the typed text of a spoken line. Case and punctuation do not matter, nor accents that make no other word.
 * @param isWord whether a typed word occurs elsewhere in the text; then it was misheard, and is no slip
 * @example judgeDictation('el pan esta aqui', 'El pan está aquí.', () => false).verdict // 'right'
 */
export function judgeDictation(
  written: string,
  line: string,
  isWord: (word: string) => boolean,
  forgivesAccents = true,
): DictationJudgement {
  const runs = compareWords(written, line, { isWord, accents: forgivesAccents ? 'word' : 'always' })
  const total = sentenceWords(line).length
  const heard = runs.filter(isUnderstood).length
  const missed = runs
    .filter((run) => run.expected !== '' && !isUnderstood(run))
    .map(({ expected }) => expected)
  return { runs, total, heard, verdict: verdictOf(runs), missed }
}

/** @returns a function that tells whether a word occurs in the lines, regardless of case */
export function wordsSpokenIn(lines: readonly { text: string }[]): (word: string) => boolean {
  const spokenKeys = new Set(
    lines.flatMap(({ text }) => sentenceWords(text).map((word) => textKey(word.text))),
  )
  return (word) => sentenceWords(word).every(({ text }) => spokenKeys.has(textKey(text)))
}
