import type { Progress } from '@verbena/contract/progress'
import { dayAfter } from '@verbena/language/spaced-repetition/calendar-day'
import { petalsOf } from './daily-goal-petals.ts'

export type YearCell = {
  day: string
  /** From the left and from the top: weeks are columns, Monday is on top. */
  week: number
  weekday: number
  seconds: number
  answers: number
  /** `none`: nothing was done; `seed`: something, and not enough for a petal; else so many petals. */
  mark: 'none' | 'seed' | 1 | 2 | 3 | 4 | 5
}

/** Every day from the first Monday to today. */
export function yearCells(
  calendar: Progress['calendar'],
  today: string,
  goalMinutes: number | null,
): YearCell[] {
  const active = new Map(calendar.days.map((one) => [one.day, one]))
  const cells: YearCell[] = []
  for (let index = 0, { from: day } = calendar; day <= today; index++, day = dayAfter(day, 1)) {
    const { seconds = 0, answers = 0 } = active.get(day) ?? {}
    const petals = petalsOf(seconds, goalMinutes)
    const mark = petals > 0 ? (petals as YearCell['mark']) : seconds + answers > 0 ? 'seed' : 'none'
    cells.push({ day, week: Math.floor(index / 7), weekday: index % 7, seconds, answers, mark })
  }
  return cells
}

/** The position of a month's name: over the first week that begins in it, unless the next name would overlap it. */
export function monthPlaces(cells: readonly YearCell[]): YearCell[] {
  const mondays = cells.filter(({ weekday }) => weekday === 0)
  const firsts = mondays.filter(({ day }, index) => day.slice(0, 7) !== mondays[index - 1]?.day.slice(0, 7))
  return firsts.filter(({ week }, index) => (firsts[index + 1]?.week ?? week + 3) - week >= 3)
}
