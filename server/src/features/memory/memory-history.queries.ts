import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { memory, memoryReview } from '../../database/schema/memory.ts'
import type { Owner } from './memory.queries.ts'

type Lemma = Owner & { lemma: string }

/** Of both directions, from the word to its meaning first. */
export const listMemoriesOf = (db: Database, { learnerId, language, lemma }: Lemma) =>
  db
    .select()
    .from(memory)
    .where(and(eq(memory.learnerId, learnerId), eq(memory.language, language), eq(memory.lemma, lemma)))
    .orderBy(desc(memory.direction))

/** The latest answers first, of both directions. */
export const listReviewsOf = (db: Database, { learnerId, language, lemma }: Lemma, limit: number) =>
  db
    .select({
      id: memoryReview.id,
      direction: memoryReview.direction,
      grade: memoryReview.grade,
      exercise: memoryReview.exercise,
      reviewedAt: memoryReview.reviewedAt,
    })
    .from(memoryReview)
    .where(
      and(
        eq(memoryReview.learnerId, learnerId),
        eq(memoryReview.language, language),
        eq(memoryReview.lemma, lemma),
      ),
    )
    .orderBy(desc(memoryReview.reviewedAt), asc(memoryReview.id))
    .limit(limit)
