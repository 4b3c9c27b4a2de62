import { type ReviewItem, reviewBatchMaximum } from '@verbena/contract/reviews/reviews'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { dayAfter, dayIn, startOfDay } from '@verbena/language/spaced-repetition/calendar-day'
import type { Database } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { timeZoneOf } from '../activity/learner-time-zone.service.ts'
import { dueLimitsAt } from './due-cards.ts'
import { gradeIntervals } from './grade-intervals.ts'
import { compactCardTallies, readCardTallies } from './review-card-tallies.queries.ts'
import { questionsAbout } from './review-questions.ts'
import { type CardWithWord, countLeft, listDue, listNew, listSoonest } from './review-queue.queries.ts'
import { readSettings } from './review-settings.service.ts'
import { countSince, retentionSince } from './review-sums.queries.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lexicon' | 'backgroundTasks'>
type AskedQueue = Asked & { ahead?: 'true' | 'false' | undefined }
type Asked = { language?: TargetLanguageCode | undefined; timeZone?: string | undefined }

const forecastDays = 30
/** With more superfluous tally rows than this, the tallies are compacted. */
const surplusMaximum = 1000

/** The cards of a review session that starts now. @throws AppError INVALID_REQUEST for an unknown time zone */
export async function readQueue(services: Needs, learnerId: string, { ahead, ...asked }: AskedQueue) {
  const { db } = services
  const day = await openReviewDay(services, learnerId, asked)
  const [found, left] = await Promise.all([
    ahead === 'true' ? listAhead(db, day) : listForToday(db, day),
    countLeft(db, day.owner, day.limits, day.room),
  ])
  return { items: found.map((one) => toItem(services, one, { ...day, ...day.settings })), left }
}

type ReviewDay = Awaited<ReturnType<typeof openReviewDay>>

async function listForToday(db: Database, { owner, limits, room }: ReviewDay) {
  const due = await listDue(db, owner, limits, Math.min(room.due, reviewBatchMaximum))
  return [...due, ...(await listNew(db, owner, Math.min(room.new, reviewBatchMaximum - due.length)))]
}

/** Practice ahead of time is a short session, because it counts for nothing. */
const aheadLimit = 20

async function listAhead(db: Database, { owner }: ReviewDay) {
  const soonest = await listSoonest(db, owner, aheadLimit)
  return [...soonest, ...(await listNew(db, owner, aheadLimit - soonest.length))]
}

/**
 * Figures of the reviews: done today, left for today, and due on the next days. @throws AppError INVALID_REQUEST for
 * an unknown time zone
 */
export async function readSummary(services: Needs, learnerId: string, asked: Asked) {
  const { owner, limits, room, since, today, timeZone } = await openReviewDay(services, learnerId, asked)
  const { db } = services
  const days = Array.from({ length: forecastDays + 1 }, (_, index) => dayAfter(today, index))
  const begins = days.map((day) => startOfDay(day, timeZone))
  const monthAgo = dayAfter(today, -30)
  const [left, remembered, { counts, dueByDay, surplus }] = await Promise.all([
    countLeft(db, owner, limits, room),
    retentionSince(db, owner, monthAgo, startOfDay(monthAgo, timeZone)),
    readCardTallies(db, owner, begins),
  ])
  if (surplus > surplusMaximum) services.backgroundTasks.run(() => compactCardTallies(db, owner))
  // Today has the same number as everywhere: what the reviews of today will still ask.
  const forecast = dueByDay.map((due, index) => ({ day: days[index] ?? '', due: index === 0 ? left : due }))
  return { left, reviewedToday: since.reviewed, counts, remembered, forecast }
}

/** The learner, the current day in the time zone, and how many reviews the daily limits still allow. */
async function openReviewDay(services: Needs, learnerId: string, { language, timeZone: reported }: Asked) {
  const [timeZone, learner, settings] = await Promise.all([
    timeZoneOf(services, learnerId, reported),
    readLearner(services, learnerId),
    readSettings(services, learnerId),
  ])
  const now = services.clock.now()
  const today = dayIn(now, timeZone)
  const owner = { learnerId, language: language ?? learner.targetLanguage }
  const since = await countSince(services.db, owner, startOfDay(today, timeZone))
  const room = {
    due: Math.max(0, settings.reviewsPerDay - since.reviewedLearned),
    new: Math.max(0, settings.newPerDay - since.introduced),
  }
  const limits = dueLimitsAt({ at: now, timeZone })
  return { owner, learner, settings, timeZone, now, today, limits, since, room }
}

type AskedBy = { learner: { nativeLanguage: string }; now: Date; timeZone: string; retention: number }

function toItem(
  { lexicon }: Pick<Needs, 'lexicon'>,
  { card, wordId, text, headword, translation, definition, example }: CardWithWord,
  { learner, now, timeZone, retention }: AskedBy,
): ReviewItem {
  const language = card.language as TargetLanguageCode
  const nativeLanguage = learner.nativeLanguage as LanguageCode
  const questionAt = questionsAbout(lexicon, { card, text, translation, example, language, nativeLanguage })
  return {
    lemma: card.lemma,
    language,
    direction: card.direction,
    ...questionAt(card.reps),
    repeated: questionAt(card.reps + 1),
    state: card.state,
    wordId,
    word: text,
    ...(headword && { headword }),
    translation,
    definition,
    example,
    intervals: gradeIntervals(card, { at: now, timeZone }, { retention }),
  }
}
