import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Client } from 'pg'
import { groupBy } from './group-by.ts'
import { oldKeyPattern } from './old-key-pattern.ts'
import type { MergedLemmas } from './reconcile-cards.ts'

type Status = { learner_id: string; language: string; lemma: string; status: string; updated_at: Date }

const statusesPerBatch = 1000

/** Merges statuses of one lemma; the newest counts. */
export async function mergeDuplicateStatuses(client: Client, learnerId: string, mergedLemmas: MergedLemmas) {
  let after = ['', '']
  for (;;) {
    const { rows } = await client.query<Status>(
      `select * from lemma_status where learner_id = $1 and (language, lemma) > ($2, $3) and lemma ~ $4
       order by language, lemma limit ${statusesPerBatch}`,
      [learnerId, ...after, oldKeyPattern],
    )
    await mergeBatch(client, learnerId, rows, mergedLemmas)
    const last = rows.at(-1)
    if (!last || rows.length < statusesPerBatch) return
    after = [last.language, last.lemma]
  }
}

async function mergeBatch(client: Client, learnerId: string, found: Status[], mergedLemmas: MergedLemmas) {
  const changed = found.filter(({ lemma }) => lemmaKey(lemma) !== lemma)
  if (changed.length === 0) return
  const { rows: existing } = await client.query<Status>(
    `select * from lemma_status where learner_id = $1 and (language, lemma) in (select * from unnest($2::text[], $3::text[]))`,
    [learnerId, changed.map(({ language }) => language), changed.map(({ lemma }) => lemmaKey(lemma))],
  )
  const groups = groupBy([...changed, ...existing], ({ language, lemma }) => `${language} ${lemmaKey(lemma)}`)
  const merged = groups.map((group) => {
    const last = group.reduce((one, other) => (other.updated_at > one.updated_at ? other : one))
    const lemma = lemmaKey(last.lemma)
    // Also without a second status: the cards of the other spelling did not follow this one.
    mergedLemmas.add(last.language, lemma)
    return { ...last, lemma }
  })
  await client.query(
    `delete from lemma_status where learner_id = $1 and (language, lemma) in (select * from unnest($2::text[], $3::text[]))`,
    [learnerId, changed.map(({ language }) => language), changed.map(({ lemma }) => lemma)],
  )
  await client.query(
    `insert into lemma_status (learner_id, language, lemma, status, updated_at)
     select learner_id, language, lemma, status, updated_at from jsonb_populate_recordset(null::lemma_status, $1)
     on conflict (learner_id, language, lemma) do update set status = excluded.status, updated_at = excluded.updated_at`,
    [JSON.stringify(merged)],
  )
}
