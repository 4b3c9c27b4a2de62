import { and, eq, like } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { answerDecision } from '../../database/schema/lessons.ts'

/** Stores what an editor decided; a later decision replaces an earlier one. */
export async function saveDecision(db: Database, values: typeof answerDecision.$inferInsert) {
  const { isAccepted, answer, decidedAt } = values
  await db
    .insert(answerDecision)
    .values(values)
    .onConflictDoUpdate({
      target: [
        answerDecision.itemId,
        answerDecision.fromLanguage,
        answerDecision.toLanguage,
        answerDecision.answerKey,
      ],
      set: { isAccepted, answer, decidedAt },
    })
}

/** The answers to items of a lesson that editors accepted, in the order of the items. */
export const listAccepted = (db: Database, lessonId: number, languages: { from: string; to: string }) =>
  db
    .select({ itemId: answerDecision.itemId, answer: answerDecision.answer })
    .from(answerDecision)
    .where(
      and(
        like(answerDecision.itemId, `${lessonId}-%`),
        eq(answerDecision.fromLanguage, languages.from),
        eq(answerDecision.toLanguage, languages.to),
        eq(answerDecision.isAccepted, true),
      ),
    )
    .orderBy(answerDecision.itemId, answerDecision.answerKey)
