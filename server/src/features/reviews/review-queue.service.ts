import { type ReviewItem, reviewBatchMaximum } from '@verbena/contract/reviews/reviews'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { seededRandom, shuffled } from '@verbena/language/random/seeded-random'
import { dayAfter, dayIn, isTimeZone, startOfDay } from '@verbena/language/spaced-repetition/calendar-day'
import { questionKindFor } from '@verbena/language/spaced-repetition/question-kind'
import { wrongMeanings } from '@verbena/nlp/quiz/options/wrong-meanings'
import { clozeOf } from '@verbena/nlp/transcript/cloze'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { gradeIntervals } from './grade-intervals.ts'
import { compactCardTallies, readCardTallies } from './review-card-tallies.queries.ts'
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
    countLeft(db, day.owner, day.until, day.room),
  ])
  return { items: found.map((one) => toItem(services, one, { ...day, ...day.settings })), left }
}

type ReviewDay = Awaited<ReturnType<typeof openReviewDay>>

async function listForToday(db: Database, { owner, until, room }: ReviewDay) {
  const due = await listDue(db, owner, until, Math.min(room.due, reviewBatchMaximum))
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
  const { owner, until, room, since, today, timeZone } = await openReviewDay(services, learnerId, asked)
  const { db } = services
  const days = Array.from({ length: forecastDays + 1 }, (_, index) => dayAfter(today, index))
  const begins = days.map((day) => startOfDay(day, timeZone))
  const monthAgo = dayAfter(today, -30)
  const [left, remembered, { counts, dueByDay, surplus }] = await Promise.all([
    countLeft(db, owner, until, room),
    retentionSince(db, owner, monthAgo, startOfDay(monthAgo, timeZone)),
    readCardTallies(db, owner, begins),
  ])
  if (surplus > surplusMaximum) services.backgroundTasks.run(() => compactCardTallies(db, owner))
  const forecast = dueByDay.map((due, index) => ({ day: days[index] ?? '', due }))
  return { left, reviewedToday: since.reviewed, counts, remembered, forecast }
}

/** The learner, the current day in the time zone, and how many reviews the daily limits still allow. */
async function openReviewDay(services: Needs, learnerId: string, { language, timeZone = 'UTC' }: Asked) {
  if (!isTimeZone(timeZone)) throw new AppError('INVALID_REQUEST', 'query.timeZone: is not a time zone')
  const [learner, settings] = await Promise.all([
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
  const until = { now, endOfDay: startOfDay(dayAfter(today, 1), timeZone) }
  return { owner, learner, settings, timeZone, now, today, until, since, room }
}

type AskedBy = { learner: { nativeLanguage: string }; now: Date; retention: number }

function toItem(
  { lexicon }: Pick<Needs, 'lexicon'>,
  { card, wordId, text, headword, translation, definition, example }: CardWithWord,
  { learner, now, retention }: AskedBy,
): ReviewItem {
  const language = card.language as TargetLanguageCode
  const { lemma, direction } = card
  const isMeaning = direction === 'meaning'
  const cloze = isMeaning ? null : clozeOf(lexicon, language, example, { word: text, lemma })
  // Other wrong options at each review.
  const seed = `${card.reps}`
  const wrong = isMeaning
    ? wrongMeanings(lexicon, {
        language,
        lemma,
        translation,
        nativeLanguage: learner.nativeLanguage as LanguageCode,
        seed,
      })
    : []
  const exercise = questionKindFor(card, direction, {
    hasOptions: wrong.length > 1 && translation !== '',
    hasSentence: cloze !== null,
  })
  return {
    lemma,
    language,
    direction,
    // Without a translation only the learner can judge the answer.
    exercise: translation === '' ? 'self' : exercise,
    state: card.state,
    wordId,
    word: text,
    ...(headword && { headword }),
    translation,
    definition,
    example,
    ...((exercise === 'choose' || exercise === 'listen') &&
      optionsOf(translation, wrong, `${seed} ${lemma}`)),
    ...(exercise === 'cloze' && cloze),
    intervals: gradeIntervals(card, now, { retention }),
  }
}

function optionsOf(translation: string, wrong: string[], seed: string) {
  const right = translation.split(',')[0]?.trim() ?? translation
  const options = shuffled([right, ...wrong], seededRandom(seed))
  return { options, correctIndex: options.indexOf(right) }
}
