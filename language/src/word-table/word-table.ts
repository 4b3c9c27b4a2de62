import type { Direction } from '../memory/exercise.ts'
import type { AnsweredMemory } from '../memory/history.ts'
import type { Memory } from '../memory/scheduler.ts'

/** What a file knows of the memory of one word in one direction. */
export type TableCard = Memory & {
  direction: Direction
  introducedAt: Date | null
  createdAt: Date
  isAsked: boolean
  /** Oldest first. */
  reviews: AnsweredMemory[]
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

export const wordFileFormats = ['anki', 'csv', 'tsv'] as const

/** A file with words, read and not yet understood. */
export type WordTable = {
  format: (typeof wordFileFormats)[number]
  columns: string[]
  rows: TableRow[]
  /** Whether it is one that we wrote. */
  isOwn: boolean
  /** What the file says of its lists, by their names as they stand in the rows. */
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

export type WordFile = { table: WordTable } | { problem: WordFileProblem }

export const tableRowsMaximum = 100_000
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
