import type { Progress } from '@verbena/contract/progress'
import { dayAfter } from '@verbena/language/spaced-repetition/calendar-day'
import { petalsOf } from './daily-goal-petals.ts'

export type YearCell = {
  day: string
  /** Column, from the left. */
  week: number
  /** Row, from the top; 0 is Monday. */
  weekday: number
  seconds: number
  answers: number
  /** `none`: no activity; `seed`: not enough for a petal; otherwise the number of petals. */
  mark: 'none' | 'seed' | 1 | 2 | 3 | 4 | 5
}

/** Every day from the first Monday to today. */
export function yearCells(
  calendar: Progress['calendar'],
  today: string,
  goalMinutes: number | null,
): YearCell[] {
  const active = new Map(calendar.days.map((activity) => [activity.day, activity]))
  const cells: YearCell[] = []
  for (let index = 0, { from: day } = calendar; day <= today; index++, day = dayAfter(day, 1)) {
    const { seconds = 0, answers = 0 } = active.get(day) ?? {}
    const petals = petalsOf(seconds, goalMinutes)
    const mark = petals > 0 ? (petals as YearCell['mark']) : seconds + answers > 0 ? 'seed' : 'none'
    cells.push({ day, week: Math.floor(index / 7), weekday: index % 7, seconds, answers, mark })
  }
  return cells
}

/** The cells above which month names are written: the first Monday of each month, unless the next name would overlap. */
export function monthLabelCells(cells: readonly YearCell[]): YearCell[] {
  const mondays = cells.filter(({ weekday }) => weekday === 0)
  const firsts = mondays.filter(({ day }, index) => day.slice(0, 7) !== mondays[index - 1]?.day.slice(0, 7))
  return firsts.filter(({ week }, index) => (firsts[index + 1]?.week ?? week + 3) - week >= 3)
}
