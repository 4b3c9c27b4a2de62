import {
  listReviews,
  readReviewSettings,
  readReviewSummary,
  recordReview,
  saveReviewSettings,
  undoReview,
  usualReviewSettings,
} from '@verbena/contract/reviews/reviews'
import { listWordStatuses, setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { deleteWord, recordAttempt, saveWord, updateWord } from '@verbena/contract/vocabulary/words'
import type { Grade } from '@verbena/language/spaced-repetition/grades'
import { replay } from '@verbena/language/spaced-repetition/scheduler'
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

/** Sets the clock and signs the learner in again. */
const comeBackAt = async (moment: Date) => {
  server.time.now = moment
  token = (await server.signIn(username)).access_token
}
const later = (hours: number) => comeBackAt(new Date(server.time.now.getTime() + hours * 60 * 60 * 1000))
const save = async (word: string, translation: string, extra: object = {}) =>
  (
    await server.call(
      saveWord,
      { body: { word, translation, definition: '', example: '', listName: 'Mine', ...extra } },
      token,
    )
  ).body
const queue = async (bearer = token, timeZone = 'UTC') =>
  (await server.call(listReviews, { query: { timeZone } }, bearer)).body
const newId = () => crypto.randomUUID()
const grade = (lemma: string, given: Grade, extra: object = {}, bearer = token) =>
  server.call(
    recordReview,
    {
      body: {
        id: newId(),
        language: 'es',
        lemma,
        direction: 'meaning',
        grade: given,
        exercise: 'type',
        ...extra,
      },
    },
    bearer,
  )
const summary = async (timeZone = 'UTC') =>
  (await server.call(readReviewSummary, { query: { timeZone } }, token)).body

describe('the queue', () => {
  test('has the lemma of each saved word once, the oldest first', async () => {
    await save('casas', 'house')
    await later(1)
    await save('casa', 'home', { listName: 'Other' })
    await save('pan', 'bread')
    const { items, left } = await queue()
    expect(items.map(({ lemma, word }) => [lemma, word])).toEqual([
      ['casa', 'casa'],
      ['pan', 'pan'],
    ])
    expect(left).toBe(2)
  })

  test('asks for a new word with four options, of which one is right', async () => {
    await save('pan', 'bread, loaf')
    const [item] = (await queue()).items
    expect(item).toMatchObject({ direction: 'meaning', state: 'new' })
    expect(['choose', 'listen']).toContain(item?.exercise)
    expect(item?.options).toHaveLength(4)
    expect(item?.options?.[item.correctIndex ?? -1]).toBe('bread')
  })

  test('asks with other wrong options after each answer', async () => {
    await save('pan', 'bread')
    const seen = new Set<string>()
    let choices = 0
    for (let time = 0; time < 8; time++) {
      const [item] = (await queue()).items
      for (const option of item?.options ?? []) if (option !== 'bread') seen.add(option)
      if (item?.options) choices += 1
      await grade('pan', 'again')
      await later(0.1)
    }
    expect(choices).toBeGreaterThan(2)
    expect(seen.size).toBeGreaterThanOrEqual(Math.min(12, 3 * choices) - 3)
  })

  test('asks words with an example in all four kinds on the first day, and a repeated word in another kind', async () => {
    for (const [word, translation] of [
      ['pan', 'bread'],
      ['sal', 'salt'],
      ['leche', 'milk'],
      ['agua', 'water'],
      ['queso', 'cheese'],
      ['huevo', 'egg'],
    ] as const)
      await save(word, translation, { example: `Compro ${word} en el mercado.` })
    const kinds = new Set<string>()
    for (let time = 0; time < 4; time++) {
      for (const { lemma, exercise, repeated } of (await queue()).items) {
        kinds.add(exercise)
        expect(repeated?.exercise).not.toBe(exercise)
        await grade(lemma, 'again')
      }
      await later(0.1)
    }
    expect([...kinds].sort()).toEqual(['choose', 'cloze', 'listen', 'type'])
  })

  test('lets the learner grade a word without a translation', async () => {
    await save('zzyzx', '')
    expect((await queue()).items[0]).toMatchObject({ exercise: 'self' })
  })

  test('is empty for a learner without words, who cannot grade words of another learner', async () => {
    await save('pan', 'bread')
    const other = (await server.join()).access_token
    expect(await queue(other)).toEqual({ items: [], left: 0 })
    expect((await grade('pan', 'good', {}, other)).status).toBe(404)
  })

  test('ends at the daily limits, and a day begins at 4:00 in the time zone', async () => {
    const settings = { ...usualReviewSettings, newPerDay: 2 }
    await server.call(saveReviewSettings, { body: settings }, token)
    for (const word of ['pan', 'sal', 'leche', 'agua']) await save(word, word)
    expect((await queue()).left).toBe(2)
    for (const word of ['pan', 'sal']) await grade(word, 'easy')
    expect((await queue()).items).toEqual([])
    // After midnight in Madrid it is still the same day. Then it is after 4:00 in Madrid, and not in UTC.
    await comeBackAt(new Date('2026-05-04T22:30:00Z'))
    expect((await queue(token, 'Europe/Madrid')).left).toBe(0)
    await comeBackAt(new Date('2026-05-05T02:30:00Z'))
    expect((await queue(token, 'Europe/Madrid')).left).toBe(2)
    expect((await queue(token, 'UTC')).left).toBe(0)
  })

  test('refuses an invalid time zone', async () => {
    const refused = await server.call(
      listReviews,
      { query: { timeZone: "x'; drop table review_card" } },
      token,
    )
    expect([refused.status, refused.code]).toEqual([400, 'INVALID_REQUEST'])
  })
})

describe('practising ahead', () => {
  const ahead = async () =>
    (await server.call(listReviews, { query: { timeZone: 'UTC', ahead: 'true' } }, token)).body

  test('has cards that are not due yet, soonest first, and then those beyond the daily limits', async () => {
    for (const word of ['pan', 'sal', 'leche']) await save(word, word)
    await grade('pan', 'easy')
    for (let step = 0; step < 2; step++) await grade('sal', 'good')
    await server.call(saveReviewSettings, { body: { ...usualReviewSettings, newPerDay: 0 } }, token)
    expect((await queue()).items).toEqual([])
    const { items, left } = await ahead()
    expect(items.filter(({ direction }) => direction === 'meaning').map(({ lemma }) => lemma)).toEqual([
      'sal',
      'pan',
      'leche',
    ])
    expect(left).toBe(0)
  })
})

describe('a grade', () => {
  test('that waited for a connection counts at the time when it was given', async () => {
    await save('pan', 'bread')
    await later(10)
    const { body } = await grade('pan', 'easy', { secondsAgo: 3 * 60 * 60 })
    const late = Date.parse(body.dueAt)
    await save('sal', 'salt')
    const now = Date.parse((await grade('sal', 'easy')).body.dueAt)
    expect(Math.round((now - late) / 3_600_000) % 24).toBe(3)
  })

  test('is never dated before the word was saved', async () => {
    await save('pan', 'bread')
    await later(0.5)
    await grade('pan', 'good', { secondsAgo: 10 * 24 * 60 * 60 })
    // The card is due ten minutes after it was saved.
    expect((await queue()).items).toMatchObject([{ lemma: 'pan', state: 'learning' }])
    const { rows } = await server.database.pool.query(
      'select r.reviewed_at from review r join learner l on l.id = r.learner_id where l.username = $1',
      [username],
    )
    expect(rows).toEqual([{ reviewed_at: new Date('2026-05-04T10:00:00Z') }])
  })

  test('is answered with the intervals of each possible next grade', async () => {
    await save('pan', 'bread')
    const { intervals } = (await grade('pan', 'again')).body
    expect(intervals).toMatchObject({ again: 60, good: 600 })
    expect(intervals.easy).toBeGreaterThanOrEqual(24 * 60 * 60)
    await later(0.1)
    expect((await queue()).items[0]?.intervals).toMatchObject({ again: 60, good: 600 })
  })

  test('sets the next review time, and counts once when it is sent again', async () => {
    await save('pan', 'bread')
    const id = newId()
    const first = await grade('pan', 'good', { id })
    const again = await grade('pan', 'good', { id })
    expect(again.body).toEqual(first.body)
    expect(first.body).toMatchObject({ success: true, state: 'learning' })
    // In ten minutes; it counts as due until then, so that the number does not change with the minutes.
    expect(await queue()).toMatchObject({ left: 1, items: [{ lemma: 'pan', state: 'learning' }] })
    await later(0.2)
    expect(await queue()).toMatchObject({ left: 1, items: [{ lemma: 'pan', state: 'learning' }] })
  })

  test('that is sent twenty times at once counts once', async () => {
    await save('pan', 'bread')
    const id = newId()
    await Promise.all(Array.from({ length: 20 }, () => grade('pan', 'good', { id })))
    expect((await summary()).reviewedToday).toBe(1)
  })

  test('with the id of a review of another word is refused', async () => {
    await save('pan', 'bread')
    await save('sal', 'salt')
    const id = newId()
    await grade('pan', 'good', { id })
    expect((await grade('sal', 'good', { id })).code).toBe('INVALID_REQUEST')
  })

  test('is logged, and a replay of the log computes the same card', async () => {
    await save('pan', 'bread')
    const grades: Grade[] = ['good', 'good', 'again', 'hard', 'good', 'easy']
    for (const given of grades) {
      await grade('pan', given)
      await later(30)
    }
    const { rows: log } = await server.database.pool.query(
      'select r.grade, r.reviewed_at from review r join learner l on l.id = r.learner_id where l.username = $1 order by r.reviewed_at',
      [username],
    )
    const { rows: kept } = await server.database.pool.query(
      "select m.* from review_card m join learner l on l.id = m.learner_id where l.username = $1 and direction = 'meaning'",
      [username],
    )
    const made = replay(
      log.map(({ grade: given, reviewed_at: at }) => ({ grade: given, at, timeZone: 'UTC' })),
      { retention: 0.9 },
    )
    expect(made?.stability).toBeCloseTo(kept[0].stability, 4)
    expect(made?.difficulty).toBeCloseTo(kept[0].difficulty, 4)
    expect([made?.dueAt, made?.reps, made?.lapses]).toEqual([kept[0].due_at, kept[0].reps, kept[0].lapses])
  })

  test('of “easy” adds a production card, which is asked as a cloze of the saved sentence', async () => {
    await save('pan', 'bread', { example: 'Comemos pan con aceite.' })
    await grade('pan', 'easy')
    const { items } = await queue()
    expect(items).toMatchObject([
      { direction: 'form', exercise: 'cloze', sentence: 'Comemos ____ con aceite.', answer: 'pan' },
    ])
  })

  test('can be undone if it is the last one of its word', async () => {
    await save('pan', 'bread')
    const [first, second] = [newId(), newId()]
    await grade('pan', 'good', { id: first })
    await later(1)
    await grade('pan', 'again', { id: second })
    const undo = (id: string) => server.call(undoReview, { params: { id } }, token)
    expect((await undo(first)).code).toBe('ANSWERED_SINCE')
    expect((await undo(second)).status).toBe(200)
    expect((await undo(second)).status).toBe(404)
    expect((await undo(first)).status).toBe(200)
    expect((await queue()).items).toMatchObject([{ lemma: 'pan', state: 'new' }])
    expect((await summary()).reviewedToday).toBe(0)
  })

  test('that added a production card removes it when it is undone', async () => {
    await save('pan', 'bread')
    const id = newId()
    await grade('pan', 'easy', { id })
    expect((await queue()).items).toMatchObject([{ direction: 'form' }])
    await server.call(undoReview, { params: { id } }, token)
    expect((await queue()).items).toMatchObject([{ direction: 'meaning', state: 'new' }])
  })
})

describe('a vocabulary test', () => {
  const attempt = (vocab_item_id: string, is_correct: boolean, attempt_id = newId()) =>
    server.call(recordAttempt, { body: { vocab_item_id, is_correct, attempt_id } }, token)

  test('grades a due card once, and does not grade other cards', async () => {
    const { id } = await save('pan', 'bread')
    await grade('pan', 'good')
    await attempt(id, false)
    expect((await summary()).reviewedToday).toBe(1)
    await later(1)
    const attemptId = newId()
    for (let time = 0; time < 2; time++) await attempt(id, false, attemptId)
    expect((await summary()).reviewedToday).toBe(2)
    await attempt(id, false)
    expect((await summary()).reviewedToday).toBe(2)
  })

  test('does not use up the new words of the day', async () => {
    await server.call(saveReviewSettings, { body: { ...usualReviewSettings, newPerDay: 3 } }, token)
    const ids = []
    for (const word of ['pan', 'sal', 'leche', 'agua', 'queso']) ids.push((await save(word, word)).id)
    const before = await summary()
    for (const [index, id] of ids.entries()) await attempt(id, index > 1)
    expect(await summary()).toEqual(before)
    expect(before.left).toBe(3)
  })

  test('grades an answer as right after its wrong grade was undone', async () => {
    const { id } = await save('pan', 'bread')
    await grade('pan', 'good')
    await later(1)
    const wrong = newId()
    await attempt(id, false, wrong)
    await server.call(undoReview, { params: { id: wrong } }, token)
    await attempt(id, true)
    expect((await summary()).reviewedToday).toBe(2)
    // A forgotten card would be due after a minute.
    expect((await queue()).items).toEqual([])
  })
})

describe('a word with a stable card', () => {
  const statusOf = async () =>
    (await server.call(listWordStatuses, { query: { language: 'es' } }, token)).body[0]?.status

  test('is known until it is forgotten', async () => {
    await save('pan', 'bread')
    for (let time = 0; time < 5; time++) {
      await grade('pan', 'easy')
      await later(24 * 40)
    }
    expect(await statusOf()).toBe('known')
    expect((await queue()).items.map(({ direction }) => direction)).toContain('form')
    await grade('pan', 'again')
    expect(await statusOf()).toBe('learning')
  })
})

describe('a card is suspended', () => {
  test('when no list contains its word, and continues when the word is saved again', async () => {
    const { id } = await save('pan', 'bread')
    await grade('pan', 'good')
    await later(1)
    await server.call(deleteWord, { params: { wordId: id } }, token)
    expect(await queue()).toEqual({ items: [], left: 0 })
    await save('panes', 'bread')
    expect((await queue()).items).toMatchObject([{ lemma: 'pan', state: 'learning' }])
  })

  test('when its word is known or ignored, until the learner sets another status', async () => {
    await save('pan', 'bread')
    const say = (status: 'known' | 'ignored' | 'learning') =>
      server.call(setWordStatus, { body: { lemma: 'pan', language: 'es', status } }, token)
    for (const status of ['known', 'ignored'] as const) {
      await say(status)
      expect((await queue()).left).toBe(0)
    }
    await say('learning')
    expect((await queue()).left).toBe(1)
    const statuses = await server.call(listWordStatuses, { query: { language: 'es' } }, token)
    expect(statuses.body).toEqual([{ lemma: 'pan', status: 'learning' }])
  })

  test('when its word is changed to another one', async () => {
    const { id } = await save('pan', 'bread')
    const body = { word: 'sal', translation: 'salt', definition: '', example: '' }
    await server.call(updateWord, { params: { wordId: id }, body }, token)
    expect((await queue()).items.map(({ lemma }) => lemma)).toEqual(['sal'])
  })
})

describe('the summary', () => {
  test('has the figures of today, the remembered share, and a forecast of thirty days', async () => {
    for (const word of ['pan', 'sal', 'leche']) await save(word, word)
    await grade('pan', 'easy')
    await grade('sal', 'good')
    const { left, reviewedToday, counts, remembered, forecast } = await summary()
    expect([left, reviewedToday, remembered]).toEqual([3, 2, null])
    expect(counts).toEqual({ new: 2, learning: 2, firm: 0 })
    expect(forecast).toHaveLength(30)
    // The same number as everywhere: two new words and one in learning.
    expect(forecast[0]).toEqual({ day: '2026-05-04', due: left })
    expect(forecast.reduce((sum, { due }) => sum + due, 0)).toBe(4)
  })

  test('counts overdue cards as due today', async () => {
    await save('pan', 'bread')
    await grade('pan', 'easy')
    await comeBackAt(new Date('2026-08-01T10:00:00Z'))
    const { forecast } = await summary()
    // With the production card, which is new.
    expect(forecast[0]).toEqual({ day: '2026-08-01', due: 2 })
  })
})

test('review settings have their defaults until the learner changes them', async () => {
  expect((await server.call(readReviewSettings, {}, token)).body).toEqual(usualReviewSettings)
  const changed = { retention: 0.85, newPerDay: 5, reviewsPerDay: 50, forgivesAccents: false }
  expect((await server.call(saveReviewSettings, { body: changed }, token)).body).toEqual(changed)
  expect((await server.call(readReviewSettings, {}, token)).body).toEqual(changed)
  const tooFar = await server.call(saveReviewSettings, { body: { ...changed, retention: 0.99 } }, token)
  expect(tooFar.status).toBe(400)
})
