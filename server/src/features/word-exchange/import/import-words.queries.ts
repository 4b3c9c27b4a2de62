import { targetLanguageCodes } from '@verbena/language/languages'
import { knownFrom } from '@verbena/language/spaced-repetition/known-words'
import { textKey } from '@verbena/language/text/text-key'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../../database/database.ts'
import { review, reviewCard } from '../../../database/schema/reviews.ts'
import { lemmaStatus, ownForm, word, wordList } from '../../../database/schema/vocabulary.ts'

/** Runs the imports of a learner one after the other, so that each sees the words of the previous one. */
export async function lockImports(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`word-import ${learnerId}`}, 0))`)
}

/** Prevents PostgreSQL from ending the transaction because it is idle. */
export const keepTransactionAlive = (db: Database) => db.execute(sql`select 1`)

export const listOwnLists = (db: Database, learnerId: string) =>
  db
    .select({ id: wordList.id, name: wordList.name, key: wordList.nameKey })
    .from(wordList)
    .where(eq(wordList.learnerId, learnerId))

const ownWords = prepared((db) =>
  db
    .select()
    .from(word)
    .where(
      and(
        eq(word.learnerId, sql.placeholder('learnerId')),
        sql`${word.id} > ${sql.placeholder('after')}::uuid`,
      ),
    )
    .orderBy(word.id)
    .limit(sql.placeholder('limit'))
    .prepare('own_words_by_id'),
)

const wordsPerBatch = 500
const firstUuid = '00000000-0000-0000-0000-000000000000'

/** All words of a learner, in batches, so that other requests are served between them. */
export async function* listOwnWords(db: Database, learnerId: string) {
  let after = firstUuid
  for (;;) {
    const words = await ownWords(db).execute({ learnerId, after, limit: wordsPerBatch })
    yield words
    if (words.length < wordsPerBatch) return
    after = words.at(-1)?.id ?? firstUuid
  }
}

export async function insertLists(db: Database, values: Omit<typeof wordList.$inferInsert, 'nameKey'>[]) {
  if (values.length === 0) return
  const lists = values.map((list) => ({ ...list, nameKey: textKey(list.name) }))
  await db.insert(wordList).values(lists).onConflictDoNothing()
}

/** Words that were saved in the meantime are not changed. */
export async function insertWords(db: Database, values: (typeof word.$inferInsert)[]) {
  if (values.length > 0) await db.insert(word).values(values).onConflictDoNothing()
}

/** Own forms of the learner. */
export const listOwnForms = (db: Database, learnerId: string) =>
  db
    .select({ language: ownForm.language, form: ownForm.form })
    .from(ownForm)
    .where(eq(ownForm.learnerId, learnerId))

type Texts = Pick<typeof word.$inferSelect, 'id' | 'translation' | 'searchKey' | 'definition' | 'example'>

export async function changeTexts(db: Database, learnerId: string, texts: Texts[]) {
  if (texts.length === 0) return
  const column = (name: keyof Texts) => sql.param(texts.map((one) => one[name]))
  const given = sql`unnest(${column('id')}::uuid[], ${column('translation')}::text[], ${column('searchKey')}::text[], ${column('definition')}::text[],
    ${column('example')}::text[])`
  await db.execute(sql`
    update ${word} set translation = given.translation, search_key = given.search_key, definition = given.definition, example = given.example
    from ${given} as given (id, translation, search_key, definition, example)
    where ${word.learnerId} = ${learnerId} and ${word.id} = given.id`)
}

type NewCard = typeof reviewCard.$inferInsert
const cardKey = [reviewCard.learnerId, reviewCard.language, reviewCard.lemma, reviewCard.direction]

/**
 * Inserts review cards. A stored card with a later review than that of the file keeps its schedule.
 * @param isAdded whether the words are new, so that suspended cards become active again
 */
export async function insertCards(db: Database, values: NewCard[], isAdded: boolean) {
  if (values.length === 0) return
  const given = (name: string) => sql.raw(`excluded.${name}`)
  const isNewer = sql`coalesce(excluded.last_review_at, '-infinity') > coalesce(${reviewCard.lastReviewAt}, '-infinity')`
  const newer = (column: { name: string }) =>
    sql`case when ${isNewer} then ${given(column.name)} else ${sql.raw(`review_card.${column.name}`)} end`
  await db
    .insert(reviewCard)
    .values(values)
    .onConflictDoUpdate({
      target: cardKey,
      set: {
        state: newer(reviewCard.state),
        dueAt: newer(reviewCard.dueAt),
        stability: newer(reviewCard.stability),
        difficulty: newer(reviewCard.difficulty),
        scheduledDays: newer(reviewCard.scheduledDays),
        learningStep: newer(reviewCard.learningStep),
        reps: newer(reviewCard.reps),
        lapses: newer(reviewCard.lapses),
        introducedAt: newer(reviewCard.introducedAt),
        lastReviewAt: newer(reviewCard.lastReviewAt),
        lastReviewDay: newer(reviewCard.lastReviewDay),
        ...(isAdded && { isActive: sql`excluded.is_active` }),
      },
    })
}

/** Suspends new cards of lemmas that the learner knows or ignores, unless they are known because of a stable card. */
export async function suspendCards(db: Database, learnerId: string) {
  await db.execute(sql`
    update ${reviewCard} set is_active = false from ${lemmaStatus} as status
    where ${reviewCard.learnerId} = ${learnerId} and ${reviewCard.isActive} and ${reviewCard.state} = 'new'
      and status.learner_id = ${learnerId} and status.language = ${reviewCard.language} and status.lemma = ${reviewCard.lemma}
      and status.status in ('known', 'ignored')
      and not exists (
        select from ${reviewCard} as stable
        where stable.learner_id = ${learnerId} and stable.language = status.language and stable.lemma = status.lemma
          and stable.state = 'review' and stable.stability >= ${knownFrom})`)
}

/** The times of the reviews of lemmas, in all languages. */
export const listReviewTimes = (db: Database, learnerId: string, lemmas: readonly string[]) =>
  db
    .select({
      language: review.language,
      lemma: review.lemma,
      direction: review.direction,
      reviewedAt: review.reviewedAt,
    })
    .from(review)
    .where(
      and(
        eq(review.learnerId, learnerId),
        inArray(review.language, targetLanguageCodes),
        sql`${review.lemma} = any(${sql.param(lemmas)}::text[])`,
      ),
    )

export async function insertReviews(db: Database, values: (typeof review.$inferInsert)[]) {
  await db.insert(review).values(values)
}

type NewStatus = typeof lemmaStatus.$inferInsert

/** Stored statuses are kept, except that `learning` may become `known`. */
export async function insertStatuses(db: Database, values: NewStatus[]) {
  if (values.length === 0) return
  await db
    .insert(lemmaStatus)
    .values(values)
    .onConflictDoUpdate({
      target: [lemmaStatus.learnerId, lemmaStatus.language, lemmaStatus.lemma],
      set: { status: sql`excluded.status`, updatedAt: sql`excluded.updated_at` },
      setWhere: sql`${lemmaStatus.status} = 'learning' and excluded.status = 'known'`,
    })
}

/** Counts the words of all lists again, including words that other requests saved in the meantime. */
export async function recountLists(db: Database, learnerId: string) {
  // The lists are locked by a separate statement, because a statement that waits for a lock counts an older snapshot.
  await db
    .select({ id: wordList.id })
    .from(wordList)
    .where(eq(wordList.learnerId, learnerId))
    .orderBy(wordList.id)
    .for('no key update')
  await db.execute(sql`
    update ${wordList} set word_count = counted.count
    from (select list_id, count(*) as count from ${word} where ${word.learnerId} = ${learnerId} group by list_id) as counted
    where ${wordList.learnerId} = ${learnerId} and ${wordList.id} = counted.list_id
      and ${wordList.wordCount} <> counted.count`)
}
