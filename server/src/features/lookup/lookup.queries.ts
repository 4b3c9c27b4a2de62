import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { learner } from '../../database/schema/accounts.ts'
import { mediaItem } from '../../database/schema/catalogue.ts'
import { lookupDay, lookupWord } from '../../database/schema/lookup.ts'
import { lemmaStatus, ownForm, word } from '../../database/schema/vocabulary.ts'
import type { SavedWord } from './explanation/saved-word.ts'

/** Identifies a learner, a media item and a word. */
export type LookupFactsRequest = {
  learnerId: string
  mediaId: string | null
  /** The language of the word; used if there is no media item. */
  language: string | null
  /** Lemma key. */
  lemma: string
  /** The text key of the selected word, which may be an own form of the learner. */
  form: string
}

type AskedLists = Record<'learnerIds' | 'mediaIds' | 'languages' | 'lemmas' | 'forms', unknown[]>

const factsOfLookups = prepared((db) => {
  // PostgreSQL does not see the length of a list in a sub-select. Otherwise it would make a new plan for each length.
  const list = (name: keyof AskedLists, type: SQL) => sql`(select ${sql.placeholder(name)}::${type})`
  const lists = sql.join(
    [
      list('learnerIds', sql`uuid[]`),
      list('mediaIds', sql`text[]`),
      list('languages', sql`text[]`),
      list('lemmas', sql`text[]`),
      list('forms', sql`text[]`),
    ],
    sql`, `,
  )
  const language = sql<string>`coalesce(${mediaItem.language}, asked.language, ${learner.targetLanguage})`
  const lemma = sql<string>`coalesce(${ownForm.form}, asked.lemma)`
  const saved = db
    .select({
      word: sql<SavedWord>`json_build_object('id', ${word.id}, 'translation', ${word.translation}, 'definition', ${word.definition}, 'example', ${word.example})`.as(
        'word',
      ),
    })
    .from(word)
    .where(and(eq(word.learnerId, learner.id), eq(word.language, language), eq(word.lemmaKey, lemma)))
    .orderBy(desc(word.createdAt))
    .limit(1)
    .as('saved')
  return db
    .select({
      place: sql<number>`asked.place`.mapWith(Number),
      nativeLanguage: learner.nativeLanguage,
      proUntil: learner.proUntil,
      language,
      isPremium: mediaItem.isPremium,
      saved: saved.word,
      status: lemmaStatus.status,
      ownForm: ownForm.form,
    })
    .from(sql`unnest(${lists}) with ordinality as asked (learner_id, media_id, language, lemma, form, place)`)
    .innerJoin(learner, eq(learner.id, sql`asked.learner_id`))
    .leftJoin(
      mediaItem,
      and(
        eq(mediaItem.id, sql`asked.media_id`),
        // Only their owner can look up words in own media.
        or(isNull(mediaItem.ownerId), eq(mediaItem.ownerId, learner.id)),
      ),
    )
    .leftJoin(
      ownForm,
      and(
        eq(ownForm.learnerId, learner.id),
        eq(ownForm.language, language),
        eq(ownForm.form, sql`asked.form`),
      ),
    )
    .leftJoinLateral(saved, sql`true`)
    .leftJoin(
      lemmaStatus,
      and(
        eq(lemmaStatus.learnerId, learner.id),
        eq(lemmaStatus.language, language),
        eq(lemmaStatus.lemma, lemma),
      ),
    )
    .prepare('facts_of_lookups')
})

/**
 * The data that a lookup needs about the learner, the media item (`isPremium` is null if there is none) and the word: the
 * last saved word of this lemma, and the word status of the lemma. If the form is an own form, both are
 * those of the form.
 */
export type LookupFacts = Awaited<ReturnType<ReturnType<typeof factsOfLookups>['execute']>>[number]

/** @returns the facts for each request; undefined if the learner does not exist */
export async function findLookupFacts(
  db: Database,
  asked: LookupFactsRequest[],
): Promise<(LookupFacts | undefined)[]> {
  const lists: AskedLists = {
    learnerIds: asked.map(({ learnerId }) => learnerId),
    mediaIds: asked.map(({ mediaId }) => mediaId),
    languages: asked.map(({ language }) => language),
    lemmas: asked.map(({ lemma }) => lemma),
    forms: asked.map(({ form }) => form),
  }
  const rows = await factsOfLookups(db).execute(lists)
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return asked.map((_, index) => byPlace.get(index + 1))
}

/**
 * Counts one lookup, unless the limit is reached. Of twenty concurrent requests with one lookup left, one passes.
 * @returns the number of lookups now; null if the limit is reached
 */
export async function takeLookup(
  db: Database,
  learnerId: string,
  day: string,
  limit: number,
): Promise<number | null> {
  if (limit < 1) return null
  const rows = await db
    .insert(lookupDay)
    .values({ learnerId, day, lookups: 1 })
    .onConflictDoUpdate({
      target: [lookupDay.learnerId, lookupDay.day],
      set: { lookups: sql`${lookupDay.lookups} + 1` },
      setWhere: lt(lookupDay.lookups, limit),
    })
    .returning({ lookups: lookupDay.lookups })
  return rows[0]?.lookups ?? null
}

/** Records a word for a day. @returns false if it was recorded before */
export async function recordLookedUpWord(
  db: Database,
  learnerId: string,
  day: string,
  word: string,
): Promise<boolean> {
  const rows = await db
    .insert(lookupWord)
    .values({ learnerId, day, word })
    .onConflictDoNothing()
    .returning({ word: lookupWord.word })
  return rows.length === 1
}

/** Deletes the record of a word for a day. @returns false if there is none */
export async function deleteLookedUpWord(
  db: Database,
  learnerId: string,
  day: string,
  word: string,
): Promise<boolean> {
  const rows = await db
    .delete(lookupWord)
    .where(and(eq(lookupWord.learnerId, learnerId), eq(lookupWord.day, day), eq(lookupWord.word, word)))
    .returning({ word: lookupWord.word })
  return rows.length === 1
}

export async function refundLookup(db: Database, learnerId: string, day: string) {
  await db
    .update(lookupDay)
    .set({ lookups: sql`${lookupDay.lookups} - 1` })
    .where(and(eq(lookupDay.learnerId, learnerId), eq(lookupDay.day, day)))
}

export async function deleteLookedUpWordsBefore(db: Database, learnerId: string, day: string) {
  await db.delete(lookupWord).where(and(eq(lookupWord.learnerId, learnerId), lt(lookupWord.day, day)))
}

export async function countLookups(db: Database, learnerId: string, day: string): Promise<number> {
  const [row] = await db
    .select()
    .from(lookupDay)
    .where(and(eq(lookupDay.learnerId, learnerId), eq(lookupDay.day, day)))
  return row?.lookups ?? 0
}
