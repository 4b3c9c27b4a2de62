import type { AnsweredCard } from '../spaced-repetition/history.ts'
import type { Direction } from '../spaced-repetition/question-kind.ts'
import type { ReviewCard } from '../spaced-repetition/scheduler.ts'

/** What a file knows of the review card of one word in one direction. */
export type TableCard = ReviewCard & {
  direction: Direction
  introducedAt: Date | null
  createdAt: Date
  isActive: boolean
  /** Oldest first. */
  reviews: AnsweredCard[]
}

/** What only our own files say of a word. */
export type OwnFacts = {
  /** A UUID. */
  id: string
  lemma: string
  status: 'new' | 'learning' | 'known' | 'ignored'
  createdAt: Date | null
}

/** One word of a file: its cells are plain text, as many as the table has columns. */
export type TableRow = {
  cells: string[]
  cards: TableCard[]
  /** Null in files of others. */
  own: OwnFacts | null
}

/** Formats of files that words are imported from. */
export const wordFileFormats = ['anki', 'csv', 'tsv'] as const

/** A file with words, read and not yet understood. */
export type WordTable = {
  format: (typeof wordFileFormats)[number]
  columns: string[]
  rows: TableRow[]
  /** Whether it is one that we wrote. */
  isOwn: boolean
  /** Descriptions of the lists in the file, by their names in the rows. */
  listDescriptions: Map<string, string>
}

/** Why a file cannot be read; the web has a sentence for each. */
export const wordFileProblems = [
  'empty',
  'notText',
  'broken',
  'notAnki',
  'tooLarge',
  'tooManyWords',
  'tooManyLists',
  'tooLong',
  'busy',
  'cancelled',
] as const
export type WordFileProblem = (typeof wordFileProblems)[number]

/** The table that was read, or why it could not be. */
export type WordFile = { table: WordTable } | { problem: WordFileProblem }

/** Most rows that are read from a file. */
export const tableRowsMaximum = 100_000
/** Most columns that are read from a file. */
export const tableColumnsMaximum = 50

/** The columns of our own files. */
export const ownColumns = [
  'Word',
  'Translation',
  'Definition',
  'Example',
  'List',
  'Language',
  'Base form',
  'Status',
  'Verbena ID',
] as const
