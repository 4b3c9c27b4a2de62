import { targetLanguageCodes } from '@verbena/language/languages'
import { textEncodings } from '@verbena/language/word-table/text-encoding'
import { wordFileFormats, wordFileProblems } from '@verbena/language/word-table/word-table'
import * as z from 'zod/mini'
import { text } from '../text.ts'
import { listNameMaximum } from './vocabulary-limits.ts'

const fileNameSchema = z.optional(text({ max: 300 }))
/** The number of a column, from 0. */
const columnSchema = z.optional(z.string().check(z.regex(/^\d{1,4}$/)))

/** The encoding of a table; detected from the bytes when left out. */
const encodingSchema = z.optional(z.enum(textEncodings))

const problemSchema = z.nullable(z.enum(wordFileProblems))

export const lookAtWordFile = {
  summary:
    'Returns the format, columns and words of a file (Anki package, CSV, TSV) without storing anything. The body is the file.',
  query: z.strictObject({ name: fileNameSchema, encoding: encodingSchema }),
  reply: z.object({
    /** Why the file cannot be read. The other fields are then empty. */
    problem: problemSchema,
    format: z.nullable(z.enum(wordFileFormats)),
    /** True for a file of our own export, which needs no choice of columns. */
    isOwn: z.boolean(),
    rowCount: z.number(),
    /** Each with its first non-empty cells. */
    columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
    /** The first rows, cell by cell. */
    firstRows: z.array(z.array(z.string())),
    /** The most likely column for each field. */
    guess: z.object({
      word: z.optional(z.number()),
      translation: z.optional(z.number()),
      definition: z.optional(z.number()),
      example: z.optional(z.number()),
      list: z.optional(z.number()),
      language: z.optional(z.number()),
    }),
    /** Words with a due date in the file. */
    scheduledCount: z.number(),
    /** Those of `scheduledCount` with an interval of at least `matureFromDays`. */
    matureCount: z.number(),
  }),
}

/** Why a row is not imported. */
export const rowRefusals = ['noWord', 'wordTooLong', 'languageUnknown'] as const

export const reportSchema = z.object({
  /** Why nothing was imported. */
  problem: problemSchema,
  added: z.number(),
  /** Existing words to which the file added something. */
  merged: z.number(),
  /** Existing words to which the file added nothing. */
  unchanged: z.number(),
  refused: z.number(),
  /** Rows with a text that was longer than the maximum and was cut. */
  shortened: z.number(),
  /** Words whose schedule is imported. */
  scheduled: z.number(),
  /** Words that become known. */
  known: z.number(),
  /** Lists that are created. */
  newLists: z.array(z.string()),
  /** The first of each outcome; `row` counts the words of the file from 1. */
  samples: z.array(
    z.object({
      row: z.number(),
      word: z.string(),
      translation: z.string(),
      list: z.string(),
      outcome: z.enum(['added', 'merged', 'refused']),
      reason: z.optional(z.enum(rowRefusals)),
    }),
  ),
})

export const importWords = {
  summary:
    'Imports the words of a file, or previews the import. A word that already exists is not added again. The body is the file.',
  query: z.strictObject({
    name: fileNameSchema,
    encoding: encodingSchema,
    /** Made by the client, which reads the progress and cancels by it. */
    run: z.uuid(),
    /** `try` changes nothing. */
    mode: z.enum(['try', 'apply']),
    word: columnSchema,
    translation: columnSchema,
    definition: columnSchema,
    example: columnSchema,
    list: columnSchema,
    language: columnSchema,
    /** The language of rows without a language. */
    ofLanguage: z.enum(targetLanguageCodes),
    /** The list of rows without a list. */
    listName: text({ min: 1, max: listNameMaximum }),
    /** `keep` imports the due dates of the file. `anew` starts every word as new. */
    schedule: z.enum(['keep', 'anew']),
    /** `yes`: words with an interval of `matureFromDays` and more count as known. */
    matureIsKnown: z.enum(['yes', 'no']),
  }),
  reply: reportSchema,
}

const runParams = z.strictObject({ run: z.uuid() })

export const readImportProgress = {
  summary: 'Returns the progress of an import.',
  params: runParams,
  /** `total` is 0 while the file is read. Both are 0 if no import runs. */
  reply: z.object({ done: z.number(), total: z.number() }),
}

export const cancelImport = {
  summary: 'Cancels an import, which then stores nothing. An import that is already complete stays.',
  params: runParams,
  reply: z.object({ success: z.literal(true) }),
}

/** All lists when left out. */
const ofListSchema = z.optional(z.uuid())

export const exportWordsToAnki = {
  summary: "Exports the learner's words as an Anki package with their schedules, and on request with sounds.",
  query: z.strictObject({ list: ofListSchema, sounds: z.optional(z.enum(['yes', 'no'])) }),
  reply: z.unknown(),
}

const tableQuery = z.strictObject({ list: ofListSchema })

export const exportWordsToCsv = {
  summary:
    "Exports the learner's words as CSV in UTF-8. A cell that a spreadsheet would run as a formula begins with an apostrophe.",
  query: tableQuery,
  reply: z.unknown(),
}

export const exportWordsToTsv = {
  summary: "Exports the learner's words as TSV, otherwise like the CSV export.",
  query: tableQuery,
  reply: z.unknown(),
}
