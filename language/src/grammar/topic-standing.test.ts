import { expect, test } from 'vitest'
import { drillOrder, type TopicAnswer, topicState } from './topic-standing.ts'

const day = 86_400_000
/** `+` is right and `-` wrong, with a second between answers; a space is a pause of a day. */
function answers(signs: string): TopicAnswer[] {
  let at = 0
  return [...signs].flatMap((sign) => {
    at += sign === ' ' ? day : 1000
    return sign === ' ' ? [] : [{ isCorrect: sign === '+', at }]
  })
}
const lastAt = (signs: string) => answers(signs).at(-1)?.at ?? 0

test.each([
  ['', 'new', null],
  ['+', 'growing', 4],
  ['-', 'growing', 4],
  ['----', 'growing', 4],
  ['+++--', 'weak', 1],
  ['++++-', 'growing', 4],
  ['+++++++++', 'growing', 4],
  ['++++++++++', 'strong', 14],
  ['+++++++++-', 'strong', 14],
  ['++++++++--', 'growing', 4],
  ['++++++----', 'weak', 1],
  ['----------++++++++++', 'strong', 14],
  ['++++++++++ ++++++++++', 'strong', 28],
  ['++++++++++ ++++++++++ ++++++++++ ++++++++++ ++++++++++', 'strong', 120],
  ['++++++++++ ++++-+++++', 'strong', 14],
] as const)('after %j a topic is %s and due in %s days', (signs, standing, rest) => {
  const state = topicState(answers(signs))
  expect([state.standing, state.dueAt]).toEqual([standing, rest === null ? null : lastAt(signs) + rest * day])
})

test('only the last ten answers count', () => {
  expect(topicState(answers('--------------------++++++++++')).recent).toEqual({ answered: 10, correct: 10 })
})

test('a drill asks questions with a wrong answer first, then new questions', () => {
  const asked = [
    { id: 'right', lastCorrect: true },
    { id: 'new', lastCorrect: null },
    { id: 'wrong', lastCorrect: false },
    { id: 'newer', lastCorrect: null },
  ]
  expect(drillOrder(asked).map(({ id }) => id)).toEqual(['wrong', 'new', 'newer', 'right'])
})
