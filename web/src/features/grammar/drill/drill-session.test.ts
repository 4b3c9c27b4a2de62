import { describe, expect, test } from 'vitest'
import { correctIn, type DrillAction, drillReducer, missedIn, startDrill } from './drill-session.ts'

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
const wentOn: DrillAction = { type: 'wentOn' }

describe('a drill', () => {
  test('begins with what went wrong', () => {
    expect(run().exercises.map(({ id }) => id)).toEqual(['three', 'two', 'one'])
  })

  test('takes one answer a question', () => {
    expect(run(answered('b'), answered('a')).chosen).toEqual(['b'])
  })

  test.each([
    ['going on without an answer', [wentOn]],
    ['an answer that is no option', [answered('x')]],
  ])('%s changes nothing', (_, actions) => {
    expect(run(...actions)).toEqual(run())
  })

  test('counts what was right and keeps what was not', () => {
    const drill = run(answered('a'), wentOn, answered('c'), wentOn, answered('a'), wentOn)
    expect([drill.place, correctIn(drill)]).toEqual([3, 2])
    expect(missedIn(drill)).toMatchObject([{ exercise: { id: 'two' }, chosen: 'c' }])
    expect(drillReducer(drill, answered('a'))).toBe(drill)
  })
})
