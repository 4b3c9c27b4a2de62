import { knownFrom, suspendingStatuses } from '@verbena/language/spaced-repetition/known-words'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { reviewCard } from '../../database/schema/reviews.ts'
import { lemmaStatus, ownForm, word, wordList } from '../../database/schema/vocabulary.ts'
import type { StoredWord } from './words.queries.ts'

const textsOf = (name: string) => sql`${sql.placeholder(name)}::text[]`
const numbersOf = (name: string) => sql`${sql.placeholder(name)}::double precision[]`
const learnerId = sql<string>`${sql.placeholder('learnerId')}::uuid`
const listId = sql<string>`${sql.placeholder('listId')}::uuid`
const language = sql<string>`${sql.placeholder('language')}::text`
const now = sql<Date>`${sql.placeholder('now')}::timestamptz`
const zero = sql<number>`0`
/** A column of the given words. */
const given = (name: string) => sql<string>`given.${sql.identifier(name)}`

/**
 * One statement for any number of words, so one round trip: it saves those words that the list does not hold yet, updates
 * the count and the time of use of the list, creates the review card of each base form or activates the card that is
 * there, and sets the status of a base form without a status to learning.
 */
const wordsSaved = prepared((db) => {
  // Locked first: a transaction that removes the list or moves its words comes before this one or waits for it.
  const list = db.$with('list').as(
    db
      .select({ id: wordList.id, name: wordList.name })
      .from(wordList)
      .where(and(eq(wordList.learnerId, learnerId), eq(wordList.id, listId)))
      .for('key share'),
  )
  // Without the limit PostgreSQL expects ten words, and plans the statement again for each single word.
  const givenWords = sql`(select * from unnest(
    ${textsOf('texts')}, ${textsOf('textKeys')}, ${textsOf('lemmaKeys')}, ${textsOf('translations')},
    ${textsOf('searchKeys')}, ${textsOf('definitions')}, ${textsOf('examples')}, ${textsOf('headwords')},
    ${textsOf('sourceMediaIds')}, ${numbersOf('sourceStarts')}, ${numbersOf('sourceEnds')}
  ) with ordinality limit cardinality(${textsOf('texts')}))
  as given (text, text_key, lemma_key, translation, search_key, definition, example, headword,
    source_media_id, source_start, source_end, place)`
  // The form itself is the base form where the learner keeps it as a word of its own.
  const ownFormOfGiven = db
    .select({ form: ownForm.form })
    .from(ownForm)
    .where(
      and(
        eq(ownForm.learnerId, learnerId),
        eq(ownForm.language, language),
        eq(ownForm.form, given('text_key')),
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
            language: language.as('language'),
            text: given('text').as('text'),
            textKey: given('text_key').as('text_key'),
            lemmaKey: sql<string>`coalesce(${ownFormOfGiven}, ${given('lemma_key')})`.as('lemma_key'),
            translation: given('translation').as('translation'),
            searchKey: given('search_key').as('search_key'),
            definition: given('definition').as('definition'),
            example: given('example').as('example'),
            headword: given('headword').as('headword'),
            sourceMediaId: given('source_media_id').as('source_media_id'),
            sourceStart: sql<number | null>`given.source_start`.as('source_start'),
            sourceEnd: sql<number | null>`given.source_end`.as('source_end'),
            lastCorrect: sql<boolean | null>`null::boolean`.as('last_correct'),
            // A list shows its words by the time at which they were saved: these in the given order, the last one now.
            createdAt:
              sql<Date>`${now} - (cardinality(${textsOf('texts')}) - given.place) * interval '1 millisecond'`.as(
                'created_at',
              ),
          })
          .from(list)
          .innerJoin(givenWords, sql`true`)
          .orderBy(sql`given.place`),
      )
      .onConflictDoNothing()
      .returning({ id: word.id, textKey: word.textKey, lemmaKey: word.lemmaKey, createdAt: word.createdAt }),
  )
  const counted = db.$with('counted').as(
    db
      .update(wordList)
      .set({ wordCount: sql`${wordList.wordCount} + (select count(*) from saved)`, usedAt: now })
      .where(and(eq(wordList.learnerId, learnerId), eq(wordList.id, listId)))
      .returning({ id: wordList.id }),
  )
  // A base form that the learner knows or ignores is not reviewed, although another list holds it now. It is found by its
  // key; for `not exists` PostgreSQL would read all statuses of the learner.
  const isSuspended = db
    .select({ is: inArray(lemmaStatus.status, [...suspendingStatuses]) })
    .from(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        eq(lemmaStatus.lemma, saved.lemmaKey),
      ),
    )
  const cards = db.$with('cards').as(
    db
      .insert(reviewCard)
      .select(
        db
          // Two words of one base form have one card: a statement may not insert and update the same row.
          .selectDistinctOn([saved.lemmaKey], {
            learnerId: learnerId.as('learner_id'),
            language: language.as('language'),
            lemma: sql<string>`${saved.lemmaKey}`.as('lemma'),
            direction: sql<'meaning'>`'meaning'`.as('direction'),
            state: sql<'new'>`'new'`.as('state'),
            dueAt: sql<Date>`${saved.createdAt}`.as('due_at'),
            stability: zero.as('stability'),
            difficulty: zero.as('difficulty'),
            scheduledDays: zero.as('scheduled_days'),
            learningStep: zero.as('learning_step'),
            reps: zero.as('reps'),
            lapses: zero.as('lapses'),
            lastReviewAt: sql<Date | null>`null::timestamptz`.as('last_review_at'),
            lastReviewDay: sql<string | null>`null::date`.as('last_review_day'),
            introducedAt: sql<Date | null>`null::timestamptz`.as('introduced_at'),
            isActive: sql<boolean>`not coalesce((${isSuspended}), false)`.as('is_active'),
            createdAt: sql<Date>`${saved.createdAt}`.as('created_at'),
          })
          .from(saved)
          .orderBy(saved.lemmaKey, saved.createdAt),
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
          .selectDistinct({
            learnerId: learnerId.as('learner_id'),
            language: language.as('language'),
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
    .with(list, saved, counted, cards, learning)
    .select({ listName: list.name, id: saved.id, textKey: saved.textKey })
    .from(list)
    .leftJoin(saved, sql`true`)
    .prepare('words_saved')
})

export type NewWord = Pick<
  StoredWord,
  | 'text'
  | 'textKey'
  | 'lemmaKey'
  | 'translation'
  | 'searchKey'
  | 'definition'
  | 'example'
  | 'headword'
  | 'sourceMediaId'
  | 'sourceStart'
  | 'sourceEnd'
>
type Destination = Pick<StoredWord, 'learnerId' | 'listId' | 'language'>

/**
 * Saves words to a list of the learner, and makes them words that the learner is learning.
 * @returns the name of the list, and the ids of the words that it did not hold, by text key; undefined without such a list
 */
export async function saveNewWords(
  db: Database,
  destination: Destination,
  words: readonly NewWord[],
  at: Date,
) {
  const column = (name: keyof NewWord) => words.map((one) => one[name])
  const rows = await wordsSaved(db).execute({
    ...destination,
    now: at.toISOString(),
    texts: column('text'),
    textKeys: column('textKey'),
    lemmaKeys: column('lemmaKey'),
    translations: column('translation'),
    searchKeys: column('searchKey'),
    definitions: column('definition'),
    examples: column('example'),
    headwords: column('headword'),
    sourceMediaIds: column('sourceMediaId'),
    sourceStarts: column('sourceStart'),
    sourceEnds: column('sourceEnd'),
  })
  const [first] = rows
  if (!first) return undefined
  const ids = new Map(rows.flatMap(({ id, textKey }) => (id && textKey ? [[textKey, id] as const] : [])))
  return { listName: first.listName, ids }
}
