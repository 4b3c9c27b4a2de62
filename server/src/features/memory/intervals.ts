import type { ReviewItem } from '@verbena/contract/memory'
import { type Memory, type MemorySettings, previewDue } from '@verbena/language/memory/scheduler'

/** For each grade, in how many seconds it would be due again. The clock of a learner may be wrong: intervals are not. */
export function intervalsOf(memory: Memory, now: Date, settings: MemorySettings): ReviewItem['intervals'] {
  const due = previewDue(memory, now, settings)
  const until = (moment: Date) => Math.max(0, Math.round((moment.getTime() - now.getTime()) / 1000))
  return { again: until(due.again), hard: until(due.hard), good: until(due.good), easy: until(due.easy) }
}
