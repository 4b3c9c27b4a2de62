import type { CatalogueTranscript } from '@verbena/content/catalogue/catalogue-schema'
import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { learner } from './accounts.ts'
import { timestampColumn } from './timestamp-column.ts'

export type StoredSource =
  | { type: 'youtube'; videoId: string }
  | { type: 'file'; files: { src: string; mime: string }[] }

/** Videos and songs, both of the catalogue and of learners. */
export const mediaItem = pgTable(
  'media_item',
  {
    id: text('id').primaryKey(),
    /** The learner who added it; null for the catalogue, which every learner can see. */
    ownerId: uuid('owner_id').references(() => learner.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['video', 'song'] }).notNull(),
    title: text('title').notNull(),
    titleTranslations: jsonb('title_translations').$type<Partial<Record<string, string>>>().notNull(),
    /** The words of the title and its translations, normalised for searches by `titleKey`. */
    titleKey: text('title_key').notNull().default(''),
    language: text('language').notNull(),
    level: text('level').notNull(),
    /** The level estimated from the words and sentences of the transcript; null when the transcript is too short. */
    estimatedLevel: text('estimated_level'),
    category: text('category').notNull(),
    place: text('place'),
    link: text('link'),
    source: jsonb('source').$type<StoredSource>().notNull(),
    thumbnail: text('thumbnail').notNull(),
    durationSeconds: doublePrecision('duration_seconds'),
    isPremium: boolean('is_premium').notNull().default(false),
    credits: text('credits').array().notNull().default([]),
    /** Hash of the entry of the starter catalogue or import from which the row was written; null for own media. */
    contentHash: text('content_hash'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    /** When its owner removed it. The owner can undo that until the row is deleted. Null for the catalogue. */
    removedAt: timestampColumn('removed_at'),
  },
  (table) => {
    // Each combination of filters has an index in the order of the listing, so that the cost of a page does not depend
    // on the number of items.
    const { language, kind, level, category, createdAt, id } = table
    const isPublic = isNull(table.ownerId)
    return [
      index('media_item_listing').on(language, kind, createdAt, id).where(isPublic),
      index('media_item_by_level').on(language, kind, level, createdAt, id).where(isPublic),
      index('media_item_by_category').on(language, kind, category, createdAt, id).where(isPublic),
      index('media_item_by_level_and_category')
        .on(language, kind, level, category, createdAt, id)
        .where(isPublic),
      index('media_item_title').using('gin', table.titleKey.op('gin_trgm_ops')).where(isPublic),
      index('media_item_owner').on(table.ownerId, table.createdAt, id),
      // A learner has a YouTube video only once, even when adding it again.
      uniqueIndex('media_item_own_youtube')
        .on(table.ownerId, kind, sql`(${table.source} ->> 'videoId')`)
        .where(isNotNull(table.ownerId)),
      index('media_item_removed').on(table.removedAt).where(isNotNull(table.removedAt)),
    ]
  },
)

/** The transcript of a media item, always read and written as a whole. */
export const transcript = pgTable('transcript', {
  mediaId: text('media_id')
    .primaryKey()
    .references(() => mediaItem.id, { onDelete: 'cascade' }),
  segments: jsonb('segments').$type<CatalogueTranscript['segments']>().notNull(),
})

/** How often each lemma occurs in a media item, to compute the share of the words that a learner knows. */
export const mediaLemmas = pgTable('media_lemmas', {
  mediaId: text('media_id')
    .primaryKey()
    .references(() => mediaItem.id, { onDelete: 'cascade' }),
  /** `lemmaKey` of each lemma. */
  lemmas: text('lemmas').array().notNull(),
  /** The count of the lemma at the same index in `lemmas`. */
  counts: integer('counts').array().notNull(),
})

/** The segments in which each lemma occurs, to show a word in other sentences. */
export const sentenceLemma = pgTable(
  'sentence_lemma',
  {
    language: text('language').notNull(),
    /** `lemmaKey` of the lemma. */
    lemma: text('lemma').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaItem.id, { onDelete: 'cascade' }),
    /** Index of the segment in its transcript, from 0. */
    segment: integer('segment').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.lemma, table.mediaId, table.segment] }),
    index('sentence_lemma_media').on(table.mediaId),
  ],
)
