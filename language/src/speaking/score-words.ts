import type { WordRun } from '../judge/compare-pair.ts'
import { compareWords } from '../judge/compare-words.ts'
import { sentenceWords } from '../lessons/sentence-words.ts'

/** A word of a line: recognised, recognised as another word (`typed`), or missing. */
export type RecognisedWord = { text: string; kind: 'same' | 'other' | 'missing'; typed: string }
/** The percentage of words that were recognised, and each word. */
export type WordScore = { percent: number; words: RecognisedWord[] }

/**
 * Compares recognised speech with the words of a line. A recogniser writes no punctuation and few capitals, and its accents
 * are not reliable. There are no slips, because nobody typed: a word with one other letter is another word.
 * @param heard possible transcriptions, most likely first; the one with the best score counts
 * @returns null if nothing was recognised
 */
export function scoreWords(transcripts: readonly string[], line: string): WordScore | null {
  const total = sentenceWords(line).length
  const scores = transcripts
    .filter((one) => sentenceWords(one).length > 0)
    .map((one) => {
      const words = compareWords(one, line, { isWord: () => true, accents: 'never' })
        .filter(({ expected }) => expected !== '')
        .map(recognised)
      const same = words.filter(({ kind }) => kind === 'same').length
      return { percent: total === 0 ? 0 : Math.round((100 * same) / total), words }
    })
  return scores.reduce<WordScore | null>(
    (best, one) => (best && best.percent >= one.percent ? best : one),
    null,
  )
}

function recognised({ kind, typed, expected }: WordRun): RecognisedWord {
  if (kind === 'same' || kind === 'accent') return { text: expected, kind: 'same', typed }
  return { text: expected, kind: typed === '' ? 'missing' : 'other', typed }
}
