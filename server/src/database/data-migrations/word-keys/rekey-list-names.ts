import { textKey } from '@verbena/language/text/text-key'
import type { Client } from 'pg'
import type { Batch } from '../data-migration.ts'

const learnersPerBatch = 200
/** The limit of the contract at the time of this migration. */
const nameMaximum = 80

type List = { learner_id: string; id: string; name: string }

/** Sets the name key of each list. When two lists have the same key, the newer one gets a number after its name. */
export const rekeyListNames: Batch = async (client, after) => {
  const lists = await listsAfter(client, after)
  const taken = new Set<string>()
  const named = lists.map((list) => {
    const name = freeName(list.name, (key) => taken.has(`${list.learner_id} ${key}`))
    taken.add(`${list.learner_id} ${textKey(name)}`)
    return { ...list, name, name_key: textKey(name) }
  })
  await client.query(
    `update word_list set name = given.name, name_key = given.name_key
     from jsonb_populate_recordset(null::word_list, $1) as given
     where word_list.learner_id = given.learner_id and word_list.id = given.id`,
    [JSON.stringify(named)],
  )
  return { after: lists.at(-1)?.learner_id ?? null, rows: lists.length }
}

/** All lists of the next learners, the oldest of each first. */
async function listsAfter(client: Client, after: string | null): Promise<List[]> {
  const { rows } = await client.query<List>(
    `select learner_id, id, name from word_list
     where learner_id in (
       select distinct learner_id from word_list where $1::uuid is null or learner_id > $1 order by learner_id limit ${learnersPerBatch})
     order by learner_id, created_at, id`,
    [after],
  )
  return rows
}

function freeName(name: string, isTaken: (key: string) => boolean): string {
  let free = name
  for (let number = 2; isTaken(textKey(free)); number++) {
    const ending = ` (${number})`
    free = name.slice(0, nameMaximum - ending.length).toWellFormed() + ending
  }
  return free
}
