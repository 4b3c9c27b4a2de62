import { lemmaKey } from '@verbena/language/text/lemma-key'

/** Instead of a concept: any meaning of a phrase. Phrases of the phrasebook have no ids of their own. */
export const anyPhrase = 'phrase'

/** The reading of a word that a reader has checked: the id of its concept or `anyPhrase`, and its lemma. */
export type PinnedWord = { lemma: string; concept: string }

/** A sentence of ours whose words have checked readings. */
export type PinnedSentence = {
  /** The words as text keys, in order. */
  words: readonly string[]
  /** The reading of each word; null where the lexicon has none, for example for names. */
  readings: readonly (PinnedWord | null)[]
}

export type PinnedSentences = {
  /** The reading of the word at an index, if the words around it are a pinned sentence. */
  find: (words: readonly string[], at: number) => PinnedWord | undefined
}

/** The maximum of words before a word in its sentence. */
const reach = 60

/** Indexes sentences by their first two words. A sentence of one word is left out, because it occurs in any text. */
export function indexPinned(sentences: readonly PinnedSentence[]): PinnedSentences {
  const byStart = new Map<string, PinnedSentence[]>()
  for (const sentence of sentences) {
    const [first, second] = sentence.words
    if (first === undefined || second === undefined) continue
    const key = `${first} ${second}`
    byStart.set(key, [...(byStart.get(key) ?? []), sentence])
  }
  return {
    find: (words, at) => {
      for (let start = at; start >= Math.max(0, at - reach); start--)
        for (const sentence of byStart.get(`${words[start]} ${words[start + 1]}`) ?? [])
          if (
            sentence.words.length > at - start &&
            startsAt(words, start, sentence) &&
            isSure(words, sentence)
          )
            return sentence.readings[at - start] ?? undefined
      return undefined
    },
  }
}

const startsAt = (words: readonly string[], start: number, sentence: PinnedSentence) =>
  sentence.words.every((word, index) => words[start + index] === word)

/** So many words do not stand in another sentence by chance; a shorter sentence must be the whole text: "Es tarde." */
const chanceMaximum = 3

const isSure = (words: readonly string[], sentence: PinnedSentence) =>
  sentence.words.length > chanceMaximum || sentence.words.length === words.length

export const nothingPinned: PinnedSentences = { find: () => undefined }

/** Whether a reading is the pinned one. */
export const isPinned = (
  { concept, lemma, isPhrase }: { concept: { id: string }; lemma: string; isPhrase?: true },
  pinned: PinnedWord,
): boolean =>
  (pinned.concept === anyPhrase ? isPhrase === true : concept.id === pinned.concept) &&
  lemmaKey(lemma) === lemmaKey(pinned.lemma)
