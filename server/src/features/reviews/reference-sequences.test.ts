import { undoReview } from '@verbena/contract/reviews/reviews'
import { dayIn } from '@verbena/language/spaced-repetition/calendar-day'
import type { Grade } from '@verbena/language/spaced-repetition/grades'
import { type Answer, historyOf } from '@verbena/language/spaced-repetition/history'
import { beforeEach, expect, test } from 'vitest'
import { createWordLearner, type WordLearner } from '../../testing/clients/word-learner.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
let learner: WordLearner
beforeEach(async () => {
  learner = await createWordLearner(server)
})

type Step = readonly [grade: Grade, daysSince: number, stability: number, difficulty: number]

/**
 * The cards of ts-fsrs 5.4.2 with default parameters after these answers. Its documentation publishes the first sequence
 * for FSRS-6 (53.62691 and 6.3574867 at the end); the second has the intervals of the reference implementation in Python.
 */
const sequences: Record<string, readonly Step[]> = {
  'forgotten first, then learned': [
    ['again', 0, 0.212, 6.4133],
    ['good', 0, 0.246689, 6.402115],
    ['good', 1, 2.021477, 6.390941],
    ['good', 3, 7.863699, 6.379779],
    ['good', 8, 21.917713, 6.368627],
    ['good', 21, 53.626905, 6.357487],
  ],
  'remembered for years, forgotten twice, learned again': [
    ['good', 0, 2.3065, 2.118104],
    ['good', 2, 10.964332, 2.111214],
    ['good', 11, 46.280215, 2.104331],
    ['good', 46, 162.862199, 2.097455],
    ['good', 163, 497.447205, 2.090586],
    ['good', 498, 1346.748, 2.083724],
    ['again', 0, 297.616455, 7.383202],
    ['again', 0, 72.638682, 9.125105],
    ['good', 2, 74.055845, 9.111208],
    ['good', 4, 76.865352, 9.097325],
    ['good', 7, 81.70114, 9.083456],
    ['good', 12, 89.756857, 9.069601],
    ['good', 21, 103.211389, 9.05576],
  ],
  'hard, easy, far too late': [
    ['hard', 0, 1.2931, 5.112171],
    ['hard', 1, 3.249412, 6.74046],
    ['again', 3, 0.713728, 8.91384],
    ['hard', 1, 1.356956, 9.264184],
    ['easy', 5, 6.31755, 9.003538],
    ['good', 30, 18.695605, 8.989762],
    ['again', 90, 2.273916, 9.65317],
    ['easy', 2, 4.729381, 9.522504],
  ],
}

const recognitionCard = async () => {
  const [card] = (await learner.reviewCards()).filter(({ direction }) => direction === 'meaning')
  return card ?? {}
}

test.each(Object.entries(sequences))(
  '%s: every state equals the reference to 1e-4, also after undone reviews',
  async (_, steps) => {
    await learner.save('pan', 'bread')
    for (const [index, [given, days, stability, difficulty]] of steps.entries()) {
      if (days > 0) await learner.returnAfterDays(days)
      // A wrong grade that is undone changes nothing.
      if (index % 2 === 1) {
        const before = await recognitionCard()
        const wrong = given === 'again' ? 'easy' : 'again'
        const id = await learner.gradeAs('pan', wrong)
        await server.call(undoReview, { params: { id } }, learner.token)
        expect(await recognitionCard()).toEqual(before)
      }
      await learner.gradeAs('pan', given)
      const card = await recognitionCard()
      expect(Math.abs(card.stability - stability), `${index}: stability`).toBeLessThan(1e-4)
      expect(Math.abs(card.difficulty - difficulty), `${index}: difficulty`).toBeLessThan(1e-4)
    }

    const log = (await learner.reviews()).filter(({ direction }) => direction === 'meaning')
    expect(log.map(({ grade }) => grade)).toEqual(steps.map(([given]) => given))
    const answers = log.map(({ reviewed_at: at, grade }): Answer => ({ at, grade, milliseconds: null }))
    const kept = await recognitionCard()
    const history = historyOf(answers, { retention: 0.9, timeZone: 'UTC' }, kept.created_at)
    expect(history?.card).toEqual(stateOf(kept))
    // The log has the card before each answer.
    expect(history?.reviews.map(({ before }) => before)).toEqual(log.map(stateOf))
  },
)

const stateOf = (row: Record<string, unknown>) => ({
  state: row.state,
  dueAt: row.due_at,
  stability: row.stability,
  difficulty: row.difficulty,
  scheduledDays: row.scheduled_days,
  learningStep: row.learning_step,
  reps: row.reps,
  lapses: row.lapses,
  lastReviewAt: row.last_review_at,
  lastReviewDay: row.last_review_day && dayIn(row.last_review_at as Date, 'UTC'),
})
