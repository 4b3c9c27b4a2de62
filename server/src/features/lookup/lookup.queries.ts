import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { learner } from '../../database/schema/accounts.ts'
import { mediaItem } from '../../database/schema/catalogue.ts'
import { lookupDay, lookupWord } from '../../database/schema/lookup.ts'
import { lemmaStatus, ownForm, word } from '../../database/schema/vocabulary.ts'
import type { SavedWord } from './explanation/saved-word.ts'

/** A word, by the key under which a learner may have noted it. */
export type LookupFactsRequest = {
  learnerId: string
  mediaId: string | null
  /** Counts where there is no item. */
  language: string | null
  /** Base form. */
  lemma: string
  /** The word as it was touched, folded: it may be a word of its own to the learner. */
  form: string
}

type AskedLists = Record<'learnerIds' | 'mediaIds' | 'languages' | 'lemmas' | 'forms', unknown[]>

const factsOfLookups = prepared((db) => {
  // Behind a select PostgreSQL does not see how long a list is: it would plan anew each time.
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
        // To others an own item does not exist.
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
 * What lookups need to know of a learner, of the item they are in (`isPremium` is null when there is none), and of the
 * word: the last one saved under its base form, and what was said of its base form; of the form itself where that is a
 * word of its own.
 */
export type LookupFacts = Awaited<ReturnType<ReturnType<typeof factsOfLookups>['execute']>>[number]

/** @returns for each its facts, undefined when there is no such learner */
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
 * Counts one more, unless the limit is reached: of twenty at once with one left, one passes.
 * @returns how many there are now, null when the limit was reached
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

/** Notes a word for its day. @returns false when it was looked up that day already */
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

/** @returns false when it was not noted */
export async function forgetWord(
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

export async function forgetWordsBefore(db: Database, learnerId: string, day: string) {
  await db.delete(lookupWord).where(and(eq(lookupWord.learnerId, learnerId), lt(lookupWord.day, day)))
}

export async function countLookups(db: Database, learnerId: string, day: string): Promise<number> {
  const [row] = await db
    .select()
    .from(lookupDay)
    .where(and(eq(lookupDay.learnerId, learnerId), eq(lookupDay.day, day)))
  return row?.lookups ?? 0
}
