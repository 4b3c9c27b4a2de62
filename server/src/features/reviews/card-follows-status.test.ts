import { listReviews, recordReview, undoReview } from '@verbena/contract/reviews/reviews'
import { deleteList } from '@verbena/contract/vocabulary/lists'
import { adoptList, listRecommendedLists } from '@verbena/contract/vocabulary/recommended-lists'
import { listWordStatuses, setWordStatus } from '@verbena/contract/vocabulary/word-status'
import {
  deleteWord,
  listWords,
  recordAttempt,
  saveWord,
  updateWord,
} from '@verbena/contract/vocabulary/words'
import type { Grade } from '@verbena/language/spaced-repetition/grades'
import { beforeEach, describe, expect, test } from 'vitest'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
let token: string
let username: string
beforeEach(async () => {
  server.time.now = new Date('2026-05-04T10:00:00Z')
  const session = await server.join()
  username = session.username
  token = session.access_token
})

const later = async (hours: number) => {
  server.time.now = new Date(server.time.now.getTime() + hours * 60 * 60 * 1000)
  token = (await server.signIn(username)).access_token
}
const save = async (word: string, extra: object = {}) => {
  const body = { word, translation: word, definition: '', example: '', listName: 'Mine', ...extra }
  return (await server.call(saveWord, { body }, token)).body.id
}
const say = (lemma: string, status: 'known' | 'ignored' | 'learning') =>
  server.call(setWordStatus, { body: { lemma, language: 'es', status } }, token)
const asked = async () =>
  (await server.call(listReviews, { query: {} }, token)).body.items.map(({ lemma }) => lemma)
const grade = async (lemma: string, given: Grade) => {
  const id = crypto.randomUUID()
  const answer = { id, language: 'es', lemma, direction: 'meaning', grade: given, exercise: 'type' } as const
  await server.call(recordReview, { body: answer }, token)
  return id
}
const statusOf = async (lemma: string) =>
  (await server.call(listWordStatuses, { query: { language: 'es' } }, token)).body.find(
    (one) => one.lemma === lemma,
  )?.status

describe('the card of a known or ignored word is suspended', () => {
  test.each(['known', 'ignored'] as const)('also if it is saved to a list later: %s', async (status) => {
    await say('pan', status)
    await save('pan')
    await save('panes', { listName: 'Other' })
    expect([await asked(), await statusOf('pan')]).toEqual([[], status])
    await say('pan', 'learning')
    expect(await asked()).toEqual(['pan'])
  })

  test('also if another word is changed to it', async () => {
    await say('pan', 'known')
    const wordId = await save('sal')
    const body = { word: 'pan', translation: 'bread', definition: '', example: '' }
    await server.call(updateWord, { params: { wordId }, body }, token)
    expect(await asked()).toEqual([])
  })

  test('also if a recommended list with the word is adopted', async () => {
    const [list] = (await server.call(listRecommendedLists, {}, token)).body
    const id = list?.id ?? ''
    const { body: words } = await server.call(listWords, { params: { themeId: id } }, token)
    const known = words[0]?.word ?? ''
    await say(known, 'known')
    await server.call(adoptList, { params: { id } }, token)
    const items = await asked()
    expect(items.length).toBeGreaterThan(3)
    expect(items).not.toContain(known)
  })

  test('unless reviews made the word known and the word is saved again', async () => {
    const wordId = await save('pan')
    for (let time = 0; time < 5; time++) {
      await grade('pan', 'easy')
      await later(24 * 40)
    }
    expect(await statusOf('pan')).toBe('known')
    await server.call(deleteWord, { params: { wordId } }, token)
    expect(await asked()).toEqual([])
    await save('pan')
    await later(24 * 3000)
    expect(await asked()).toContain('pan')
  })
})

test('a list with more words than a statement may have parameters can be deleted', async () => {
  await save('pan')
  const [list] = await server.sql(
    `insert into word (learner_id, list_id, language, text, text_key, lemma_key, translation, search_key, definition, example, created_at)
     select l.learner_id, l.id, 'es', 'w' || at, 'w' || at, 'w' || at, '', '', '', '', now()
     from word_list l join learner on learner.id = l.learner_id, generate_series(1, 70000) as at
     where learner.username = $1 returning list_id as id`,
    username,
  )
  const { status } = await server.call(deleteList, { params: { id: String(list?.id) } }, token)
  expect(status).toBe(200)
  expect(await asked()).toEqual([])
})

describe('undoing a review', () => {
  test('sets a word that became known back to learning', async () => {
    await save('pan')
    let last = ''
    while ((await statusOf('pan')) !== 'known') {
      last = await grade('pan', 'good')
      await later(24 * 20)
    }
    await server.call(undoReview, { params: { id: last } }, token)
    expect(await statusOf('pan')).toBe('learning')
  })

  test('sets a forgotten word back to known', async () => {
    await save('pan')
    for (let time = 0; time < 5; time++) {
      await grade('pan', 'easy')
      await later(24 * 40)
    }
    const slip = await grade('pan', 'again')
    expect(await statusOf('pan')).toBe('learning')
    await server.call(undoReview, { params: { id: slip } }, token)
    expect(await statusOf('pan')).toBe('known')
  })
})

describe('an answer of a vocabulary test that waited for a connection', () => {
  const attempt = (vocab_item_id: string, is_correct: boolean, secondsAgo?: number) =>
    server.call(
      recordAttempt,
      {
        body: {
          vocab_item_id,
          is_correct,
          attempt_id: crypto.randomUUID(),
          ...(secondsAgo && { secondsAgo }),
        },
      },
      token,
    )
  const answers = () =>
    server.sql(
      `select to_char(a.answered_at at time zone 'UTC', 'DD HH24:MI') as answered,
         (select to_char(r.reviewed_at at time zone 'UTC', 'DD HH24:MI') from review r
          where r.learner_id = a.learner_id and r.id = a.id) as graded
       from word_attempt a join learner l on l.id = a.learner_id where l.username = $1 order by a.answered_at`,
      username,
    )

  test('counts at the time when it was given', async () => {
    const id = await save('pan')
    await grade('pan', 'good')
    await later(30)
    await attempt(id, true, 20 * 60 * 60)
    expect(await answers()).toEqual([{ answered: '04 20:00', graded: '04 20:00' }])
  })

  test('does not grade a card that was not due then', async () => {
    const id = await save('pan')
    await grade('pan', 'good')
    // The card is due after ten minutes, not after five.
    await later(1)
    await attempt(id, false, 55 * 60)
    expect(await answers()).toEqual([{ answered: '04 10:05', graded: null }])
  })
})
