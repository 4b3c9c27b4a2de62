import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import type { Gender } from '../readers/part-of-speech-tags.ts'

/** 0 in a dictionary, 1 several languages lead there, 2 only one does. */
export type Certainty = 0 | 1 | 2

/** Text, certainty, sources (indexes into the manifest's list), and a score that orders it among the others. */
export type RowTranslation = [text: string, certainty: Certainty, sources: number[], score: number]

/**
 * One word class of a headword, as it stands in a pack. Short names: there are more than a million.
 * The reader (server/src/providers/dictionary/pack-row.ts) has the same shape; its tests read what is written here.
 */
export type RowEntry = {
  /** Headword; left out when it is the key itself. */
  w?: string
  p?: PartOfSpeech
  g?: Gender
  i?: string
  /** Translations by language: in a pack they stand apart from the rest, a list for each entry of the row. */
  t?: Record<string, RowTranslation[]>
  /** Definitions in a language. */
  d?: [language: string, text: string][]
  /** Examples: sentence, its translation, the language of that. */
  x?: [text: string, translation: string, into: string][]
  /** Sources of everything but the translations. */
  s?: number[]
}

/** Base form, and its part of speech where it is known. */
export type RowForm = [lemma: string, partOfSpeech?: string]
