import type { Reading } from '../../lexicon/readings.ts'
import { type Tag, tagIndex, tags } from './tags.ts'

/** The index of the class of a reading in `tags`. */
export function tagOf({ isPhrase, concept, reasons }: Reading): number {
  if (isPhrase) return tagIndex('phrase')
  const { partOfSpeech } = concept
  const contraction = reasons.includes('contraction')
    ? tags.indexOf(`${partOfSpeech}.contraction` as Tag)
    : -1
  if (contraction >= 0) return contraction
  if (partOfSpeech !== 'verb') return tagIndex(partOfSpeech)
  if (reasons.length === 0 || reasons.includes('infinitive')) return tagIndex('verb.base')
  for (const form of ['participle', 'gerund', 'imperative'] as const)
    if (reasons.includes(form)) return tagIndex(`verb.${form}`)
  return tagIndex('verb')
}
