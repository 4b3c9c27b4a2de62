import { targetLanguageCodes } from '@verbena/language/languages'
import { knownFrom } from '@verbena/language/spaced-repetition/known-words'
import { textKey } from '@verbena/language/text/text-key'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../../database/database.ts'
import { review, reviewCard } from '../../../database/schema/reviews.ts'
import { lemmaStatus, ownForm, word, wordList } from '../../../database/schema/vocabulary.ts'

/** One import of a learner after the other: each sees what the other made. */
export async function lockImports(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`word-import ${learnerId}`}, 0))`)
}

/** Says that the transaction is still wanted. */
export const extendLock = (db: Database) => db.execute(sql`select 1`)

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

const wordsAtOnce = 500
const nobody = '00000000-0000-0000-0000-000000000000'

/** All own words, some at a time, so that others are served between. */
export async function* listOwnWords(db: Database, learnerId: string) {
  let after = nobody
  for (;;) {
    const words = await ownWords(db).execute({ learnerId, after, limit: wordsAtOnce })
    yield words
    if (words.length < wordsAtOnce) return
    after = words.at(-1)?.id ?? nobody
  }
}

export async function insertLists(db: Database, values: Omit<typeof wordList.$inferInsert, 'nameKey'>[]) {
  if (values.length === 0) return
  const lists = values.map((list) => ({ ...list, nameKey: textKey(list.name) }))
  await db.insert(wordList).values(lists).onConflictDoNothing()
}

/** Those that are there by now, saved meanwhile, stay as they are. */
export async function insertWords(db: Database, values: (typeof word.$inferInsert)[]) {
  if (values.length > 0) await db.insert(word).values(values).onConflictDoNothing()
}

/** Forms that the learner keeps as words of their own. */
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

type NewMemory = typeof reviewCard.$inferInsert
const cardKey = [reviewCard.learnerId, reviewCard.language, reviewCard.lemma, reviewCard.direction]

/**
 * A memory that was asked for later than the file says knows better.
 * @param isSavedAgain the words are in no list yet: what rests for that is asked for again
 */
export async function insertCards(db: Database, values: NewMemory[], isSavedAgain: boolean) {
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
        ...(isSavedAgain && { isActive: sql`excluded.is_active` }),
      },
    })
}

/** A word that is new to the memory, and that the learner says they know or ignore, is not asked for. */
export async function suspendCards(db: Database, learnerId: string) {
  await db.execute(sql`
    update ${reviewCard} set is_active = false from ${lemmaStatus} as said
    where ${reviewCard.learnerId} = ${learnerId} and ${reviewCard.isActive} and ${reviewCard.state} = 'new'
      and said.learner_id = ${learnerId} and said.language = ${reviewCard.language} and said.lemma = ${reviewCard.lemma}
      and said.status in ('known', 'ignored')
      and not exists (
        select from ${reviewCard} as firm
        where firm.learner_id = ${learnerId} and firm.language = said.language and firm.lemma = said.lemma
          and firm.state = 'review' and firm.stability >= ${knownFrom})`)
}

/** When something was answered of these base forms, in whatever language. */
export const listAnswersAmong = (db: Database, learnerId: string, lemmas: readonly string[]) =>
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

/** What the learner said of a word stays; only what is being learned may become known. */
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

/** After many words came: their lists say again how many they hold, those included that came from elsewhere meanwhile. */
export async function recountLists(db: Database, learnerId: string) {
  // Counted by a statement of its own: one that waited for a list would still count what it saw before.
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
