import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { learner } from './accounts.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const owner = () =>
  uuid('learner_id')
    .notNull()
    .references(() => learner.id, { onDelete: 'cascade' })

/** The specification's theme. */
export const wordList = pgTable(
  'word_list',
  {
    learnerId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Kept, not counted: listings read them on every visit. */
    wordCount: integer('word_count').notNull().default(0),
    createdAt: at('created_at').notNull(),
    /** When a word was last saved to it: the list that the word card offers first. */
    usedAt: at('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    uniqueIndex('word_list_name').on(table.learnerId, sql`lower(${table.name})`),
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
    /** Folded for comparison: the same word saved twice is one word. */
    textKey: text('text_key').notNull(),
    translation: text('translation').notNull(),
    definition: text('definition').notNull(),
    example: text('example').notNull(),
    lastCorrect: boolean('last_correct'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    foreignKey({
      columns: [table.learnerId, table.listId],
      foreignColumns: [wordList.learnerId, wordList.id],
    }).onDelete('cascade'),
    uniqueIndex('word_once_in_list').on(table.learnerId, table.listId, table.language, table.textKey),
    index('word_by_text').on(table.learnerId, table.language, table.textKey),
    index('word_listing').on(table.learnerId, table.listId, table.createdAt, table.id),
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
    answeredAt: at('answered_at').notNull(),
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
    /** Folded for comparison. */
    lemma: text('lemma').notNull(),
    status: text('status', { enum: ['learning', 'known', 'ignored'] }).notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.language, table.lemma] })],
)
