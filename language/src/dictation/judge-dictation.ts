import { compareWords, type WordRun } from '../lessons/compare-words.ts'
import { sentenceWords } from '../lessons/sentence-words.ts'

/** A written line compared with the spoken one. */
export type DictationJudgement = {
  /** What was written, word by word beside what is said. */
  runs: WordRun[]
  /** Words of the line, and those of them that were heard: accents and slips of the finger are forgiven. */
  total: number
  heard: number
  /** `right`: every word and none too many; `nearly`: half of the words or more. */
  verdict: 'right' | 'nearly' | 'wrong'
  /** Words of the line that were not heard, as it spells them. */
  missed: string[]
}

const isUnderstood = ({ kind }: WordRun) => kind === 'same' || kind === 'accent' || kind === 'slip'

/**
 * Judges what was written of a line that was heard. Case, marks and accents do not matter.
 * @param isWord whether a written word is one that the text has elsewhere: then it was misheard, and is no slip
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

/** Tells whether a word is said anywhere in a text, whatever its case and accents. */
export function wordsSpokenIn(lines: readonly { text: string }[]): (word: string) => boolean {
  const said = new Set(lines.flatMap(({ text }) => sentenceWords(text).map(({ key }) => key)))
  return (word) => sentenceWords(word).every(({ key }) => said.has(key))
}
