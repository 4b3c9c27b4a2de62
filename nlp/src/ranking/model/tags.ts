import { partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'

/**
 * The classes of the sequence model: parts of speech, finer where the neighbours differ, and punctuation marks. A contraction
 * ("zum", "it's") has a class of its own, because it also is the word that should follow.
 */
export const tags = [
  ...partsOfSpeech,
  'verb.base',
  'verb.participle',
  'verb.gerund',
  'verb.imperative',
  'preposition.contraction',
  'pronoun.contraction',
  'verb.contraction',
  'phrase',
  '.',
  ',',
  '?',
  '!',
] as const
export type Tag = (typeof tags)[number]

const indexes = new Map<string, number>(tags.map((tag, index) => [tag, index]))

/** The index of a class in `tags`. */
export const tagIndex = (tag: Tag): number => indexes.get(tag) ?? 0

/** The class of the punctuation after a word; undefined if there is none. */
export function tagOfMark(mark: string): number | undefined {
  if (mark === '') return undefined
  if (/[?;]/.test(mark)) return tagIndex('?')
  if (mark.includes('!')) return tagIndex('!')
  return tagIndex(/[.…:]/.test(mark) ? '.' : ',')
}

/** The classes that an unknown word may have. */
export const openTags: readonly number[] = (
  ['noun', 'name', 'verb', 'verb.base', 'verb.participle', 'adjective', 'adverb'] as const
).map(tagIndex)
