import { readProgress } from '@verbena/contract/progress'
import { recordReview, undoReview } from '@verbena/contract/reviews/reviews'
import { listPersonalLists } from '@verbena/contract/vocabulary/lists'
import { midnightUtcZone } from '@verbena/language/spaced-repetition/calendar-day'
import type { Grade } from '@verbena/language/spaced-repetition/grades'
import { historyOf } from '@verbena/language/spaced-repetition/history'
import type { ReviewCard } from '@verbena/language/spaced-repetition/scheduler'
import { beforeEach, expect, test } from 'vitest'
import { createWordLearner, type WordLearner } from '../../../testing/clients/word-learner.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'
import { mendReviewDays } from './mend-review-days.service.ts'

const server = serverForFile(() => createTestServer())
const timeZone = 'America/New_York'
let learner: WordLearner
let learnerId: string
beforeEach(async () => {
  server.time.now = new Date('2026-01-20T18:00:00Z')
  learner = await createWordLearner(server)
  const [row] = await server.sql('select id from learner where username = $1', learner.username)
  learnerId = String(row?.id)
})

/** The browser reports its time zone when the progress is opened. */
const reportTimeZone = () => server.call(readProgress, { query: { timeZone } }, learner.token)

type Answered = readonly (readonly [Grade, string])[]

/** Two good answers eleven minutes apart over midnight UTC, in the afternoon of New York. */
const overMidnight: Answered = [
  ['good', '2026-01-05T23:55:00Z'],
  ['good', '2026-01-06T00:06:00Z'],
  ['good', '2026-01-09T20:00:00Z'],
]
const onOneDay: Answered = [
  ['good', '2026-01-05T20:55:00Z'],
  ['good', '2026-01-05T21:06:00Z'],
]

const schedule = (card: ReviewCard) => [
  ...[card.state, card.dueAt.toISOString(), card.stability, card.difficulty, card.scheduledDays],
  ...[card.learningStep, card.reps, card.lapses, card.lastReviewAt?.toISOString() ?? null],
]
const scheduleColumns =
  'state, due_at, stability, difficulty, scheduled_days, learning_step, reps, lapses, last_review_at'

/** Saves a word, with a card and a log as the version before this one wrote them. @returns the ids of the reviews */
async function saveOldCard(lemma: string, answers: Answered): Promise<string[]> {
  await learner.save(lemma, lemma)
  const log = answers.map(([grade, at]) => ({ grade, at: new Date(at), milliseconds: null }))
  const history = historyOf(log, { retention: 0.9, timeZone: midnightUtcZone })
  if (!history) throw new Error('there are no answers')
  await server.sql(
    `update review_card set (${scheduleColumns}, introduced_at, created_at) = ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
     where learner_id = $1 and lemma = $2`,
    ...[learnerId, lemma, ...schedule(history.card), log[0]?.at.toISOString()],
  )
  const ids = []
  for (const { at, grade, before } of history.reviews) {
    const id = crypto.randomUUID()
    ids.push(id)
    await server.sql(
      `insert into review (learner_id, id, language, lemma, direction, grade, exercise, reviewed_at, ${scheduleColumns})
       values ($1, $2, 'es', $3, 'meaning', $4, 'choose', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      ...[learnerId, id, lemma, grade, at.toISOString(), ...schedule(before)],
    )
  }
  return ids
}

const cardOf = async (lemma: string) =>
  (await learner.reviewCards()).find((card) => card.lemma === lemma && card.direction === 'meaning') ?? {}
/** What is right: a replay with the days of the learner. */
const rightHistory = (answers: Answered) =>
  historyOf(
    answers.map(([grade, at]) => ({ grade, at: new Date(at), milliseconds: null })),
    { retention: 0.9, timeZone },
  )

test('a card whose days were counted by midnight UTC is computed again, and so is its log', async () => {
  await saveOldCard('pan', overMidnight)
  expect((await cardOf('pan')).stability).toBeGreaterThan(10)
  await reportTimeZone()
  expect(await mendReviewDays(server.services)).toBe(1)
  const right = rightHistory(overMidnight)
  expect(await cardOf('pan')).toMatchObject({
    stability: right?.card.stability,
    difficulty: right?.card.difficulty,
    due_at: right?.card.dueAt,
    scheduled_days: right?.card.scheduledDays,
    reps: 3,
  })
  const log = await learner.reviews()
  expect(log.map(({ stability }) => stability)).toEqual(right?.reviews.map(({ before }) => before.stability))
  expect(log.map(({ time_zone }) => time_zone)).toEqual([timeZone, timeZone, timeZone])
})

test('a card whose days were right keeps its schedule, and so does one that does not come from its log', async () => {
  await saveOldCard('pan', onOneDay)
  await saveOldCard('sal', overMidnight)
  await server.sql(
    'update review_card set stability = 40 where learner_id = $1 and lemma = $2',
    learnerId,
    'sal',
  )
  const [pan, sal] = [await cardOf('pan'), await cardOf('sal')]
  await reportTimeZone()
  expect(await mendReviewDays(server.services)).toBe(2)
  const day = { last_review_day: expect.anything() }
  expect(await cardOf('pan')).toEqual({ ...pan, ...day })
  expect(await cardOf('sal')).toEqual({ ...sal, ...day })
})

test('mending is limited, continues where it stopped, and changes nothing the second time', async () => {
  for (const lemma of ['pan', 'sal', 'agua']) await saveOldCard(lemma, overMidnight)
  expect(await mendReviewDays(server.services)).toBe(0)
  await reportTimeZone()
  expect(await mendReviewDays(server.services, 2)).toBe(2)
  expect(await mendReviewDays(server.services, 2)).toBe(1)
  const [cards, reviews] = [await learner.reviewCards(), await learner.reviews()]
  expect(await mendReviewDays(server.services)).toBe(0)
  expect([await learner.reviewCards(), await learner.reviews()]).toEqual([cards, reviews])
})

test('two servers that mend at once mend each card once', async () => {
  for (const lemma of ['pan', 'sal', 'agua', 'queso']) await saveOldCard(lemma, overMidnight)
  await reportTimeZone()
  const counts = await Promise.all([1, 2, 3].map(() => mendReviewDays(server.services)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4)
  const right = rightHistory(overMidnight)?.card.stability
  for (const { stability } of (await learner.reviewCards()).filter(
    ({ direction }) => direction === 'meaning',
  ))
    expect(stability).toBe(right)
})

test('an answer mends its card first, and undone answers restore the mended states', async () => {
  const ids = await saveOldCard('pan', overMidnight)
  const answer = (at: string) => ['good', at] as const
  const answers = [...overMidnight, answer(server.time.now.toISOString())]
  const id = crypto.randomUUID()
  const card = { id, language: 'es', lemma: 'pan', direction: 'meaning' } as const
  const body = { ...card, grade: 'good', exercise: 'type', timeZone } as const
  expect((await server.call(recordReview, { body }, learner.token)).status).toBe(200)
  const right = rightHistory(answers)
  expect((await cardOf('pan')).stability).toBe(right?.card.stability)
  for (const [index, undone] of [id, ...ids.toReversed()].entries()) {
    expect((await server.call(undoReview, { params: { id: undone } }, learner.token)).status).toBe(200)
    expect((await cardOf('pan')).stability).toBe(right?.reviews.at(-1 - index)?.before.stability)
  }
})

test('answers of an older version count for the words of the lists', async () => {
  await saveOldCard('pan', overMidnight)
  await reportTimeZone()
  const progress = async () => (await server.call(listPersonalLists, {}, learner.token)).body[0]?.progress
  expect(await progress()).toBeNull()
  await mendReviewDays(server.services)
  expect(await progress()).toBe(100)
})
