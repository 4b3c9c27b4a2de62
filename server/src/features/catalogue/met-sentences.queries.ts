import { and, asc, desc, eq, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mediaItem, sentenceLemma, transcript } from '../../database/schema/catalogue.ts'
import { mediaProgress } from '../../database/schema/player.ts'
import { textPattern } from './text-pattern.ts'

type Segment = (typeof transcript.$inferSelect)['segments'][number]

export type WordAsked = {
  learnerId: string
  language: string
  /** Its `lemmaKey`. */
  lemma: string
  /** Its `textKey`; only sentences that hold it. */
  form: string | null
  withPremium: boolean
}

const segment = sql<Segment>`${transcript.segments} -> ${sentenceLemma.segment}`
const shown = {
  mediaId: mediaItem.id,
  kind: mediaItem.kind,
  title: mediaItem.title,
  segment: segment.as('segment'),
}

function says({ learnerId, language, lemma, form, withPremium }: WordAsked) {
  return and(
    eq(sentenceLemma.language, language),
    eq(sentenceLemma.lemma, lemma),
    form === null ? undefined : sql`${segment} ->> 'text' ~ ${textPattern(form)}`,
    or(isNull(mediaItem.ownerId), and(eq(mediaItem.ownerId, learnerId), isNull(mediaItem.removedAt))),
    withPremium ? undefined : eq(mediaItem.isPremium, false),
  )
}

const progressHere = (learnerId: string) =>
  and(eq(mediaProgress.mediaId, sentenceLemma.mediaId), eq(mediaProgress.learnerId, learnerId))

/** Sentences of what the learner played, what was played last first. */
export const listMetSentences = (db: Database, asked: WordAsked, from: number, limit: number) =>
  db
    .select(shown)
    .from(mediaProgress)
    .innerJoin(sentenceLemma, progressHere(asked.learnerId))
    .innerJoin(mediaItem, eq(mediaItem.id, sentenceLemma.mediaId))
    .innerJoin(transcript, eq(transcript.mediaId, sentenceLemma.mediaId))
    .where(says(asked))
    .orderBy(desc(mediaProgress.updatedAt), asc(sentenceLemma.mediaId), asc(sentenceLemma.segment))
    .offset(from)
    .limit(limit)

/** Sentences of what the learner has not played. */
export const listUnmetSentences = (db: Database, asked: WordAsked, limit: number) =>
  db
    .select(shown)
    .from(sentenceLemma)
    .innerJoin(mediaItem, eq(mediaItem.id, sentenceLemma.mediaId))
    .innerJoin(transcript, eq(transcript.mediaId, sentenceLemma.mediaId))
    .where(
      and(
        says(asked),
        notExists(db.select({ one: sql`1` }).from(mediaProgress).where(progressHere(asked.learnerId))),
      ),
    )
    .orderBy(asc(sentenceLemma.mediaId), asc(sentenceLemma.segment))
    .limit(limit)
