import type { TableCard } from '@verbena/language/word-table/word-table'
import type { WrittenAnswer } from './write-answers.ts'

export type PackedWord = {
  /** A UUID, by which Anki and our import recognise the word. */
  id: string
  list: { id: string; name: string; description: string }
  language: string
  word: string
  lemma: string
  translation: string
  definition: string
  example: string
  status: 'new' | 'learning' | 'known' | 'ignored'
  /** File names of sounds in the package; null without a sound. */
  wordSound: string | null
  exampleSound: string | null
  /** File name of the picture of the example; null without one. */
  examplePicture: string | null
  createdAt: Date
  cards: PackedCard[]
}

export type PackedCard = Omit<TableCard, 'reviews'> & { reviews: WrittenAnswer[] }
