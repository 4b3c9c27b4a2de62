import { sql } from 'drizzle-orm'
import {
  bigint,
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
import type { TranscribedLine } from '../../providers/transcription/transcriber.ts'
import { owner } from './accounts.ts'
import { mediaItem } from './catalogue.ts'
import { timestampColumn } from './timestamp-column.ts'

/** A file on its way, or whole. Its bytes are in DATA_DIR/uploads under its id, never under a name from outside. */
export const upload = pgTable(
  'upload',
  {
    learnerId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    /** For the learner's eyes. */
    fileName: text('file_name').notNull(),
    fingerprint: text('fingerprint').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** What is on the disk for certain: the file may be longer after a crash, and is written over from here. */
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    /** Null until it is whole and was looked through. */
    type: text('type'),
    durationSeconds: doublePrecision('duration_seconds'),
    /** The item that was made of it; null until then. */
    mediaId: text('media_id').references(() => mediaItem.id, { onDelete: 'cascade' }),
    /** Whether a picture of it lies beside it; null until it was looked for. */
    picture: text('picture', { enum: ['there', 'none'] }),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    uniqueIndex('upload_id').on(table.id),
    uniqueIndex('upload_media').on(table.mediaId),
    index('upload_without_picture').on(table.id).where(sql`${table.picture} is null`),
    index('upload_abandoned').on(table.updatedAt).where(sql`${table.mediaId} is null`),
  ],
)

/** Files whose row is gone or about to go. Nobody's own: it outlives the account until the disk is clean. */
export const fileToRemove = pgTable('file_to_remove', {
  uploadId: uuid('upload_id').primaryKey(),
  markedAt: timestampColumn('marked_at').notNull(),
})

/** What an own item has beside its row in `media_item`, whose `owner_id` is the learner. */
export const ownMedia = pgTable(
  'own_media',
  {
    learnerId: owner(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaItem.id, { onDelete: 'cascade' }),
    /** Goes up with each change of the transcript. */
    transcriptVersion: integer('transcript_version').notNull().default(0),
    transcriptOrigin: text('transcript_origin', { enum: ['text', 'transcriber'] }),
    areTimesGuessed: boolean('are_times_guessed').notNull().default(false),
    transcriptLines: integer('transcript_lines').notNull().default(0),
    /** The version whose words were looked through: for other sentences, the known share and the level. */
    factsVersion: integer('facts_version').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.mediaId] }),
    index('own_media_without_facts')
      .on(table.mediaId)
      .where(sql`${table.factsVersion} <> ${table.transcriptVersion}`),
  ],
)

/** One part of a file that was heard: kept, so that a restart goes on after it. */
export type TranscribedPart = { startSeconds: number; lines: TranscribedLine[] }

/**
 * A transcript that is made in the background. Whoever holds the lease works on it; once the lease is over anybody
 * may take it. It outlives its item for the count of a day's minutes.
 */
export const transcriptionJob = pgTable(
  'transcription_job',
  {
    learnerId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    mediaId: text('media_id').notNull(),
    status: text('status', { enum: ['waiting', 'running', 'done', 'failed', 'cancelled'] }).notNull(),
    failure: text('failure', { enum: ['away', 'refused', 'tooLarge', 'nothingSaid', 'changed'] }),
    /** Counts against the minutes of the day it was asked for on. */
    seconds: doublePrecision('seconds').notNull(),
    /** The version of the transcript that it will replace. */
    transcriptVersion: integer('transcript_version').notNull(),
    partsTotal: integer('parts_total'),
    parts: jsonb('parts').$type<TranscribedPart[]>().notNull().default([]),
    attempts: integer('attempts').notNull().default(0),
    leaseOwner: uuid('lease_owner'),
    /** While it runs: until when its holder has it. While it waits: not before. */
    leaseUntil: timestampColumn('lease_until'),
    requestedAt: timestampColumn('requested_at').notNull(),
    finishedAt: timestampColumn('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('transcription_job_media').on(table.learnerId, table.mediaId, table.requestedAt),
    uniqueIndex('transcription_job_open')
      .on(table.mediaId)
      .where(sql`${table.status} in ('waiting', 'running')`),
    index('transcription_job_due')
      .on(table.requestedAt)
      .where(sql`${table.status} in ('waiting', 'running')`),
  ],
)

/**
 * A text without times that is looked for in the sound of its item; one row an item, the newest. Whoever raised
 * `attempts` last works on it, until the lease is over.
 */
export const alignmentJob = pgTable(
  'alignment_job',
  {
    learnerId: owner(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaItem.id, { onDelete: 'cascade' }),
    /** The only version of the transcript that it is for. */
    transcriptVersion: integer('transcript_version').notNull(),
    status: text('status', { enum: ['waiting', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('waiting'),
    failure: text('failure', { enum: ['otherText', 'unreadable', 'tooLong', 'broken'] }),
    percent: integer('percent').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    leaseUntil: timestampColumn('lease_until'),
    requestedAt: timestampColumn('requested_at').notNull(),
    finishedAt: timestampColumn('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.mediaId] }),
    index('alignment_job_due').on(table.requestedAt).where(sql`${table.status} in ('waiting', 'running')`),
  ],
)
