import { describe, expect, test } from 'vitest'
import { countCorrect, type DrillAction, drillReducer, startDrill, wrongAnswersIn } from './drill-session.ts'

const exercise = (id: string, lastCorrect: boolean | null = null) => ({
  id,
  question: `${id} ___`,
  options: ['a', 'b', 'c'],
  correctAnswer: 'a',
  explanation: 'Because.',
  lastCorrect,
})
const run = (...actions: DrillAction[]) =>
  actions.reduce(drillReducer, startDrill([exercise('one', true), exercise('two'), exercise('three', false)]))
const answered = (option: string): DrillAction => ({ type: 'answered', option })
const continued: DrillAction = { type: 'continued' }

describe('a drill', () => {
  test('starts with the questions answered wrong last time', () => {
    expect(run().exercises.map(({ id }) => id)).toEqual(['three', 'two', 'one'])
  })

  test('takes one answer for each question', () => {
    expect(run(answered('b'), answered('a')).chosen).toEqual(['b'])
  })

  test.each([
    ['continuing without an answer', [continued]],
    ['an answer that is not an option', [answered('x')]],
  ])('%s changes nothing', (_, actions) => {
    expect(run(...actions)).toEqual(run())
  })

  test('counts the correct answers and keeps the wrong ones', () => {
    const drill = run(answered('a'), continued, answered('c'), continued, answered('a'), continued)
    expect([drill.index, countCorrect(drill)]).toEqual([3, 2])
    expect(wrongAnswersIn(drill)).toMatchObject([{ exercise: { id: 'two' }, chosen: 'c' }])
    expect(drillReducer(drill, answered('a'))).toBe(drill)
  })
})
