import type { Grade } from './grades.ts'
import { type Memory, type MemorySettings, newMemory, review } from './scheduler.ts'

export type Answer = { at: Date; grade: Grade; milliseconds: number | null }
/** An answer, and the memory as it was before it. */
export type AnsweredMemory = Answer & { before: Memory }

/**
 * A log of answers, oldest first, of a memory from its first answer on: each with the memory that it was an answer about,
 * and what the last one made of it; null where there are none.
 * @param beganAt when it was saved; without it, when it was answered first
 */
export function historyOf(
  answers: readonly Answer[],
  settings: MemorySettings,
  beganAt?: Date,
): { reviews: AnsweredMemory[]; memory: Memory } | null {
  const [first] = answers
  if (!first) return null
  let memory = newMemory(beganAt ?? first.at)
  const reviews: AnsweredMemory[] = []
  for (const answer of answers) {
    reviews.push({ ...answer, before: memory })
    memory = review(memory, answer, settings)
  }
  return { reviews, memory }
}
