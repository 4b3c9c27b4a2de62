import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Client } from 'pg'
import { changedKey } from './changed-key.ts'
import { groupBy } from './group-by.ts'
import type { TouchedLemmas } from './settle-cards.ts'

type Status = { learner_id: string; language: string; lemma: string; status: string; updated_at: Date }

const statusesAtOnce = 1000

/** Of two statuses of a base form the one that was given last counts. */
export async function foldStatuses(client: Client, learnerId: string, touched: TouchedLemmas) {
  let after = ['', '']
  for (;;) {
    const { rows } = await client.query<Status>(
      `select * from lemma_status where learner_id = $1 and (language, lemma) > ($2, $3) and lemma ~ $4
       order by language, lemma limit ${statusesAtOnce}`,
      [learnerId, ...after, changedKey],
    )
    await foldPart(client, learnerId, rows, touched)
    const last = rows.at(-1)
    if (!last || rows.length < statusesAtOnce) return
    after = [last.language, last.lemma]
  }
}

async function foldPart(client: Client, learnerId: string, found: Status[], touched: TouchedLemmas) {
  const changed = found.filter(({ lemma }) => lemmaKey(lemma) !== lemma)
  if (changed.length === 0) return
  const { rows: there } = await client.query<Status>(
    `select * from lemma_status where learner_id = $1 and (language, lemma) in (select * from unnest($2::text[], $3::text[]))`,
    [learnerId, changed.map(({ language }) => language), changed.map(({ lemma }) => lemmaKey(lemma))],
  )
  const groups = groupBy([...changed, ...there], ({ language, lemma }) => `${language} ${lemmaKey(lemma)}`)
  const merged = groups.map((group) => {
    const last = group.reduce((one, other) => (other.updated_at > one.updated_at ? other : one))
    const lemma = lemmaKey(last.lemma)
    if (group.length > 1) touched.add(last.language, lemma)
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
