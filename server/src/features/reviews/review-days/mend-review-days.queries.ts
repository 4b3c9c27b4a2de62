import type { ReviewCard } from '@verbena/language/spaced-repetition/scheduler'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { learnerTimeZone } from '../../../database/schema/player.ts'
import { review, reviewCard } from '../../../database/schema/reviews.ts'
import type { CardKey, StoredReview } from '../review-cards.queries.ts'

/** Reviewed cards without a review day, of learners whose time zone is known. @returns at most `limit` cards */
export const listCardsWithoutDay = (db: Database, limit: number) =>
  db
    .select({
      learnerId: reviewCard.learnerId,
      language: reviewCard.language,
      lemma: reviewCard.lemma,
      direction: reviewCard.direction,
      timeZone: learnerTimeZone.timeZone,
    })
    .from(reviewCard)
    .innerJoin(learnerTimeZone, eq(learnerTimeZone.learnerId, reviewCard.learnerId))
    // The first two conditions are those of the index `review_card_without_day`.
    .where(
      and(
        isNotNull(reviewCard.lastReviewAt),
        isNull(reviewCard.lastReviewDay),
        eq(learnerTimeZone.isReported, true),
      ),
    )
    .limit(limit)

/** The reviews of a card, oldest first. */
export const listReviewsOfCard = (
  db: Database,
  { learnerId, language, lemma, direction }: CardKey,
): Promise<StoredReview[]> =>
  db
    .select()
    .from(review)
    .where(
      and(
        eq(review.learnerId, learnerId),
        eq(review.language, language),
        eq(review.lemma, lemma),
        eq(review.direction, direction),
      ),
    )
    .orderBy(asc(review.reviewedAt), asc(review.reps))

type MendedReview = { id: string; timeZone: string; before: ReviewCard }

/** Stores the cards before reviews. One parameter holds them all. */
export async function updateReviews(db: Database, learnerId: string, reviews: readonly MendedReview[]) {
  const rows = reviews.map(({ id, timeZone, before }) => ({
    id,
    time_zone: timeZone,
    due_at: before.dueAt,
    stability: before.stability,
    difficulty: before.difficulty,
    scheduled_days: before.scheduledDays,
    last_review_day: before.lastReviewDay,
  }))
  await db.execute(sql`
    update ${review} set time_zone = mended.time_zone, due_at = mended.due_at, stability = mended.stability,
      difficulty = mended.difficulty, scheduled_days = mended.scheduled_days, last_review_day = mended.last_review_day
    from jsonb_populate_recordset(null::review, ${JSON.stringify(rows)}::jsonb) as mended
    where ${review.learnerId} = ${learnerId} and ${review.id} = mended.id`)
}
