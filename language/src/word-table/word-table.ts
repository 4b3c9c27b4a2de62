import type { AnsweredCard } from '../spaced-repetition/history.ts'
import type { Direction } from '../spaced-repetition/question-kind.ts'
import type { ReviewCard } from '../spaced-repetition/scheduler.ts'

/** The review card of a word in one direction, as a file has it. */
export type TableCard = ReviewCard & {
  direction: Direction
  introducedAt: Date | null
  createdAt: Date
  isActive: boolean
  /** The reviews of the card, oldest first. */
  reviews: AnsweredCard[]
}

/** Fields of a word that only our own files have. */
export type OwnFacts = {
  /** A UUID. */
  id: string
  lemma: string
  status: 'new' | 'learning' | 'known' | 'ignored'
  createdAt: Date | null
}

/** One word of a file. It has a plain text cell for each column. */
export type TableRow = {
  cells: string[]
  cards: TableCard[]
  /** Null in files of other programs. */
  own: OwnFacts | null
}

/** Formats of files that words are imported from. */
export const wordFileFormats = ['anki', 'csv', 'tsv'] as const

/** A file with words, before its columns are mapped to fields. */
export type WordTable = {
  format: (typeof wordFileFormats)[number]
  columns: string[]
  rows: TableRow[]
  /** Whether Verbena wrote the file. */
  isOwn: boolean
  /** Descriptions of the lists in the file, by their names in the rows. */
  listDescriptions: Map<string, string>
}

/** Reasons why a file cannot be read. The web has a message for each. */
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

/** The table of a file, or the reason why it cannot be read. */
export type WordFile = { table: WordTable } | { problem: WordFileProblem }

/** The maximum of rows of a file. */
export const tableRowsMaximum = 100_000
/** The maximum of columns of a file. */
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
