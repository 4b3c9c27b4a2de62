import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { ownForm, word } from '../../../database/schema/vocabulary.ts'

export type StoredOwnForm = typeof ownForm.$inferSelect
type Owner = Pick<StoredOwnForm, 'learnerId' | 'language'>
type FormKey = Owner & { form: string }

const ofForm = ({ learnerId, language, form }: FormKey) =>
  and(eq(ownForm.learnerId, learnerId), eq(ownForm.language, language), eq(ownForm.form, form))

/** Of these forms, those that the learner keeps as words of their own. */
export async function listOwnFormsAmong(
  db: Database,
  { learnerId, language }: Owner,
  forms: readonly string[],
): Promise<string[]> {
  const isAmong = sql`${ownForm.form} = any(${sql.param(forms)}::text[])`
  const rows = await db
    .select({ form: ownForm.form })
    .from(ownForm)
    .where(and(eq(ownForm.learnerId, learnerId), eq(ownForm.language, language), isAmong))
  return rows.map(({ form }) => form)
}

export async function findOwnForm(db: Database, key: FormKey): Promise<StoredOwnForm | undefined> {
  return (await db.select().from(ownForm).where(ofForm(key)))[0]
}

export async function addOwnForm(db: Database, values: StoredOwnForm) {
  await db.insert(ownForm).values(values).onConflictDoNothing()
}

export async function removeOwnForm(db: Database, key: FormKey) {
  await db.delete(ownForm).where(ofForm(key))
}

/** Gives words of one base form with this spelling another base form. */
export async function moveForm(
  db: Database,
  { learnerId, language, form }: FormKey,
  { from, to }: { from: string; to: string },
) {
  await db
    .update(word)
    .set({ lemmaKey: to })
    .where(
      and(
        eq(word.learnerId, learnerId),
        eq(word.language, language),
        eq(word.lemmaKey, from),
        eq(word.textKey, form),
      ),
    )
}
