import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Client } from 'pg'
import { oldKeyPattern } from './old-key-pattern.ts'

type LookedUp = { day: string; word: string }

/** Updates the keys of words that were looked up, which are stored as `es:casa`. */
export async function rekeyLookedUpWords(client: Client, learnerId: string) {
  const { rows } = await client.query<LookedUp>(
    'delete from lookup_word where learner_id = $1 and word ~ $2 returning day::text, word',
    [learnerId, oldKeyPattern],
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
