import { knownTimeZone } from '@verbena/language/progress/known-time-zone'
import { dayBeginsAtHour } from '@verbena/language/spaced-repetition/calendar-day'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { changeTimeZone } from './activity-days.service.ts'
import { findTimeZone } from './time-zone.queries.ts'

type Needs = Pick<Services, 'db'>

/**
 * The time zone in which the learner's days begin: the one that the browser reports now, which is stored, else the stored
 * one, else UTC.
 * @throws AppError INVALID_REQUEST for an unknown time zone
 */
export async function timeZoneOf(services: Needs, learnerId: string, reported?: string): Promise<string> {
  const stored = await findTimeZone(services.db, learnerId)
  const timeZone = reported === undefined ? (stored?.timeZone ?? 'UTC') : knownTimeZone(reported)
  if (timeZone === null) throw new AppError('INVALID_REQUEST', 'query.timeZone: is not a time zone')
  const isNew = reported !== undefined && (stored?.timeZone !== timeZone || !stored.isReported)
  const isOutdated = stored !== undefined && stored.dayBeginsAt !== dayBeginsAtHour
  if (isNew || isOutdated) await changeTimeZone(services, learnerId, isNew ? timeZone : undefined)
  return timeZone
}

/** The time zone in which an answer was given: the one that was sent with it, if it is known, else that of the learner. */
export async function timeZoneOfAnswer(
  services: Needs,
  learnerId: string,
  sent: string | undefined,
): Promise<string> {
  const known = sent === undefined ? null : knownTimeZone(sent)
  return known ?? (await timeZoneOf(services, learnerId))
}
