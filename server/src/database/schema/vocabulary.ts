import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
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

/** A theme, in the words of the specification. */
export const wordList = pgTable(
  'word_list',
  {
    learnerId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    name: text('name').notNull(),
    /** `textKey` of the name; unique among the lists of a learner. */
    nameKey: text('name_key').notNull(),
    description: text('description').notNull().default(''),
    /** Stored, because every listing reads it. */
    wordCount: integer('word_count').notNull().default(0),
    /** Number of its words that were answered in its test, and of those whose last answer was correct. */
    answeredCount: integer('answered_count').notNull().default(0),
    correctCount: integer('correct_count').notNull().default(0),
    /** Position that the learner chose. Lists that were never moved come first, the newest at the top. */
    position: integer('position').notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
    /** When a word was last saved to it; the word card preselects the list used last. */
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
    /** `textKey` of the text, so that a word that is saved twice is stored once. */
    textKey: text('text_key').notNull(),
    /** `lemmaKey` of the lemma that the learner chose: for "vino", either venir or vino. */
    lemmaKey: text('lemma_key').notNull(),
    translation: text('translation').notNull(),
    /** `searchKey` of text and translation, for searches. */
    searchKey: text('search_key').notNull(),
    definition: text('definition').notNull(),
    example: text('example').notNull(),
    /** The form that is shown, with its article (el perro, das Haus); empty where it is `text`. */
    headword: text('headword').notNull().default(''),
    /** The place where the word was found: the item, and the times of the line in seconds. The item may be gone. */
    sourceMediaId: text('source_media_id'),
    sourceStart: doublePrecision('source_start'),
    sourceEnd: doublePrecision('source_end'),
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
    // The list comes first, because a search looks through one list.
    index('word_search').using('gin', table.listId, table.searchKey.op('gin_trgm_ops')),
  ],
)

/**
 * The clip of a saved word: the sound of its line, and a picture. The files are in DATA_DIR/clips under `id`. A trigger adds
 * the id of a deleted row to `clip_to_remove`.
 */
export const wordClip = pgTable(
  'word_clip',
  {
    learnerId: owner(),
    wordId: uuid('word_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    /** `waiting` until it is cut; `none` if it cannot be cut. */
    state: text('state', { enum: ['waiting', 'ready', 'none'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried (again). */
    dueAt: timestampColumn('due_at').notNull(),
    hasSound: boolean('has_sound').notNull().default(false),
    hasPicture: boolean('has_picture').notNull().default(false),
    bytes: integer('bytes').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.wordId] }),
    foreignKey({
      columns: [table.learnerId, table.wordId],
      foreignColumns: [word.learnerId, word.id],
    }).onDelete('cascade'),
    uniqueIndex('word_clip_id').on(table.id),
    index('word_clip_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
  ],
)

/** Files of clips to delete from the disk. The rows have no owner, because they must outlive the account. */
export const clipToRemove = pgTable('clip_to_remove', { clipId: uuid('clip_id').primaryKey() })

/** Every answer in a vocabulary test. `id` may come from the client, so that a repeated request counts once. */
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

/** The word status of a lemma; a new lemma has no row. */
export const lemmaStatus = pgTable(
  'lemma_status',
  {
    learnerId: owner(),
    language: text('language').notNull(),
    /** `lemmaKey` of the lemma. */
    lemma: text('lemma').notNull(),
    status: text('status', { enum: ['learning', 'known', 'ignored'] }).notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.language, table.lemma] })],
)

/** An inflected form that a learner treats as a separate word: its words, cards and status use the form as lemma. */
export const ownForm = pgTable(
  'own_form',
  {
    learnerId: owner(),
    language: text('language').notNull(),
    /** `textKey` of the form. */
    form: text('form').notNull(),
    /** The original lemma, to undo the separation and to find sentences. */
    lemma: text('lemma').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.language, table.form] })],
)

/** A learner's note about a lemma, shared by all lists that contain it; an empty note has no row. */
export const lemmaNote = pgTable(
  'lemma_note',
  {
    learnerId: owner(),
    language: text('language').notNull(),
    /** `lemmaKey` of the lemma. */
    lemma: text('lemma').notNull(),
    note: text('note').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.language, table.lemma] })],
)
