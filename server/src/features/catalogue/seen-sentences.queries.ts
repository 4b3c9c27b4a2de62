import { and, asc, desc, eq, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mediaItem, sentenceLemma, transcript } from '../../database/schema/catalogue.ts'
import { mediaProgress } from '../../database/schema/player.ts'
import { textPattern } from './text-pattern.ts'

type Segment = (typeof transcript.$inferSelect)['segments'][number]

export type WordQuery = {
  learnerId: string
  language: string
  /** `lemmaKey` of the lemma. */
  lemma: string
  /** `textKey` of a form, to find only sentences with this form; null for all forms. */
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

function containsWord({ learnerId, language, lemma, form, withPremium }: WordQuery) {
  return and(
    eq(sentenceLemma.language, language),
    eq(sentenceLemma.lemma, lemma),
    form === null ? undefined : sql`${segment} ->> 'text' ~ ${textPattern(form)}`,
    or(isNull(mediaItem.ownerId), and(eq(mediaItem.ownerId, learnerId), isNull(mediaItem.removedAt))),
    withPremium ? undefined : eq(mediaItem.isPremium, false),
  )
}

const hasProgress = (learnerId: string) =>
  and(eq(mediaProgress.mediaId, sentenceLemma.mediaId), eq(mediaProgress.learnerId, learnerId))

/** Sentences of media items that the learner has played, the last played first. */
export const listSeenSentences = (db: Database, word: WordQuery, from: number, limit: number) =>
  db
    .select(shown)
    .from(mediaProgress)
    .innerJoin(sentenceLemma, hasProgress(word.learnerId))
    .innerJoin(mediaItem, eq(mediaItem.id, sentenceLemma.mediaId))
    .innerJoin(transcript, eq(transcript.mediaId, sentenceLemma.mediaId))
    .where(containsWord(word))
    .orderBy(desc(mediaProgress.updatedAt), asc(sentenceLemma.mediaId), asc(sentenceLemma.segment))
    .offset(from)
    .limit(limit)

/** Sentences of media items that the learner has not played. */
export const listUnseenSentences = (db: Database, word: WordQuery, limit: number) =>
  db
    .select(shown)
    .from(sentenceLemma)
    .innerJoin(mediaItem, eq(mediaItem.id, sentenceLemma.mediaId))
    .innerJoin(transcript, eq(transcript.mediaId, sentenceLemma.mediaId))
    .where(
      and(
        containsWord(word),
        notExists(db.select({ one: sql`1` }).from(mediaProgress).where(hasProgress(word.learnerId))),
      ),
    )
    .orderBy(asc(sentenceLemma.mediaId), asc(sentenceLemma.segment))
    .limit(limit)
