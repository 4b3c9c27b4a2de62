import { describe, expect, test } from 'vitest'
import { judgeAnswer } from '../judge/judge-answer.ts'
import {
  type PictureAction,
  pictureReducer,
  readStoredPictures,
  startPictures,
  toStoredPictures,
} from './picture-session.ts'
import { countRightAtFirstTry } from './question-queue.ts'

const answered = (text: string): PictureAction => ({
  type: 'answered',
  answer: {
    text,
    judgement: judgeAnswer(text, ['la llave', 'llave'], { language: 'es', isWord: () => false }),
  },
})
const quiz: PictureAction = { type: 'quizStarted', order: [2, 0, 1] }
const right = [answered('llave'), { type: 'advanced' }] as const
const wrong = [answered('mesa'), { type: 'advanced' }] as const
const after = (...actions: PictureAction[]) => actions.reduce(pictureReducer, startPictures(3))

test.each([
  ['a card is turned', [{ type: 'turned', to: 2 }], 'study', 2, [0, 1, 2]],
  ['the last card is not turned further', [{ type: 'turned', to: 3 }], 'study', 0, [0, 1, 2]],
  ['the quiz begins', [quiz], 'quiz', 0, [2, 0, 1]],
  ['a right answer is done', [quiz, ...right], 'quiz', 0, [0, 1]],
  ['a wrong answer is repeated at the end', [quiz, ...wrong], 'quiz', 0, [0, 1, 2]],
  ['only the first of two answers counts', [quiz, answered('mesa'), ...right], 'quiz', 0, [0, 1, 2]],
  ['the lesson is done after the last right answer', [quiz, ...right, ...right, ...right], 'done', 0, []],
  ['a mistake is asked again', [quiz, ...wrong, ...right, ...right], 'quiz', 0, [2]],
  ['a restart shows all cards again', [quiz, ...right, { type: 'restarted' }], 'study', 0, [0, 1, 2]],
  ['an answer before the quiz is ignored', [answered('llave')], 'study', 0, [0, 1, 2]],
] satisfies [string, PictureAction[], string, number, number[]][])('%s', (_, actions, phase, at, left) => {
  const session = after(...actions)
  expect([session.phase, session.at, session.queue.left]).toEqual([phase, at, left])
})

describe('a stored session', () => {
  test.each([
    ['{"phase":"study","at":2}', { phase: 'study', at: 2 }],
    ['{"phase":"study","at":3}', undefined],
    [
      '{"phase":"quiz","left":[2,0],"fresh":1,"missed":[0]}',
      { phase: 'quiz', left: [2, 0], fresh: 1, missed: [0] },
    ],
    ['{"phase":"quiz","left":[2,0]}', undefined],
    ['{"phase":"quiz","left":[2,2],"fresh":1,"missed":[]}', undefined],
    ['{"phase":"done"}', undefined],
    ['[', undefined],
    [null, undefined],
  ])('%s is read as %j', (kept, read) => {
    expect(readStoredPictures(kept, 3)).toEqual(read)
  })

  test('continues where it stopped and still counts earlier mistakes', () => {
    const left = after(quiz, ...wrong, ...right)
    const kept = readStoredPictures(JSON.stringify(toStoredPictures(left)), 3)
    expect(startPictures(3, kept)).toEqual({ ...left, queue: { ...left.queue, turn: 0 } })
    expect(countRightAtFirstTry(startPictures(3, kept).queue)).toBe(2)
  })

  test('exists until the lesson is done', () => {
    expect(toStoredPictures(after(quiz, ...right, ...right, ...right))).toBeUndefined()
    expect(toStoredPictures(after({ type: 'turned', to: 1 }))).toEqual({ phase: 'study', at: 1 })
  })
})
