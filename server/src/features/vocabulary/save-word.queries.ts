import { knownFrom, suspendingStatuses } from '@verbena/language/spaced-repetition/known-words'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { reviewCard } from '../../database/schema/reviews.ts'
import { lemmaStatus, ownForm, word, wordList } from '../../database/schema/vocabulary.ts'
import type { StoredWord } from './words.queries.ts'

const text = (name: string): SQL<string> => sql`${sql.placeholder(name)}::text`
const learnerId = sql<string>`${sql.placeholder('learnerId')}::uuid`
const listId = sql<string>`${sql.placeholder('listId')}::uuid`
const now = sql<Date>`${sql.placeholder('now')}::timestamptz`
const zero = sql<number>`0`

/**
 * One statement, so that the way to the database is gone once: the word where its list does not hold it yet, how many
 * the list holds and when it was used, the memory of its base form, asked for again where it rests, and its status where
 * nothing was said of it yet.
 */
const wordSaved = prepared((db) => {
  // Held before the word is there: whoever empties the list or removes it comes first or waits.
  const list = db.$with('list').as(
    db
      .select({ id: wordList.id, name: wordList.name })
      .from(wordList)
      .where(and(eq(wordList.learnerId, learnerId), eq(wordList.id, listId)))
      .for('key share'),
  )
  // The form itself, where the learner keeps it as a word of its own.
  const kept = db
    .select({ form: ownForm.form })
    .from(ownForm)
    .where(
      and(
        eq(ownForm.learnerId, learnerId),
        eq(ownForm.language, text('language')),
        eq(ownForm.form, text('textKey')),
      ),
    )
  const saved = db.$with('saved').as(
    db
      .insert(word)
      .select(
        db
          .select({
            learnerId: learnerId.as('learner_id'),
            id: sql<string>`gen_random_uuid()`.as('id'),
            listId: sql<string>`${list.id}`.as('list_id'),
            language: text('language').as('language'),
            text: text('text').as('text'),
            textKey: text('textKey').as('text_key'),
            lemmaKey: sql<string>`coalesce(${kept}, ${text('lemmaKey')})`.as('lemma_key'),
            translation: text('translation').as('translation'),
            searchKey: text('searchKey').as('search_key'),
            definition: text('definition').as('definition'),
            example: text('example').as('example'),
            lastCorrect: sql<boolean | null>`null::boolean`.as('last_correct'),
            createdAt: now.as('created_at'),
          })
          .from(list),
      )
      .onConflictDoNothing()
      .returning({ id: word.id, lemmaKey: word.lemmaKey }),
  )
  const touched = db.$with('touched').as(
    db
      .update(wordList)
      .set({ wordCount: sql`${wordList.wordCount} + (select count(*) from saved)`, usedAt: now })
      .where(and(eq(wordList.learnerId, learnerId), eq(wordList.id, listId)))
      .returning({ id: wordList.id }),
  )
  // What the learner knows or ignores is not asked for, though another list holds it now.
  const said = db
    .select({ lemma: lemmaStatus.lemma })
    .from(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, text('language')),
        eq(lemmaStatus.lemma, saved.lemmaKey),
        inArray(lemmaStatus.status, [...suspendingStatuses]),
      ),
    )
  const remembered = db.$with('remembered').as(
    db
      .insert(reviewCard)
      .select(
        db
          .select({
            learnerId: learnerId.as('learner_id'),
            language: text('language').as('language'),
            lemma: sql<string>`${saved.lemmaKey}`.as('lemma'),
            direction: sql<'meaning'>`'meaning'`.as('direction'),
            state: sql<'new'>`'new'`.as('state'),
            dueAt: now.as('due_at'),
            stability: zero.as('stability'),
            difficulty: zero.as('difficulty'),
            scheduledDays: zero.as('scheduled_days'),
            learningStep: zero.as('learning_step'),
            reps: zero.as('reps'),
            lapses: zero.as('lapses'),
            lastReviewAt: sql<Date | null>`null::timestamptz`.as('last_review_at'),
            introducedAt: sql<Date | null>`null::timestamptz`.as('introduced_at'),
            isActive: sql<boolean>`not exists (${said})`.as('is_active'),
            createdAt: now.as('created_at'),
          })
          .from(saved),
      )
      .onConflictDoUpdate({
        target: [reviewCard.learnerId, reviewCard.language, reviewCard.lemma, reviewCard.direction],
        set: {
          isActive: sql`excluded.is_active or (${reviewCard.state} = 'review' and ${reviewCard.stability} >= ${knownFrom})`,
        },
      })
      .returning({ lemma: reviewCard.lemma }),
  )
  const learning = db.$with('learning').as(
    db
      .insert(lemmaStatus)
      .select(
        db
          .select({
            learnerId: learnerId.as('learner_id'),
            language: text('language').as('language'),
            lemma: sql<string>`${saved.lemmaKey}`.as('lemma'),
            status: sql<'learning'>`'learning'`.as('status'),
            updatedAt: now.as('updated_at'),
          })
          .from(saved),
      )
      .onConflictDoNothing()
      .returning({ lemma: lemmaStatus.lemma }),
  )
  return db
    .with(list, saved, touched, remembered, learning)
    .select({ listId: list.id, listName: list.name, newId: sql<string | null>`(select id from saved)` })
    .from(list)
    .prepare('word_saved')
})

type WordToSave = Pick<
  StoredWord,
  | 'learnerId'
  | 'listId'
  | 'language'
  | 'text'
  | 'textKey'
  | 'lemmaKey'
  | 'translation'
  | 'searchKey'
  | 'definition'
  | 'example'
>

/**
 * Saves a word that is learned from now on.
 * @returns its list, and its id: null where the list holds it already; undefined where there is no such list
 */
export async function saveNewWord(db: Database, values: WordToSave, at: Date) {
  const [found] = await wordSaved(db).execute({ ...values, now: at.toISOString() })
  return found
}
