import { knownFrom, suspendingStatuses } from '@verbena/language/spaced-repetition/known-words'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { review, reviewCard } from '../../database/schema/reviews.ts'
import { lemmaStatus, word } from '../../database/schema/vocabulary.ts'

export type StoredCard = typeof reviewCard.$inferSelect
export type StoredReview = typeof review.$inferSelect
export type CardKey = Pick<StoredCard, 'learnerId' | 'language' | 'lemma' | 'direction'>
export type Owner = Pick<StoredCard, 'learnerId' | 'language'>
export type LemmaKey = Pick<StoredCard, 'language' | 'lemma'>

const ofOwner = ({ learnerId, language }: Owner) =>
  and(eq(reviewCard.learnerId, learnerId), eq(reviewCard.language, language))

const ofKey = ({ lemma, direction, ...owner }: CardKey) =>
  and(ofOwner(owner), eq(reviewCard.lemma, lemma), eq(reviewCard.direction, direction))

/** Whether a card makes its word known. Such a card stays active, although the word status is known. */
const isKnownByReviews = sql`(${reviewCard.state} = 'review' and ${reviewCard.stability} >= ${knownFrom})`

/** Inserts a card. One that exists becomes active if `isActive` is true or if its stability makes its word known. */
export async function insertCard(db: Database, values: StoredCard) {
  await db
    .insert(reviewCard)
    .values(values)
    .onConflictDoUpdate({
      target: [reviewCard.learnerId, reviewCard.language, reviewCard.lemma, reviewCard.direction],
      set: { isActive: sql`excluded.is_active or ${isKnownByReviews}` },
    })
}

export async function hasSuspendingStatus(
  db: Database,
  { learnerId, language, lemma }: Owner & { lemma: string },
) {
  const rows = await db
    .select({ lemma: lemmaStatus.lemma })
    .from(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        eq(lemmaStatus.lemma, lemma),
        inArray(lemmaStatus.status, [...suspendingStatuses]),
      ),
    )
  return rows.length > 0
}

/** @param lemmas any number: they are one array parameter, because a statement has 65,535 parameters at most */
export async function setCardsActive(db: Database, owner: Owner, lemmas: string[], isActive: boolean) {
  await db
    .update(reviewCard)
    .set({ isActive })
    .where(and(ofOwner(owner), sql`${reviewCard.lemma} = any(${sql.param(lemmas)}::text[])`))
}

/** Of these base forms, suspends the cards of those without a word in any list. Two array parameters hold them all. */
export async function suspendCardsWithoutWord(db: Database, learnerId: string, lemmas: readonly LemmaKey[]) {
  const languages = lemmas.map(({ language }) => language)
  const keys = lemmas.map(({ lemma }) => lemma)
  await db.execute(sql`
    update ${reviewCard} set is_active = false
    from unnest(${sql.param(languages)}::text[], ${sql.param(keys)}::text[]) as given (language, lemma)
    where ${reviewCard.learnerId} = ${learnerId} and ${reviewCard.language} = given.language
      and ${reviewCard.lemma} = given.lemma
      and not exists (
        select from ${word}
        where ${word.learnerId} = ${learnerId} and ${word.language} = given.language and ${word.lemmaKey} = given.lemma)`)
}

/** Reads a card and locks its row until the end of the transaction. */
export async function lockCard(db: Database, key: CardKey): Promise<StoredCard | undefined> {
  return (await db.select().from(reviewCard).where(ofKey(key)).for('update'))[0]
}

export async function updateCard(db: Database, key: CardKey, change: Partial<StoredCard>) {
  await db.update(reviewCard).set(change).where(ofKey(key))
}

/** Deletes a card that was created at this moment and never reviewed. */
export async function removeUnansweredCard(db: Database, key: CardKey, createdAt: Date) {
  await db
    .delete(reviewCard)
    .where(and(ofKey(key), eq(reviewCard.state, 'new'), eq(reviewCard.createdAt, createdAt)))
}

const ofReviews = ({ learnerId, language }: Owner) =>
  and(eq(review.learnerId, learnerId), eq(review.language, language))

/** @returns false if there is a review with this id */
export async function insertReview(db: Database, values: StoredReview): Promise<boolean> {
  const rows = await db.insert(review).values(values).onConflictDoNothing().returning({ id: review.id })
  return rows.length === 1
}

export async function findReview(db: Database, learnerId: string, id: string) {
  const [found] = await db
    .select()
    .from(review)
    .where(and(eq(review.learnerId, learnerId), eq(review.id, id)))
  return found
}

export async function findLastReview(db: Database, { lemma, direction, ...owner }: CardKey) {
  const [found] = await db
    .select({ id: review.id })
    .from(review)
    .where(and(ofReviews(owner), eq(review.lemma, lemma), eq(review.direction, direction)))
    .orderBy(desc(review.reviewedAt), desc(review.reps))
    .limit(1)
  return found?.id
}

export async function removeReview(db: Database, learnerId: string, id: string) {
  await db.delete(review).where(and(eq(review.learnerId, learnerId), eq(review.id, id)))
}

/** Those of the lemmas that have a word in any list. */
export async function listSavedLemmas(db: Database, owner: Owner, lemmas: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ lemma: word.lemmaKey })
    .from(word)
    .where(
      and(
        eq(word.learnerId, owner.learnerId),
        eq(word.language, owner.language),
        sql`${word.lemmaKey} = any(${sql.param(lemmas)}::text[])`,
        isNotNull(word.lemmaKey),
      ),
    )
  return rows.map(({ lemma }) => lemma)
}

/** Changes the status of a lemma if its status was `from`. */
export async function updateLemmaStatus(
  db: Database,
  { learnerId, language, lemma, status, updatedAt }: typeof lemmaStatus.$inferInsert,
  from: 'learning' | 'known',
) {
  await db
    .update(lemmaStatus)
    .set({ status, updatedAt })
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        eq(lemmaStatus.lemma, lemma),
        eq(lemmaStatus.status, from),
      ),
    )
}
