import { searchKey } from '@verbena/language/text/search-key'
import type { Batch } from '../data-migration.ts'

/** Texts of these characters have the same search key as before. */
const unchangedTexts = '^[ -_a-~]*$'

type RowId = { learner_id: string; id: string }
const splitCursor = (after: string | null) => after?.split(' ') ?? [null, null]
const nextCursor = (rows: readonly RowId[], atOnce: number) => {
  const last = rows.at(-1)
  return last && rows.length === atOnce ? `${last.learner_id} ${last.id}` : null
}

type Word = RowId & { text: string; translation: string; search_key: string }
const wordsPerBatch = 2000

/** Updates the search keys of words. */
export const updateWordSearchKeys: Batch = async (client, after) => {
  const { rows } = await client.query<Word>(
    `select learner_id, id, text, translation, search_key from word
     where ($1::uuid is null or (learner_id, id) > ($1, $2::uuid)) and text || translation !~ $3
     order by learner_id, id limit ${wordsPerBatch}`,
    [...splitCursor(after), unchangedTexts],
  )
  const changed = rows
    .map((word) => ({
      ...word,
      was: word.search_key,
      search_key: searchKey(`${word.text} ${word.translation}`),
    }))
    .filter((word) => word.was !== word.search_key)
  await client.query(
    `update word set search_key = given.search_key from jsonb_populate_recordset(null::word, $1) as given
     where word.learner_id = given.learner_id and word.id = given.id`,
    [JSON.stringify(changed.map(({ learner_id, id, search_key }) => ({ learner_id, id, search_key })))],
  )
  return { after: nextCursor(rows, wordsPerBatch), rows: rows.length }
}

type Writing = RowId & { title: string; text: string; search_key: string }
/** Few, because a text may have hundreds of thousands of letters. */
const writingsPerBatch = 50

/** Updates the search keys of learners' texts. */
export const updateWritingSearchKeys: Batch = async (client, after) => {
  const { rows } = await client.query<Writing>(
    `select learner_id, id, title, text, search_key from writing
     where ($1::uuid is null or (learner_id, id) > ($1, $2::uuid)) and title || text !~ $3
     order by learner_id, id limit ${writingsPerBatch}`,
    [...splitCursor(after), unchangedTexts],
  )
  for (const { learner_id, id, title, text, search_key } of rows) {
    const key = searchKey(`${title}\n${text}`)
    if (key !== search_key)
      await client.query('update writing set search_key = $3 where learner_id = $1 and id = $2', [
        learner_id,
        id,
        key,
      ])
  }
  return { after: nextCursor(rows, writingsPerBatch), rows: rows.length }
}
