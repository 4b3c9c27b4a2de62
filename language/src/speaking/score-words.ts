import { compareWords, type WordRun } from '../lessons/compare-words.ts'
import { sentenceWords } from '../lessons/sentence-words.ts'

/** A word of a line, and whether it was recognised: the same, as another one (`typed`), or not at all. */
export type RecognisedWord = { text: string; kind: 'same' | 'other' | 'missing'; typed: string }
/** Share of words that were recognised, and each word. */
export type WordScore = { percent: number; words: RecognisedWord[] }

/**
 * Lays what was recognised on the words of a line. What a recogniser writes has no marks and hardly a capital, and its
 * accents are its own; a word of one letter more is another word, for nobody typed it.
 * @param heard possible transcriptions, most likely first: the one with the best score counts
 * @returns null where nothing was recognised
 */
export function scoreWords(heard: readonly string[], line: string): WordScore | null {
  const total = sentenceWords(line).length
  const scores = heard
    .filter((one) => sentenceWords(one).length > 0)
    .map((one) => {
      const words = compareWords(one, line, () => true)
        .runs.filter(({ expected }) => expected !== '')
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
