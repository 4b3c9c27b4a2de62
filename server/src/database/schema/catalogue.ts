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

/** Videos and songs: of the catalogue, which every learner can see, and learners' own. */
export const mediaItem = pgTable(
  'media_item',
  {
    id: text('id').primaryKey(),
    /** Who brought it; null for the catalogue, which is everybody's. */
    ownerId: uuid('owner_id').references(() => learner.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['video', 'song'] }).notNull(),
    title: text('title').notNull(),
    titleTranslations: jsonb('title_translations').$type<Partial<Record<string, string>>>().notNull(),
    /** The words of the title and its translations, folded for searching: `titleKey` writes it. */
    titleKey: text('title_key').notNull().default(''),
    language: text('language').notNull(),
    level: text('level').notNull(),
    /** The level that the words and sentences of the transcript speak for; null where there is too little of it. */
    estimatedLevel: text('estimated_level'),
    category: text('category').notNull(),
    place: text('place'),
    link: text('link'),
    source: jsonb('source').$type<StoredSource>().notNull(),
    thumbnail: text('thumbnail').notNull(),
    durationSeconds: doublePrecision('duration_seconds'),
    isPremium: boolean('is_premium').notNull().default(false),
    credits: text('credits').array().notNull().default([]),
    /** Hash of what the starter catalogue or an import held when this row was written; null for a learner's own. */
    contentHash: text('content_hash'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    /** When its owner removed it; until it is swept it may be taken back. Null for the catalogue. */
    removedAt: timestampColumn('removed_at'),
  },
  (table) => {
    // A listing is read in the order of its index whatever is chosen, so that a page costs the same among any number.
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
      // A learner has a video of YouTube once, however often it is added.
      uniqueIndex('media_item_own_youtube')
        .on(table.ownerId, kind, sql`(${table.source} ->> 'videoId')`)
        .where(isNotNull(table.ownerId)),
      index('media_item_removed').on(table.removedAt).where(isNotNull(table.removedAt)),
    ]
  },
)

/** Read and written whole. */
export const transcript = pgTable('transcript', {
  mediaId: text('media_id')
    .primaryKey()
    .references(() => mediaItem.id, { onDelete: 'cascade' }),
  segments: jsonb('segments').$type<CatalogueTranscript['segments']>().notNull(),
})

/** How often each base form is said in an item, a running word counting once: for the share that a learner knows. */
export const mediaLemmas = pgTable('media_lemmas', {
  mediaId: text('media_id')
    .primaryKey()
    .references(() => mediaItem.id, { onDelete: 'cascade' }),
  /** `lemmaKey` of each base form. */
  lemmas: text('lemmas').array().notNull(),
  /** Beside `lemmas`, one by one. */
  counts: integer('counts').array().notNull(),
})

/** Where a base form is said: for showing a word in other sentences. */
export const sentenceLemma = pgTable(
  'sentence_lemma',
  {
    language: text('language').notNull(),
    /** `lemmaKey` of the base form. */
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
