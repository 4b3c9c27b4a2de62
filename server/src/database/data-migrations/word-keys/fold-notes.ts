import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Client } from 'pg'
import { changedKey } from './changed-key.ts'

type Note = { language: string; lemma: string; note: string; updated_at: Date }
type Of = { learnerId: string; language: string; lemma: string }

/** Two notes of a base form become one, the older first. */
export async function foldNotes(client: Client, learnerId: string) {
  const { rows } = await client.query<Note>('select * from lemma_note where learner_id = $1 and lemma ~ $2', [
    learnerId,
    changedKey,
  ])
  for (const { language, lemma } of rows)
    if (lemmaKey(lemma) !== lemma) await foldNote(client, { learnerId, language, lemma })
}

async function foldNote(client: Client, { learnerId, language, lemma }: Of) {
  const { rows: notes } = await client.query<Note>(
    `with folded as (delete from lemma_note where learner_id = $1 and language = $2 and lemma = any($3::text[]) returning *)
     select * from folded order by updated_at`,
    [learnerId, language, [lemma, lemmaKey(lemma)]],
  )
  const note = notes
    .map((one) => one.note)
    .reduce((all, one) => (all.includes(one) ? all : `${all}\n\n${one}`))
  await client.query(
    'insert into lemma_note (learner_id, language, lemma, note, updated_at) values ($1, $2, $3, $4, $5)',
    [learnerId, language, lemmaKey(lemma), note, notes.at(-1)?.updated_at],
  )
}
