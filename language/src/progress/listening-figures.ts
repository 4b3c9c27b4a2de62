import { dayAfter } from '../spaced-repetition/calendar-day.ts'
import type { Day } from './quarter-hours.ts'
import { streaksOf } from './streaks.ts'
import { weekOf } from './weeks.ts'

/** Totals of a learner's listening time, in seconds, and of active days. */
export type ListeningFigures = {
  totalSeconds: number
  /** Seconds of the current week, Monday to today. */
  weekSeconds: number
  /** Average seconds per day over the last thirty days, or since the first day if that is later. */
  averageSeconds: number
  currentStreak: number
  longestStreak: number
  /** All seven days of the current week, Monday first. */
  week: { day: string; seconds: number }[]
}

const averagedDays = 30

/**
 * Sums up a learner's listening time.
 * @param days in order, each day once
 * @param today in the learner's time zone
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

/** The days of the average: from the learner's first day to today, thirty at most. */
function lastDays(days: readonly Day[], today: string): string[] {
  const first = days[0]?.day
  return Array.from({ length: averagedDays }, (_, index) => dayAfter(today, -index)).filter(
    (day) => first !== undefined && day >= first,
  )
}
