import { targetLanguageCodes } from '@verbena/language/languages'
import { textEncodings } from '@verbena/language/word-table/text-encoding'
import { wordFileFormats, wordFileProblems } from '@verbena/language/word-table/word-table'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'
import { listNameMaximum } from './lists.ts'

/*
 * Import and export of words. A file is sent twice: first to read its columns, which stores nothing, then with the chosen
 * columns to preview the import or to run it. An import is one transaction.
 */

/** Maximum bytes of a word file. */
export const wordFileBytesMaximum = 20 * 1024 * 1024
/** Maximum words with sounds in one package; further words have none. */
export const packedSoundsMaximum = 2000
/** Maximum lists that one file may create. */
export const importedListsMaximum = 200
/** The interval in days from which Anki calls a card mature. */
export const matureFromDays = 21

const fileNameSchema = z.optional(text({ max: 300 }))
/** The number of a column, from 0. */
const columnSchema = z.optional(z.string().check(z.regex(/^\d{1,4}$/)))

/** The encoding of a table; detected from the bytes when left out. */
const encodingSchema = z.optional(z.enum(textEncodings))

const problemSchema = z.nullable(z.enum(wordFileProblems))

export const lookAtWordFile = endpoint({
  method: 'POST',
  path: '/api/word-imports/look',
  summary:
    'What columns and words a file has (Anki package, CSV, TSV); nothing is kept. The body is the file.',
  access: 'learner',
  query: z.strictObject({ name: fileNameSchema, encoding: encodingSchema }),
  bodyLimit: wordFileBytesMaximum,
  rawBody: true,
  reply: z.object({
    /** Why the file cannot be read; then the rest is empty. */
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
    /** Of these, those with an interval of at least `matureFromDays`. */
    matureCount: z.number(),
  }),
})
export type LookedAtFile = z.infer<typeof lookAtWordFile.reply>

/** Why a row is not imported. */
export const rowRefusals = ['noWord', 'wordTooLong', 'languageUnknown'] as const

const reportSchema = z.object({
  /** Why nothing was imported. */
  problem: problemSchema,
  added: z.number(),
  /** Existing words to which the file added something. */
  merged: z.number(),
  /** Existing words to which the file added nothing. */
  unchanged: z.number(),
  refused: z.number(),
  /** Rows with a text over the maximum length, which was cut off. */
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
export type ImportReport = z.infer<typeof reportSchema>

export const importWords = endpoint({
  method: 'POST',
  path: '/api/word-imports',
  summary:
    'Takes the words of a file over, or says what that would do. A word that is there already is not doubled. The body is the file.',
  access: 'learner',
  query: z.strictObject({
    name: fileNameSchema,
    encoding: encodingSchema,
    /** Made by the client, to ask for the progress and to cancel. */
    run: z.uuid(),
    /** `try` changes nothing. */
    mode: z.enum(['try', 'apply']),
    word: columnSchema,
    translation: columnSchema,
    definition: columnSchema,
    example: columnSchema,
    list: columnSchema,
    language: columnSchema,
    /** The language of rows that name none. */
    ofLanguage: z.enum(targetLanguageCodes),
    /** The list of rows that name none. */
    listName: text({ min: 1, max: listNameMaximum }),
    /** `keep` imports the due dates of the file. `anew` starts every word as new. */
    schedule: z.enum(['keep', 'anew']),
    /** `yes`: words with an interval of `matureFromDays` and more count as known. */
    matureIsKnown: z.enum(['yes', 'no']),
  }),
  bodyLimit: wordFileBytesMaximum,
  rawBody: true,
  reply: reportSchema,
})

const runParams = z.strictObject({ run: z.uuid() })

export const readImportProgress = endpoint({
  method: 'GET',
  path: '/api/word-imports/:run',
  summary: 'How far an import is.',
  access: 'learner',
  params: runParams,
  /** `total` is 0 while the file is read. Both are 0 if no import runs. */
  reply: z.object({ done: z.number(), total: z.number() }),
})

export const cancelImport = endpoint({
  method: 'DELETE',
  path: '/api/word-imports/:run',
  summary: 'Gives an import up; nothing of it is kept. One that is through already stays.',
  access: 'learner',
  params: runParams,
  reply: z.object({ success: z.literal(true) }),
})

/** All lists when left out. */
const ofListSchema = z.optional(z.uuid())

export const exportWordsToAnki = endpoint({
  method: 'GET',
  path: '/api/word-exports/anki',
  summary: 'Own words as an Anki package: with their schedules, and with sounds where that is asked for.',
  access: 'learner',
  query: z.strictObject({ list: ofListSchema, sounds: z.optional(z.enum(['yes', 'no'])) }),
  file: { type: 'application/octet-stream', name: 'verbena.apkg' },
  reply: z.unknown(),
})

const tableQuery = z.strictObject({ list: ofListSchema })

export const exportWordsToCsv = endpoint({
  method: 'GET',
  path: '/api/word-exports/csv',
  summary: 'Own words as a table with commas, UTF-8; a cell that a spreadsheet would run gets an apostrophe.',
  access: 'learner',
  query: tableQuery,
  file: { type: 'text/csv', name: 'verbena.csv' },
  reply: z.unknown(),
})

export const exportWordsToTsv = endpoint({
  method: 'GET',
  path: '/api/word-exports/tsv',
  summary: 'The same with tabs.',
  access: 'learner',
  query: tableQuery,
  file: { type: 'text/tab-separated-values', name: 'verbena.tsv' },
  reply: z.unknown(),
})
