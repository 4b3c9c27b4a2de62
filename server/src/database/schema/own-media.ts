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

/** A file, partly or completely uploaded. Its bytes are in DATA_DIR/uploads under its id, never under a client's name. */
export const upload = pgTable(
  'upload',
  {
    learnerId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    /** The client's file name, only shown to the learner. */
    fileName: text('file_name').notNull(),
    fingerprint: text('fingerprint').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Bytes that are safely on disk. After a crash the file may be longer; it is then overwritten from here. */
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    /** MIME type; null until the file is complete and was probed. */
    type: text('type'),
    durationSeconds: doublePrecision('duration_seconds'),
    /** The media item made from the file; null until then. */
    mediaId: text('media_id').references(() => mediaItem.id, { onDelete: 'cascade' }),
    /** Whether a picture of the file is stored beside it; null until the server tried to extract one. */
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

/** Files to delete from the disk. The rows have no owner, because they must outlive the learner's account. */
export const fileToRemove = pgTable('file_to_remove', {
  uploadId: uuid('upload_id').primaryKey(),
  markedAt: timestampColumn('marked_at').notNull(),
})

/** Columns of own media in addition to the row in `media_item`, whose `owner_id` is the learner. */
export const ownMedia = pgTable(
  'own_media',
  {
    learnerId: owner(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaItem.id, { onDelete: 'cascade' }),
    /** Increased with each change of the transcript. */
    transcriptVersion: integer('transcript_version').notNull().default(0),
    transcriptOrigin: text('transcript_origin', { enum: ['text', 'transcriber'] }),
    areTimesGuessed: boolean('are_times_guessed').notNull().default(false),
    transcriptLines: integer('transcript_lines').notNull().default(0),
    /** The transcript version for which lemmas, lemma counts and level were computed. */
    factsVersion: integer('facts_version').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.mediaId] }),
    index('own_media_without_facts')
      .on(table.mediaId)
      .where(sql`${table.factsVersion} <> ${table.transcriptVersion}`),
  ],
)

/** One transcribed part of a file, stored so that a restarted job continues after it. */
export type TranscribedPart = { startSeconds: number; lines: TranscribedLine[] }

/**
 * A transcription in the background. The server that holds the lease runs it; after the lease ends, any server may claim
 * it. The row outlives its media item, because its seconds count against the learner's minutes of the day.
 */
export const transcriptionJob = pgTable(
  'transcription_job',
  {
    learnerId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    mediaId: text('media_id').notNull(),
    status: text('status', { enum: ['waiting', 'running', 'done', 'failed', 'cancelled'] }).notNull(),
    failure: text('failure', { enum: ['away', 'refused', 'tooLarge', 'nothingSaid', 'changed'] }),
    /** Length of the file; counts against the minutes of the day on which the transcription was requested. */
    seconds: doublePrecision('seconds').notNull(),
    /** The transcript version that the result replaces. */
    transcriptVersion: integer('transcript_version').notNull(),
    partsTotal: integer('parts_total'),
    parts: jsonb('parts').$type<TranscribedPart[]>().notNull().default([]),
    attempts: integer('attempts').notNull().default(0),
    leaseOwner: uuid('lease_owner'),
    /** For a running job, the end of its lease. For a waiting job, the earliest time of the next attempt. */
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
 * The alignment of a text without times with its recording; only the newest job of a media item is stored. The server
 * that increased `attempts` last runs the job until the lease ends.
 */
export const alignmentJob = pgTable(
  'alignment_job',
  {
    learnerId: owner(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaItem.id, { onDelete: 'cascade' }),
    /** The transcript version to align. */
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
