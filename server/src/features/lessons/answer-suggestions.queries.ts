import { and, countDistinct, desc, eq, isNull, min } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { answerDecision, answerSuggestion } from '../../database/schema/lessons.ts'

/** Stores a suggested answer, once for each learner. */
export async function saveSuggestion(db: Database, values: typeof answerSuggestion.$inferInsert) {
  await db.insert(answerSuggestion).values(values).onConflictDoNothing()
}

/** Suggested answers that no editor has decided on, those of most learners first, then the oldest first. Answers with one key are shown in one spelling. */
export async function listSuggestions(db: Database, limit: number) {
  const { itemId, fromLanguage, toLanguage, answerKey, answer, suggestedAt, learnerId } = answerSuggestion
  const learners = countDistinct(learnerId)
  return db
    .select({ itemId, fromLanguage, toLanguage, answer: min(answer), learners })
    .from(answerSuggestion)
    .leftJoin(
      answerDecision,
      and(
        eq(answerDecision.itemId, itemId),
        eq(answerDecision.fromLanguage, fromLanguage),
        eq(answerDecision.toLanguage, toLanguage),
        eq(answerDecision.answerKey, answerKey),
      ),
    )
    .where(isNull(answerDecision.decidedAt))
    .groupBy(itemId, fromLanguage, toLanguage, answerKey)
    .orderBy(desc(learners), min(suggestedAt), answerKey)
    .limit(limit)
}
