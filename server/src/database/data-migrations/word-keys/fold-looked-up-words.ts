import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Client } from 'pg'
import { changedKey } from './changed-key.ts'

type LookedUp = { day: string; word: string }

/** What was looked up on a day, each as `es:casa`, goes to its key of today. */
export async function foldLookedUpWords(client: Client, learnerId: string) {
  const { rows } = await client.query<LookedUp>(
    'delete from lookup_word where learner_id = $1 and word ~ $2 returning day::text, word',
    [learnerId, changedKey],
  )
  if (rows.length === 0) return
  const keyOf = (word: string) => {
    const at = word.indexOf(':') + 1
    return word.slice(0, at) + lemmaKey(word.slice(at))
  }
  await client.query(
    `insert into lookup_word (learner_id, day, word) select $1, * from unnest($2::date[], $3::text[]) on conflict do nothing`,
    [learnerId, rows.map(({ day }) => day), rows.map(({ word }) => keyOf(word))],
  )
}
