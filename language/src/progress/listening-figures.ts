import { dayAfter } from '../spaced-repetition/calendar-day.ts'
import type { Day } from './quarter-hours.ts'
import { streaksOf } from './streaks.ts'
import { weekOf } from './weeks.ts'

/** Totals of a learner's listening time, in seconds, and of active days. */
export type ListeningFigures = {
  totalSeconds: number
  /** Of this week, Monday to today. */
  weekSeconds: number
  /** A day, in seconds: of the last thirty days, or of those since the first one where that is later. */
  averageSeconds: number
  currentStreak: number
  longestStreak: number
  /** Every day of this week, Monday first, also those to come. */
  week: { day: string; seconds: number }[]
}

const averagedDays = 30

/**
 * What a learner listened to, added up.
 * @param days in order, as `daysOf` gives them
 * @param today the learner's own day
 */
export function listeningFigures(days: readonly Day[], today: string): ListeningFigures {
  const secondsOn = new Map(days.map(({ day, seconds }) => [day, seconds]))
  const sum = (some: readonly { seconds: number }[]) =>
    some.reduce((total, { seconds }) => total + seconds, 0)
  const week = weekOf(today).map((day) => ({ day, seconds: secondsOn.get(day) ?? 0 }))
  const averaged = lastDays(days, today)
  const { current, longest } = streaksOf(days, today)
  return {
    totalSeconds: sum(days),
    weekSeconds: sum(week),
    averageSeconds:
      averaged.length === 0
        ? 0
        : averaged.reduce((total, day) => total + (secondsOn.get(day) ?? 0), 0) / averaged.length,
    currentStreak: current,
    longestStreak: longest,
    week,
  }
}

/** From the first day on which something was done, but no more than count for the average, to today. */
function lastDays(days: readonly Day[], today: string): string[] {
  const first = days[0]?.day
  return Array.from({ length: averagedDays }, (_, index) => dayAfter(today, -index)).filter(
    (day) => first !== undefined && day >= first,
  )
}
