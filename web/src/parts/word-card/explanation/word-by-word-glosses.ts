import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'

/** The server adds this to the sources of a phrase that it could only translate word by word. */
const label = 'word by word'
const between = ' · '

type Gloss = { text: string; gloss: string }

/** The names of the sources, without that label. */
export function sourceNames(source: string | undefined): string {
  return piecesOf(source)
    .filter((name) => name !== label)
    .join(', ')
}

/** Whether a phrase has no entry of its own, and each of its words is translated separately. */
export function isWordByWord({ source, isOwn = false }: Pick<Explanation, 'source' | 'isOwn'>): boolean {
  return !isOwn && piecesOf(source).includes(label)
}

/** Each word of a phrase with its translation; null if they cannot be separated. */
export function wordByWordGlosses(
  { word, translation }: Pick<Explanation, 'word' | 'translation'>,
  language: TargetLanguageCode,
): Gloss[] | null {
  const words = tokenise(word, language).filter(({ isWord }) => isWord)
  const glosses = translation.split(between)
  if (words.length !== glosses.length) return null
  return words.map(({ text }, index) => ({ text, gloss: glosses[index] ?? '' }))
}

const piecesOf = (source = '') => source.split(', ').filter(Boolean)
