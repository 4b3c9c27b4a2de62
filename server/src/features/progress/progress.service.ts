import type { Progress } from '@verbena/contract/progress'
import { knownByWeek } from '@verbena/language/progress/known-words'
import type { Day } from '@verbena/language/progress/quarter-hours'
import { mondaysOfYear } from '@verbena/language/progress/weeks'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { readDays } from '../activity/learner-days.service.ts'
import { readSummary } from '../reviews/review-queue.service.ts'

/** @throws AppError INVALID_REQUEST for an unknown time zone */
export async function readWholeProgress(
  services: Services,
  learnerId: string,
  requestedZone: string | undefined,
): Promise<Progress> {
  const { targetLanguage, minutesPerDay } = await readLearner(services, learnerId)
  // The page shows a year, so the answers before it are not read.
  const firstDayOf = (today: string) => mondaysOfYear(today)[0] ?? today
  const { days, knownSince, today, timeZone } = await readDays(services, learnerId, {
    language: targetLanguage,
    timeZone: requestedZone,
    firstDayOf,
  })
  const summary = await readSummary(services, learnerId, { timeZone })
  const mondays = mondaysOfYear(today)
  const from = mondays[0] ?? today
  return {
    timeZone,
    today: todayOf(days, today, minutesPerDay),
    reviews: { due: summary.left, done: summary.reviewedToday },
    calendar: { from, days: days.filter(({ day }) => day <= today).map(rounded) },
    wordsKnown: knownByWeek(knownSince, { mondays, today }),
  }
}

function todayOf(days: readonly Day[], today: string, goalMinutes: number | null): Progress['today'] {
  const { seconds, answers } = rounded(
    days.find(({ day }) => day === today) ?? { day: today, seconds: 0, answers: 0 },
  )
  const share = goalMinutes && seconds / (goalMinutes * 60)
  return {
    day: today,
    seconds,
    answers,
    goalMinutes,
    goalPercent: share === null ? null : Math.min(100, Math.floor(100 * share)),
  }
}

const rounded = (day: Day): Day => ({ ...day, seconds: Math.round(day.seconds) })
