import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import type { Gender } from '../readers/part-of-speech-tags.ts'

/** 0: in a dictionary; 1: by several languages; 2: by one language only. */
export type Certainty = 0 | 1 | 2

/** Text, certainty, sources (indexes into the manifest's list), and a score by which translations are ordered. */
export type RowTranslation = [text: string, certainty: Certainty, sources: number[], score: number]

/**
 * One part of speech of a headword in a pack. Field names are short, because there are more than a million entries. The
 * reader (server/src/providers/dictionary/pack-row.ts) has the same shape; its tests read what is written here.
 */
export type RowEntry = {
  /** Headword; left out if it is the key itself. */
  w?: string
  p?: PartOfSpeech
  g?: Gender
  i?: string
  /**
   * Translations by language. In a pack they are separate from the other fields, with a list for each entry of the
   * row.
   */
  t?: Record<string, RowTranslation[]>
  /** Definitions in a language. */
  d?: [language: string, text: string][]
  /** Examples: sentence, translation, language of the translation. */
  x?: [text: string, translation: string, into: string][]
  /** Sources of all fields except the translations. */
  s?: number[]
}

/** Base form, and its part of speech if it is known. */
export type RowForm = [lemma: string, partOfSpeech?: string]
