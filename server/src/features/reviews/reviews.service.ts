import type { Grade } from '@verbena/language/spaced-repetition/grades'
import {
  type ReviewCard,
  review,
  type SchedulerSettings,
} from '@verbena/language/spaced-repetition/scheduler'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Database } from '../../database/database.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { timeZoneOf, timeZoneOfAnswer } from '../activity/learner-time-zone.service.ts'
import { isTimeFor } from './due-cards.ts'
import { gradeIntervals } from './grade-intervals.ts'
import {
  type CardKey,
  findLastReview,
  findReview,
  insertReview,
  lockCard,
  removeReview,
  removeUnansweredCard,
  type StoredCard,
  type StoredReview,
  updateCard,
} from './review-cards.queries.ts'
import { createProductionCard, revertLemmaStatus, syncLemmaStatus } from './review-cards.service.ts'
import { hasReviewDay, mendLocked } from './review-days/mend-review-days.service.ts'
import { readSettings } from './review-settings.service.ts'
import { scheduleOf } from './schedule-of.ts'
import { lockWordsOfLemma, updateWordResults } from './word-results.queries.ts'

type Needs = Pick<Services, 'db' | 'clock'>

type Answer = Omit<CardKey, 'learnerId'> & {
  id: string
  grade: Grade
  exercise: StoredReview['exercise']
  milliseconds?: number | null | undefined
  /** Seconds since the answer was given, if it had to wait for a connection. */
  secondsAgo?: number | undefined
  /** Where the answer was given; the learner's stored time zone if it is unknown. */
  timeZone?: string | undefined
}

/**
 * Reviews a card. An answer that is sent twice counts once.
 * @returns the card after the answer, and for each grade the seconds until it would be due again
 * @throws AppError NOT_FOUND if there is no such card, INVALID_REQUEST for the id of an answer about another card
 */
export async function recordGrade(services: Needs, learnerId: string, answer: Answer) {
  const { language, direction } = answer
  // An answer that waited for a connection may come from an older version, which wrote lemmas without a lemma key.
  const lemma = lemmaKey(answer.lemma)
  const [settings, timeZone] = await Promise.all([
    readSettings(services, learnerId),
    timeZoneOfAnswer(services, learnerId, answer.timeZone),
  ])
  const key = { learnerId, language, lemma, direction }
  const card = await services.db.transaction(async (db) => {
    await lockWordsOfLemma(db, key)
    const before = await lockCard(db, key)
    if (!before) throw notFound('word')
    const earlier = await findReview(db, learnerId, answer.id)
    if (earlier && !isOf(earlier, before))
      throw new AppError('INVALID_REQUEST', 'body.id: is of an answer about another word')
    if (earlier) return before
    const after = await gradeLocked({ ...services, db }, before, { ...answer, timeZone }, settings)
    await updateWordResults(db, key)
    return after
  })
  return { card, intervals: gradeIntervals(card, { at: services.clock.now(), timeZone }, settings) }
}

/**
 * Reviews the recognition card of a word that was answered in a vocabulary test, in the transaction that stores the
 * attempt. Only a card that is due is graded, so that practice ahead of time does not change the schedule, and a test
 * does not use up the new words of the day.
 */
export async function gradeByTest(
  services: Needs,
  { learnerId, language, lemma }: Omit<CardKey, 'direction'>,
  { id, isCorrect, secondsAgo }: { id: string; isCorrect: boolean; secondsAgo: number },
): Promise<void> {
  const before = await lockCard(services.db, { learnerId, language, lemma, direction: 'meaning' })
  if (!before?.isActive || before.state === 'new') return
  const at = whenGiven(services.clock.now(), secondsAgo, before)
  const timeZone = await timeZoneOf(services, learnerId)
  if (!isTimeFor(before, { at, timeZone }) || (await findReview(services.db, learnerId, id))) return
  const settings = await readSettings(services, learnerId)
  const grade = isCorrect ? 'good' : 'again'
  await gradeLocked(services, before, { id, grade, exercise: 'type', secondsAgo, timeZone }, settings)
}

type GivenAnswer = Omit<Answer, keyof CardKey> & { timeZone: string }

async function gradeLocked(
  { db, clock }: Needs,
  stored: StoredCard,
  { id, grade, exercise, milliseconds = null, secondsAgo = 0, timeZone }: GivenAnswer,
  settings: SchedulerSettings,
): Promise<ReviewCard> {
  const { learnerId, language, lemma, direction } = stored
  const key = { learnerId, language, lemma, direction }
  const before = hasReviewDay(stored) ? stored : await mendLocked(db, stored, { ...settings, timeZone })
  const now = whenGiven(clock.now(), secondsAgo, before)
  const after = review(before, { grade, at: now, timeZone }, settings)
  await insertReview(db, {
    ...key,
    ...{ id, grade, exercise, milliseconds, reviewedAt: now, timeZone },
    ...scheduleOf(before),
  })
  await updateCard(db, key, { ...after, introducedAt: before.introducedAt ?? now })
  await createProductionCard(db, key, after, now)
  await syncLemmaStatus(db, key, after, now)
  return after
}

/** When an answer was given, but not before the card was created or last reviewed. */
function whenGiven(now: Date, secondsAgo: number, { createdAt, lastReviewAt }: StoredCard): Date {
  const given = now.getTime() - secondsAgo * 1000
  return new Date(Math.max(given, Math.min(now.getTime(), (lastReviewAt ?? createdAt).getTime())))
}

/**
 * Undoes an answer: the card is as it was before it.
 * @throws AppError NOT_FOUND, ANSWERED_SINCE if the card was reviewed again since
 */
export async function undoGrade(
  { db: database, clock }: Needs,
  learnerId: string,
  id: string,
): Promise<void> {
  await database.transaction(async (db) => {
    const answer = await findReview(db, learnerId, id)
    if (!answer) throw notFound('answer')
    const { language, lemma, direction } = answer
    const key = { learnerId, language, lemma, direction }
    await lockWordsOfLemma(db, key)
    const after = await lockCard(db, key)
    await refuseUnlessLast(db, key, id)
    await updateCard(db, key, {
      ...scheduleOf(answer),
      ...(answer.state === 'new' && { introducedAt: null }),
    })
    await removeReview(db, learnerId, id)
    await updateWordResults(db, key)
    await removeUnansweredCard(db, { ...key, direction: 'form' }, answer.reviewedAt)
    if (after) await revertLemmaStatus(db, key, { after, before: answer }, clock.now())
  })
}

async function refuseUnlessLast(db: Database, key: CardKey, id: string) {
  if ((await findLastReview(db, key)) !== id)
    throw new AppError('ANSWERED_SINCE', 'This word was asked again since.')
}

const isOf = (answer: CardKey, key: CardKey) =>
  answer.language === key.language && answer.lemma === key.lemma && answer.direction === key.direction
