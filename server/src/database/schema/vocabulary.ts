import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { timestampColumn } from './timestamp-column.ts'

/** The specification's theme. */
export const wordList = pgTable(
  'word_list',
  {
    learnerId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    name: text('name').notNull(),
    /** `textKey` of the name: no two lists of a learner have one. */
    nameKey: text('name_key').notNull(),
    description: text('description').notNull().default(''),
    /** Kept, not counted: listings read them on every visit. */
    wordCount: integer('word_count').notNull().default(0),
    /** Of its words, those that were ever answered in its test, and those that were right the last time. */
    answeredCount: integer('answered_count').notNull().default(0),
    correctCount: integer('correct_count').notNull().default(0),
    /** Where the learner put it among the others; those that were never moved stand before, the newest first. */
    position: integer('position').notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
    /** When a word was last saved to it: the list that the word card offers first. */
    usedAt: timestampColumn('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    uniqueIndex('word_list_name').on(table.learnerId, table.nameKey),
    index('word_list_used').on(table.learnerId, table.usedAt),
  ],
)

export const word = pgTable(
  'word',
  {
    learnerId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    listId: uuid('list_id').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    /** `textKey` of the text: the same word saved twice is one word. */
    textKey: text('text_key').notNull(),
    /** `lemmaKey` of the base form that was meant: vino is venir or vino. */
    lemmaKey: text('lemma_key').notNull(),
    translation: text('translation').notNull(),
    /** Text and translation as they are searched (`searchKeyOf`). */
    searchKey: text('search_key').notNull(),
    definition: text('definition').notNull(),
    example: text('example').notNull(),
    lastCorrect: boolean('last_correct'),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    foreignKey({
      columns: [table.learnerId, table.listId],
      foreignColumns: [wordList.learnerId, wordList.id],
    }).onDelete('cascade'),
    uniqueIndex('word_unique_in_list').on(table.learnerId, table.listId, table.language, table.textKey),
    index('word_by_lemma').on(table.learnerId, table.language, table.lemmaKey),
    index('word_listing').on(table.learnerId, table.listId, table.createdAt, table.id),
    // Among the words of all lists those of one: a list's id is like no other's.
    index('word_search').using('gin', table.listId, table.searchKey.op('gin_trgm_ops')),
  ],
)

/** Every answer ever given; `id` may come from the client, so that a repeated call counts once. */
export const wordAttempt = pgTable(
  'word_attempt',
  {
    learnerId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    wordId: uuid('word_id').notNull(),
    isCorrect: boolean('is_correct').notNull(),
    answeredAt: timestampColumn('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    foreignKey({
      columns: [table.learnerId, table.wordId],
      foreignColumns: [word.learnerId, word.id],
    }).onDelete('cascade'),
    index('word_attempt_by_word').on(table.learnerId, table.wordId, table.answeredAt),
  ],
)

/** How well a base form is known; one that is new has no row. */
export const lemmaStatus = pgTable(
  'lemma_status',
  {
    learnerId: owner(),
    language: text('language').notNull(),
    /** `lemmaKey` of the base form. */
    lemma: text('lemma').notNull(),
    status: text('status', { enum: ['learning', 'known', 'ignored'] }).notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.language, table.lemma] })],
)

/** A form that is a word of its own to a learner: what they save of it and say of it is kept under the form itself. */
export const ownForm = pgTable(
  'own_form',
  {
    learnerId: owner(),
    language: text('language').notNull(),
    /** `textKey` of the form. */
    form: text('form').notNull(),
    /** The base form that it was taken from: there it goes back, and there its sentences are found. */
    lemma: text('lemma').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.language, table.form] })],
)

/** What a learner notes of a base form, whichever lists hold it; an empty note has no row. */
export const lemmaNote = pgTable(
  'lemma_note',
  {
    learnerId: owner(),
    language: text('language').notNull(),
    /** `lemmaKey` of the base form. */
    lemma: text('lemma').notNull(),
    note: text('note').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.language, table.lemma] })],
)
