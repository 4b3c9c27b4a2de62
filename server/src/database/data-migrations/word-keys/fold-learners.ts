import type { Client } from 'pg'
import type { Batch } from '../data-migration.ts'
import { changedKey } from './changed-key.ts'
import { foldCards } from './fold-cards.ts'
import { foldLookedUpWords } from './fold-looked-up-words.ts'
import { foldNotes } from './fold-notes.ts'
import { foldOwnForms } from './fold-own-forms.ts'
import { foldStatuses } from './fold-statuses.ts'
import { foldWords } from './fold-words.ts'
import { createTouchedLemmas, settleCards } from './settle-cards.ts'

const learnersAtOnce = 100

/** Gives the words of the next learners, and what is stored of their base forms, their keys of today. */
export const foldLearners: Batch = async (client, after) => {
  const { rows } = await client.query<{ id: string }>(
    `select id from learner where $1::uuid is null or id > $1 order by id limit ${learnersAtOnce}`,
    [after],
  )
  const ids = rows.map(({ id }) => id)
  for (const learnerId of await learnersToFold(client, ids)) {
    const touched = createTouchedLemmas()
    await foldWords(client, learnerId, touched)
    await foldOwnForms(client, learnerId, touched)
    await foldStatuses(client, learnerId, touched)
    await foldNotes(client, learnerId)
    await foldCards(client, learnerId, touched)
    await settleCards(client, learnerId, touched)
    await foldLookedUpWords(client, learnerId)
  }
  return { after: ids.at(-1) ?? null, rows: ids.length }
}

/** Those who have a key that may change. */
async function learnersToFold(client: Client, ids: readonly string[]): Promise<string[]> {
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
    [ids, changedKey],
  )
  return rows.map(({ learner_id }) => learner_id)
}
