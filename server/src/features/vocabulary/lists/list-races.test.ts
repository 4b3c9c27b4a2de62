import {
  createList,
  deleteList,
  listPersonalLists,
  mergeLists,
  orderLists,
} from '@verbena/contract/vocabulary/lists'
import { deleteWord, moveWords, recordAttempt, saveWord } from '@verbena/contract/vocabulary/words'
import { beforeEach, expect, test } from 'vitest'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
let token: string
beforeEach(async () => {
  token = (await server.join()).access_token
})

const make = async (name: string) =>
  (await server.call(createList, { body: { name, description: '' } }, token)).body.id
const save = (word: string, listId: string) =>
  server.call(
    saveWord,
    { body: { word, translation: word, definition: '', example: '', lemma: word, listId } },
    token,
  )
const answer = (id: string) =>
  server.call(recordAttempt, { body: { vocab_item_id: id, is_correct: true } }, token)
const remove = (wordId: string) => server.call(deleteWord, { params: { wordId } }, token)
const merge = (id: string, into: string) => server.call(mergeLists, { params: { id }, body: { into } }, token)

const rounds = Array.from({ length: 3 }, (_, round) => round)
const names = Array.from({ length: 40 }, (_, at) => `palabra${at}`)

/** A list of forty words. */
async function filled(name: string) {
  const listId = await make(name)
  const ids: string[] = []
  for (const word of names) ids.push((await save(word, listId)).body.id)
  return { listId, ids }
}

/** Unexpected statuses. A request may come too late and get 404, but no request may fail by a deadlock. */
const failures = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).filter((status) => status !== 200 && status !== 404)

/** The stored counts of the lists, and the same counted from the words. */
async function figures() {
  const counted = await server.sql(
    `select l.name, count(w.id)::int as words, count(w.last_correct)::int as answered, l.word_count, l.answered_count
     from word_list l left join word w on w.learner_id = l.learner_id and w.list_id = l.id
     where l.learner_id = (select learner_id from word_list where id = $1) group by l.learner_id, l.id, l.name`,
    (await server.call(listPersonalLists, {}, token)).body[0]?.id ?? '',
  )
  return counted.map((one) => [one.words, one.answered, one.word_count, one.answered_count])
}

const agree = async () => {
  for (const [words, answered, kept, keptAnswered] of await figures())
    expect([kept, keptAnswered]).toEqual([words, answered])
}

test.each(rounds)('words are deleted, answered and saved while their list is merged: round %s', async () => {
  const [{ listId, ids }, into] = [await filled('From'), await make('Into')]
  await save('palabra7', into)
  const calls = ids.flatMap((id, at) => [
    at % 2 ? remove(id) : answer(id),
    ...(at === 12 ? [merge(listId, into)] : []),
    ...(at % 4 ? [] : [save(`${names[at]}`, into)]),
  ])
  const late = names.map((name) => save(`${name} nueva`, listId))
  expect(await failures([...calls, ...late])).toEqual([])
  await agree()
  // Every word whose request succeeded is in one list or the other.
  const kept = (await Promise.all(late)).filter(({ status }) => status === 200).length
  const [found] = await server.sql(
    `select count(*)::int as count from word w join word_list l on l.learner_id = w.learner_id and l.id = w.list_id
     where w.text like '% nueva' and w.learner_id = (select learner_id from word_list where id = $1)`,
    into,
  )
  expect(found?.count).toBe(kept)
})

test.each(rounds)('two tabs order the lists at the same time: round %s', async () => {
  const ids = await Promise.all(names.map((name) => make(name)))
  const order = (given: string[]) => server.call(orderLists, { body: { ids: given } }, token)
  const calls = Array.from({ length: 12 }, (_, at) => order(at % 2 ? ids : ids.toReversed()))
  expect(await failures(calls)).toEqual([])
  const stand = (await server.call(listPersonalLists, {}, token)).body.map(({ id }) => id)
  expect([ids, ids.toReversed()]).toContainEqual(stand)
})

test.each(rounds)('words move while they are answered and their lists are deleted: round %s', async () => {
  const [one, two] = [await filled('One'), await filled('Two')]
  const into = await make('Into')
  const move = (wordIds: string[], listId: string) =>
    server.call(moveWords, { body: { wordIds, listId } }, token)
  const calls = [
    ...one.ids.slice(0, 20).map(answer),
    move([...one.ids, ...two.ids.slice(5, 15)], into),
    ...two.ids.slice(0, 20).map(remove),
    move(one.ids.slice(3, 30), two.listId),
    ...one.ids.slice(20).map(answer),
    server.call(deleteList, { params: { id: two.listId } }, token),
    ...two.ids.slice(20).map(remove),
  ]
  expect(await failures(calls)).toEqual([])
  await agree()
})
