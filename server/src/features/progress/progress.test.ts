import { randomUUID } from 'node:crypto'
import { saveOnboarding } from '@verbena/contract/accounts/accounts'
import { listGrammarTopics, recordGrammarAnswer } from '@verbena/contract/grammar'
import { recordLessonAttempt } from '@verbena/contract/lessons/lesson-progress'
import { recordTestResult } from '@verbena/contract/media-tests'
import { reportProgress } from '@verbena/contract/player'
import { readListeningProgress, readProgress } from '@verbena/contract/progress'
import { recordReview } from '@verbena/contract/reviews/reviews'
import { setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { listWords, recordAttempt, saveWord } from '@verbena/contract/vocabulary/words'
import { beforeEach, describe, expect, test } from 'vitest'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

const server: TestServer = serverForFile(createTestServer)
const film = 'la-tortilla-secreta'
const song = 'el-gatito-que-no-duerme'
const timeZone = 'Europe/Madrid'

let token: string
let learner: string
beforeEach(async () => {
  const session = await server.join()
  token = session.access_token
  learner = session.username
})

/** Moves the clock and signs in again, because the access token has expired by then. */
async function at(moment: string) {
  server.time.now = new Date(moment)
  token = (await server.signIn(learner)).access_token
}

/** Reports five seconds every five seconds with a growing position: twelve reports a minute. */
async function watch(minutes: number, videoId = film) {
  for (let report = 0; report < minutes * 12; report++) {
    server.time.now = new Date(server.time.now.getTime() + 5000)
    const body = { videoId, progress: (report * 5) % 60, time_delta: 5, isPaused: false }
    expect((await server.call(reportProgress, { body }, token)).status).toBe(200)
  }
}

const listening = async (query: { timeZone?: string } = { timeZone }) =>
  (await server.call(readListeningProgress, { query }, token)).body
const progress = async (query: { timeZone?: string } = { timeZone }) =>
  (await server.call(readProgress, { query }, token)).body

const idOf = () => server.sql('select id from learner where username = $1', learner).then(([row]) => row?.id)

describe('without any activity', () => {
  test('every figure is zero', async () => {
    const { stats, weeklyActivity, recentVideos, recentSongs } = await listening()
    expect(new Set(Object.values(stats))).toEqual(new Set([0]))
    expect(weeklyActivity.map(({ hours }) => hours)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect([recentVideos, recentSongs]).toEqual([[], []])
    const { today, reviews, calendar, wordsKnown } = await progress()
    expect(today).toEqual({ day: '2026-11-21', seconds: 0, answers: 0, goalMinutes: null, goalPercent: null })
    expect(reviews).toEqual({ due: 0, done: 0 })
    expect(calendar).toEqual({ from: '2025-11-17', days: [] })
    expect(wordsKnown).toHaveLength(53)
    expect(new Set(wordsKnown.map(({ known }) => known))).toEqual(new Set([0]))
  })
})

describe('watch time', () => {
  test('is summed over days, with the week, the streak and the average', async () => {
    await at('2026-11-18T09:00:00Z')
    await watch(3)
    await at('2026-11-20T09:00:00Z')
    await watch(1)
    await at('2026-11-21T09:00:00Z')
    await watch(2, song)
    const { stats, weeklyActivity } = await listening()
    expect(stats).toEqual({
      totalTime: 360,
      weeklyTime: 360,
      currentStreak: 2,
      longestStreak: 2,
      videosWatched: 1,
      averageDaily: 2,
      minutesListened: 6,
      wordsLearned: 0,
    })
    expect(weeklyActivity.map(({ day, hours }) => [day, Math.round(hours * 60)])).toEqual([
      ['2026-11-16', 0],
      ['2026-11-17', 0],
      ['2026-11-18', 3],
      ['2026-11-19', 0],
      ['2026-11-20', 1],
      ['2026-11-21', 2],
      ['2026-11-22', 0],
    ])
    // On Monday a new week begins.
    await at('2026-11-23T09:00:00Z')
    expect((await listening()).stats).toMatchObject({ totalTime: 360, weeklyTime: 0, currentStreak: 0 })
  })

  test('of an item puts it in the list of recent items, with its progress', async () => {
    await at('2026-11-21T09:00:00Z')
    await watch(0.5)
    await watch(0.5, song)
    const { recentVideos, recentSongs } = await listening()
    expect(recentVideos).toEqual([
      expect.objectContaining({ id: film, kind: 'video', language: 'es', stoppedAt: 25 }),
    ])
    const [{ duration, progress: percent, stoppedAt }] = recentVideos as [(typeof recentVideos)[number]]
    expect(percent).toBe(Math.floor((100 * stoppedAt) / duration!))
    expect(recentSongs.map(({ id, kind }) => [id, kind])).toEqual([[song, 'song']])
  })

  test('of less than a minute does not count as a watched video', async () => {
    await at('2026-11-21T09:00:00Z')
    await watch(0.5)
    expect((await listening()).stats.videosWatched).toBe(0)
    await watch(0.5)
    expect((await listening()).stats.videosWatched).toBe(1)
  })

  test('is compared with the daily goal of the learner', async () => {
    await server.call(saveOnboarding, { body: { timePerDay: 15 } }, token)
    await at('2026-11-21T09:00:00Z')
    await watch(3)
    expect((await progress()).today).toMatchObject({ seconds: 180, goalMinutes: 15, goalPercent: 20 })
  })

  test('around 4:00 belongs to two days in the time zone of the learner', async () => {
    await at('2026-11-21T02:59:00Z')
    await watch(3)
    expect((await progress()).calendar.days).toEqual([
      { day: '2026-11-20', seconds: 60, answers: 0 },
      { day: '2026-11-21', seconds: 120, answers: 0 },
    ])
    expect((await progress({ timeZone: 'UTC' })).calendar.days).toEqual([
      { day: '2026-11-20', seconds: 180, answers: 0 },
    ])
  })

  test('does not grow by a repeated report, or by one that claims a whole day', async () => {
    await at('2026-11-21T09:00:00Z')
    await watch(2)
    const before = [await listening(), await progress()]
    const same = { videoId: film, progress: 55, time_delta: 5, isPaused: false }
    for (let time = 0; time < 1000; time++)
      expect((await server.call(reportProgress, { body: same }, token)).status).toBe(200)
    expect([await listening(), await progress()]).toEqual(before)
    const absurd = { ...same, progress: 56, time_delta: 3600 }
    await server.call(reportProgress, { body: absurd }, token)
    expect((await listening()).stats).toEqual(before[0] && (before[0] as { stats: object }).stats)
    expect((await server.call(reportProgress, { body: { ...same, time_delta: 86_400 } }, token)).code).toBe(
      'INVALID_REQUEST',
    )
  })
})

describe('the time zone', () => {
  test('is stored under its canonical name until another is sent', async () => {
    expect((await progress({})).timeZone).toBe('UTC')
    expect((await progress({ timeZone: 'europe/madrid' })).timeZone).toBe('Europe/Madrid')
    expect((await progress({})).timeZone).toBe('Europe/Madrid')
    await listening({ timeZone: 'Asia/Kolkata' })
    expect((await progress({})).timeZone).toBe('Asia/Calcutta')
    expect((await progress({})).today.day).toBe('2026-11-21')
    await at('2026-11-21T22:30:00Z')
    expect((await progress({})).today.day).toBe('2026-11-22')
  })

  test.each(['Mars/Olympus', '+05:30', '../etc', 'x'.repeat(61)])('%s is refused', async (name) => {
    for (const endpoint of [readListeningProgress, readProgress])
      expect((await server.call(endpoint, { query: { timeZone: name } }, token)).code).toBe('INVALID_REQUEST')
    expect((await progress({})).timeZone).toBe('UTC')
  })
})

describe('answers', () => {
  test('of reviews, tests, lessons and grammar each count once', async () => {
    await at('2026-11-21T09:00:00Z')
    const word = { word: 'pan', translation: 'bread', example: '', definition: '', listName: 'Food' }
    const { listId } = (await server.call(saveWord, { body: word }, token)).body
    const [saved] = (await server.call(listWords, { params: { themeId: listId } }, token)).body
    const answers = async () => (await progress()).today.answers
    const twice = async (send: () => Promise<{ status: number }>) => {
      for (const time of [1, 2]) expect([time, (await send()).status]).toEqual([time, 200])
    }

    const attempt_id = randomUUID()
    const attempt = { vocab_item_id: saved!.id, is_correct: true, attempt_id }
    // The card is new, so this is only an attempt.
    await twice(() => server.call(recordAttempt, { body: attempt }, token))
    expect(await answers()).toBe(1)

    const review = {
      lemma: 'pan',
      language: 'es',
      direction: 'meaning',
      grade: 'good',
      exercise: 'type',
    } as const
    const reviewId = randomUUID()
    await twice(() => server.call(recordReview, { body: { id: reviewId, ...review } }, token))
    expect(await answers()).toBe(2)
    // The card is not due any more, so this is only an attempt.
    await server.call(recordAttempt, { body: { ...attempt, attempt_id: randomUUID() } }, token)
    expect(await answers()).toBe(3)

    const item = { id: randomUUID(), item_id: '1-what-is-your-name', is_correct: false }
    await twice(() => server.call(recordLessonAttempt, { body: item }, token))
    expect(await answers()).toBe(4)

    const [topic] = (await server.call(listGrammarTopics, { query: {} }, token)).body
    const [exercise] = topic!.exercises
    const said = { topicId: topic!.id, exerciseId: exercise!.id, answer: exercise!.correctAnswer }
    const grammarId = randomUUID()
    await twice(() => server.call(recordGrammarAnswer, { body: { id: grammarId, ...said } }, token))
    expect(await answers()).toBe(5)

    const result = { mediaId: film, kind: 'quiz', score: 4, total: 6, attemptId: randomUUID() } as const
    await twice(() => server.call(recordTestResult, { body: result }, token))
    expect(await answers()).toBe(11)
    expect((await listening()).stats).toMatchObject({ currentStreak: 1, totalTime: 0 })
    expect((await progress()).reviews.done).toBe(1)
  })

  test('that waited for a connection count on the day on which they were given', async () => {
    await at('2026-11-21T09:00:00Z')
    const [topic] = (await server.call(listGrammarTopics, { query: {} }, token)).body
    const [exercise] = topic!.exercises
    const said = { topicId: topic!.id, exerciseId: exercise!.id, answer: exercise!.correctAnswer }
    await server.call(
      recordGrammarAnswer,
      { body: { id: randomUUID(), ...said, secondsAgo: 2 * 86_400 } },
      token,
    )
    expect((await progress()).calendar.days).toEqual([{ day: '2026-11-19', seconds: 0, answers: 1 }])
  })
})

test('words count as known from the week in which they became known', async () => {
  const say = (lemma: string, status: 'known' | 'learning') =>
    server.call(setWordStatus, { body: { lemma, language: 'es', status } }, token)
  await at('2026-11-12T09:00:00Z')
  await say('pan', 'known')
  await say('sal', 'known')
  await at('2026-11-21T09:00:00Z')
  await say('gato', 'known')
  await say('perro', 'learning')
  await server.call(setWordStatus, { body: { lemma: 'brot', language: 'de', status: 'known' } }, token)
  expect((await progress()).wordsKnown.slice(-3)).toEqual([
    { day: '2026-11-08', known: 0 },
    { day: '2026-11-15', known: 2 },
    { day: '2026-11-21', known: 3 },
  ])
  expect((await listening()).stats.wordsLearned).toBe(3)
  await say('pan', 'learning')
  expect((await progress()).wordsKnown.slice(-2).map(({ known }) => known)).toEqual([1, 2])
})

test('the due cards are those of the review summary', async () => {
  const word = { word: 'pan', translation: 'bread', example: '', definition: '', listName: 'Food' }
  await server.call(saveWord, { body: word }, token)
  expect((await progress()).reviews).toEqual({ due: 1, done: 0 })
})

test('the activity of one learner does not count for another', async () => {
  await at('2026-11-21T09:00:00Z')
  await watch(1)
  token = (await server.join()).access_token
  expect((await listening()).stats.totalTime).toBe(0)
  expect((await progress()).calendar.days).toEqual([])
})

test('the activity is deleted with the account', async () => {
  await at('2026-11-21T09:00:00Z')
  await watch(0.5)
  await progress()
  const id = await idOf()
  const left = () =>
    server.sql(
      'select (select count(*)::int from watch_time where learner_id = $1) + (select count(*)::int from learner_time_zone where learner_id = $1) as left',
      id,
    )
  expect(await left()).toEqual([{ left: 2 }])
  await server.sql('delete from learner where id = $1', id)
  expect(await left()).toEqual([{ left: 0 }])
})
