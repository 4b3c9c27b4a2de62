import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Client } from 'pg'
import { oldKeyPattern } from './old-key-pattern.ts'

type Note = { language: string; lemma: string; note: string; updated_at: Date }
type NoteKey = { learnerId: string; language: string; lemma: string }

/** Joins two notes of one lemma, the older first. */
export async function mergeDuplicateNotes(client: Client, learnerId: string) {
  const { rows } = await client.query<Note>('select * from lemma_note where learner_id = $1 and lemma ~ $2', [
    learnerId,
    oldKeyPattern,
  ])
  for (const { language, lemma } of rows)
    if (lemmaKey(lemma) !== lemma) await mergeNotesOfLemma(client, { learnerId, language, lemma })
}

async function mergeNotesOfLemma(client: Client, { learnerId, language, lemma }: NoteKey) {
  const { rows: notes } = await client.query<Note>(
    `with deleted as (delete from lemma_note where learner_id = $1 and language = $2 and lemma = any($3::text[]) returning *)
     select * from deleted order by updated_at`,
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
