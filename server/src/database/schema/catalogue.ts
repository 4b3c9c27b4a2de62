import type { CatalogueTranscript } from '@verbena/content/media-schema'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

export type StoredSource =
  | { type: 'youtube'; videoId: string }
  | { type: 'file'; files: { src: string; mime: string }[] }

/** Videos and songs that every learner can see. */
export const mediaItem = pgTable(
  'media_item',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['video', 'song'] }).notNull(),
    title: text('title').notNull(),
    titleTranslations: jsonb('title_translations').$type<Partial<Record<string, string>>>().notNull(),
    language: text('language').notNull(),
    level: text('level').notNull(),
    category: text('category').notNull(),
    place: text('place'),
    link: text('link'),
    source: jsonb('source').$type<StoredSource>().notNull(),
    thumbnail: text('thumbnail').notNull(),
    durationSeconds: doublePrecision('duration_seconds'),
    isPremium: boolean('is_premium').notNull().default(false),
    credits: text('credits').array().notNull().default([]),
    /** Hash of what the starter catalogue held when this row was written; null for items from elsewhere. */
    contentHash: text('content_hash'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index('media_item_listing').on(table.language, table.kind, table.createdAt, table.id)],
)

/** Read and written whole. */
export const transcript = pgTable('transcript', {
  mediaId: text('media_id')
    .primaryKey()
    .references(() => mediaItem.id, { onDelete: 'cascade' }),
  segments: jsonb('segments').$type<CatalogueTranscript['segments']>().notNull(),
})

/** Where a base form is said: for showing a word in other sentences. */
export const sentenceLemma = pgTable(
  'sentence_lemma',
  {
    language: text('language').notNull(),
    /** Folded for comparison. */
    lemma: text('lemma').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaItem.id, { onDelete: 'cascade' }),
    /** Place of the segment in its transcript, from 0. */
    segment: integer('segment').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.lemma, table.mediaId, table.segment] }),
    index('sentence_lemma_media').on(table.mediaId),
  ],
)
