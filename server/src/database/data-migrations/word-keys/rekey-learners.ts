import type { Client } from 'pg'
import type { Batch } from '../data-migration.ts'
import { mergeDuplicateCards } from './merge-duplicate-cards.ts'
import { mergeDuplicateNotes } from './merge-duplicate-notes.ts'
import { mergeDuplicateOwnForms } from './merge-duplicate-own-forms.ts'
import { mergeDuplicateStatuses } from './merge-duplicate-statuses.ts'
import { mergeDuplicateWords } from './merge-duplicate-words.ts'
import { oldKeyPattern } from './old-key-pattern.ts'
import { createMergedLemmas, reconcileCards } from './reconcile-cards.ts'
import { rekeyLookedUpWords } from './rekey-looked-up-words.ts'

const learnersPerBatch = 100

/** Updates the keys of the next learners: of their words, and of everything that is stored by lemma. */
export const rekeyLearners: Batch = async (client, after) => {
  const { rows } = await client.query<{ id: string }>(
    `select id from learner where $1::uuid is null or id > $1 order by id limit ${learnersPerBatch}`,
    [after],
  )
  const ids = rows.map(({ id }) => id)
  for (const learnerId of await learnersWithOldKeys(client, ids)) {
    const mergedLemmas = createMergedLemmas()
    await mergeDuplicateWords(client, learnerId, mergedLemmas)
    await mergeDuplicateOwnForms(client, learnerId, mergedLemmas)
    await mergeDuplicateStatuses(client, learnerId, mergedLemmas)
    await mergeDuplicateNotes(client, learnerId)
    await mergeDuplicateCards(client, learnerId, mergedLemmas)
    await reconcileCards(client, learnerId, mergedLemmas)
    await rekeyLookedUpWords(client, learnerId)
  }
  return { after: ids.at(-1) ?? null, rows: ids.length }
}

/** The learners who have a key that may change. */
async function learnersWithOldKeys(client: Client, ids: readonly string[]): Promise<string[]> {
  const among = (table: string, ...columns: string[]) =>
    `select learner_id from ${table} where learner_id = any($1::uuid[])
       and (${columns.map((column) => `${column} ~ $2`).join(' or ')})`
  const { rows } = await client.query<{ learner_id: string }>(
    [
      among('word', 'text_key', 'lemma_key'),
      among('own_form', 'form', 'lemma'),
      among('lemma_status', 'lemma'),
      among('lemma_note', 'lemma'),
      among('review_card', 'lemma'),
      among('lookup_word', 'word'),
    ].join(' union '),
    [ids, oldKeyPattern],
  )
  return rows.map(({ learner_id }) => learner_id)
}
