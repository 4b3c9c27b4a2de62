import { type CardRow, dayOf, stepsOf } from './card-row.ts'
import type { PackedCard } from './packed-word.ts'

const typeOf = { new: 0, learning: 1, review: 2, relearning: 3 } as const

/**
 * Converts a card to a row of Anki. Anki stores due days only, so the exact times are added as custom data (`cd`), which
 * Anki does not change.
 * @param beganAt the start of the collection's first day
 * @param position the place of a new card among the new cards
 */
export function writeCard(card: PackedCard, beganAt: Date, position: number): CardRow {
  const type = typeOf[card.state]
  const isShort = type === 1 || type === 3
  return {
    ord: card.direction === 'meaning' ? 0 : 1,
    type,
    // Relearning uses due days, because other programs than Anki understand them too.
    queue: card.isActive ? type : -1,
    due: type === 0 ? position : type === 1 ? secondsOf(card.dueAt) : dayOf(card.dueAt, beganAt),
    ivl: type === 0 || type === 1 ? 0 : Math.max(1, card.scheduledDays),
    factor: type === 2 || type === 3 ? easeOf(card.difficulty) : 0,
    reps: card.reps,
    lapses: card.lapses,
    left: isShort ? Math.max(1, stepsOf(type) - card.learningStep) : 0,
    data: JSON.stringify(dataOf(card, position)),
  }
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)

/** For schedulers without difficulty: difficulty 1 is ease 3.0, and 10 is Anki's minimum, 1.3. */
const easeOf = (difficulty: number) => Math.round(1300 + ((10 - Math.max(1, difficulty)) / 9) * 1700)

function dataOf(card: PackedCard, position: number) {
  const moments = [card.dueAt, card.lastReviewAt, card.introducedAt, card.createdAt]
  const exact = [...moments.map((at) => at?.getTime() ?? 0), card.learningStep, card.scheduledDays]
  const custom = { cd: JSON.stringify({ v: exact }) }
  if (card.state === 'new') return { pos: position, ...custom }
  const last = card.lastReviewAt && { lrt: secondsOf(card.lastReviewAt) }
  return { s: card.stability, d: card.difficulty, dr: 0.9, ...last, ...custom }
}
