import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Batch } from '../data-migration.ts'
import { oldKeyPattern } from './old-key-pattern.ts'

type SentenceLemma = { language: string; lemma: string }
const lemmasPerBatch = 500

/** Updates the lemma keys of sentences. */
export const rekeySentenceLemmas: Batch = async (client, after) => {
  const [language = '', lemma = ''] = after === null ? [] : (JSON.parse(after) as string[])
  const { rows } = await client.query<SentenceLemma>(
    `select distinct language, lemma from sentence_lemma where (language, lemma) > ($1, $2) and lemma ~ $3
     order by language, lemma limit ${lemmasPerBatch}`,
    [language, lemma, oldKeyPattern],
  )
  const changed = rows.filter((one) => lemmaKey(one.lemma) !== one.lemma)
  await client.query(
    `with given as (select * from unnest($1::text[], $2::text[], $3::text[]) as given (language, old_lemma, new_lemma)),
       gone as (
         delete from sentence_lemma using given
         where sentence_lemma.language = given.language and sentence_lemma.lemma = given.old_lemma
         returning sentence_lemma.language, new_lemma, media_id, segment)
     insert into sentence_lemma (language, lemma, media_id, segment) select * from gone on conflict do nothing`,
    [
      changed.map((one) => one.language),
      changed.map((one) => one.lemma),
      changed.map((one) => lemmaKey(one.lemma)),
    ],
  )
  const last = rows.at(-1)
  const isLast = !last || rows.length < lemmasPerBatch
  return { after: isLast ? null : JSON.stringify([last.language, last.lemma]), rows: rows.length }
}

type LemmaCounts = { media_id: string; lemmas: string[]; counts: number[] }
const mediaPerBatch = 50

/** Updates the lemma keys of media items, and adds the counts of keys that are equal now. */
export const rekeyMediaLemmas: Batch = async (client, after) => {
  const { rows } = await client.query<LemmaCounts>(
    `select media_id, lemmas, counts from media_lemmas
     where media_id > $1 and array_to_string(lemmas, '|') ~ $2 order by media_id limit ${mediaPerBatch}`,
    [after ?? '', oldKeyPattern],
  )
  for (const { media_id, lemmas, counts } of rows) {
    const sums = new Map<string, number>()
    for (const [at, lemma] of lemmas.entries())
      sums.set(lemmaKey(lemma), (sums.get(lemmaKey(lemma)) ?? 0) + (counts[at] ?? 0))
    await client.query('update media_lemmas set lemmas = $2, counts = $3 where media_id = $1', [
      media_id,
      [...sums.keys()],
      [...sums.values()],
    ])
  }
  const last = rows.at(-1)
  return { after: last && rows.length === mediaPerBatch ? last.media_id : null, rows: rows.length }
}
