import { readReviewSummary, recordReview, undoReview } from '@verbena/contract/reviews/reviews'
import { setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { deleteWord, saveWord } from '@verbena/contract/vocabulary/words'
import type { Grade } from '@verbena/language/spaced-repetition/grades'
import { beforeEach, expect, test } from 'vitest'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { compactCardTallies, readCardTallies } from './review-card-tallies.queries.ts'

const server = serverForFile(() => createTestServer())
let token: string
let learnerId: string
beforeEach(async () => {
  const { access_token, username } = await server.join()
  token = access_token
  const [row] = await server.sql('select id from learner where username = $1', username)
  learnerId = row?.id
})

const save = async (word: string) => {
  const body = { word, translation: word, definition: '', example: '', listName: 'Mine' }
  return (await server.call(saveWord, { body }, token)).body.id
}
const grade = async (lemma: string, given: Grade) => {
  const id = crypto.randomUUID()
  const body = { id, language: 'es', lemma, direction: 'meaning', grade: given, exercise: 'type' } as const
  await server.call(recordReview, { body }, token)
  return id
}
const say = (lemma: string, status: 'ignored' | 'learning') =>
  server.call(setWordStatus, { body: { lemma, language: 'es', status } }, token)

/** The sums of the tallies, and the same counted from the cards. */
async function figures() {
  const kept = await server.sql(
    'select bucket, sum(delta)::int as count from review_card_tally where learner_id = $1 group by 1 having sum(delta) <> 0 order by 1',
    learnerId,
  )
  const counted = await server.sql(
    `select bucket, count(*)::int as count from review_card, lateral (values
       (case when state = 'new' then -3 when state = 'review' and stability >= 21 then -1 else -2 end),
       (case when state <> 'new' then floor(extract(epoch from due_at) / 900)::int end)) buckets (bucket)
     where learner_id = $1 and is_active and bucket is not null group by 1 order by 1`,
    learnerId,
  )
  return { kept, counted }
}

/** Words that are reviewed, undone, forgotten, ignored, deleted, or not touched. */
async function live() {
  const ids = new Map<string, string>()
  for (const word of ['pan', 'sal', 'leche', 'agua', 'queso', 'tren']) ids.set(word, await save(word))
  await grade('pan', 'easy')
  await grade('sal', 'good')
  await grade('sal', 'again')
  await server.call(undoReview, { params: { id: await grade('leche', 'easy') } }, token)
  await grade('agua', 'good')
  await say('agua', 'ignored')
  await say('queso', 'ignored')
  await say('queso', 'learning')
  await server.call(deleteWord, { params: { wordId: ids.get('tren') ?? '' } }, token)
}

test('the tallies equal a count of the cards after every kind of change', async () => {
  await live()
  const { kept, counted } = await figures()
  expect(kept).toEqual(counted)
  expect(kept.length).toBeGreaterThan(2)
})

test('rows of the same bucket are merged, and the sums do not change', async () => {
  await live()
  const owner = { learnerId, language: 'es' }
  const days = [server.time.now, new Date(server.time.now.getTime() + 30 * 24 * 60 * 60 * 1000)]
  const before = await readCardTallies(server.services.db, owner, days)
  expect(before.surplus).toBeGreaterThan(0)
  // Two servers at once.
  await Promise.all([
    compactCardTallies(server.services.db, owner),
    compactCardTallies(server.services.db, owner),
  ])
  expect(await readCardTallies(server.services.db, owner, days)).toEqual({ ...before, surplus: 0 })
  const { kept, counted } = await figures()
  expect(kept).toEqual(counted)
})

test('reading the summary merges thousands of rows into one', async () => {
  await save('pan')
  await server.sql(
    `insert into review_card_tally (learner_id, language, bucket, delta)
     select $1, 'es', -3, case when n % 2 = 0 then 1 else -1 end from generate_series(1, 2000) n`,
    learnerId,
  )
  const read = async () => (await server.call(readReviewSummary, { query: {} }, token)).body.counts
  expect(await read()).toEqual({ new: 1, learning: 0, firm: 0 })
  await server.services.backgroundTasks.settled()
  expect(await read()).toEqual({ new: 1, learning: 0, firm: 0 })
  const rows = await server.sql('select from review_card_tally where learner_id = $1', learnerId)
  expect(rows).toHaveLength(1)
})

test('the tallies are deleted with their learner', async () => {
  await live()
  await server.sql('delete from learner where id = $1', learnerId)
  expect(await server.sql('select from review_card_tally where learner_id = $1', learnerId)).toEqual([])
})
