import type { QuizQuestion } from '@verbena/contract/media-tests'
import { expect, test } from 'vitest'
import {
  isComplete,
  missedIn,
  pointsIn,
  positionIn,
  type QuizAction,
  questionAsked,
  quizReducer,
  startQuiz,
} from './quiz-session.ts'

const questionOf = (correctIndex: number): QuizQuestion => ({
  kind: 'meaning',
  question: `right is ${correctIndex}`,
  options: ['a', 'b', 'c'],
  correctIndex,
  explanation: 'because',
  segment: 0,
  seconds: 0,
  questionLanguage: 'en',
  optionsLanguage: 'en',
})
const questions = [0, 1].map(questionOf)
const answer = (option: number): QuizAction => ({ type: 'answered', option })
const advance: QuizAction = { type: 'advanced' }
const play = (...actions: QuizAction[]) => actions.reduce(quizReducer, startQuiz(questions))

test.each<[string, QuizAction[], number, number[]]>([
  ['begins with the first question', [], 0, []],
  ['stays at an answered question', [answer(0)], 0, [0]],
  ['takes one answer a question', [answer(2), answer(0)], 0, [2]],
  ['goes on', [answer(2), advance], 1, [2]],
  ['does not pass over a question', [advance], 0, []],
  ['does not go on twice', [answer(0), advance, advance], 1, [0]],
  ['ends after the last', [answer(0), advance, answer(1), advance], 2, [0, 1]],
  ['takes no answers after the end', [answer(0), advance, answer(1), advance, answer(1)], 2, [0, 1]],
])('%s', (_, actions, position, answers) => {
  const session = play(...actions)
  expect([positionIn(session), session.answers]).toEqual([position, answers])
  expect(questionAsked(session)).toBe(questions[position])
})

test.each<[QuizAction[], number, boolean, number[]]>([
  [[], 0, false, []],
  [[answer(0), advance], 1, false, []],
  [[answer(0), advance, answer(1)], 2, true, []],
  [[answer(0), advance, answer(2)], 1, true, [2]],
  [[answer(2), advance, answer(0), advance], 0, true, [2, 0]],
])('after %j there are %i points, over is %s, missed %j', (actions, points, isOver, missed) => {
  const session = play(...actions)
  expect([pointsIn(session), isComplete(session)]).toEqual([points, isOver])
  expect(missedIn(session).map(({ chosen }) => chosen)).toEqual(missed)
})
