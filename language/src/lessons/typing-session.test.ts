import { describe, expect, test } from 'vitest'
import { judgeAnswer } from '../judge/judge-answer.ts'
import { countRightAtFirstTry } from './question-queue.ts'
import {
  isExactSet,
  readStoredTyping,
  resumeTypingAt,
  startTyping,
  type TypingAction,
  toStoredTyping,
  typingReducer,
} from './typing-session.ts'

const after = (...actions: TypingAction[]) => actions.reduce(typingReducer, startTyping(2))
const studied: TypingAction = { type: 'studied' }
const skipped: TypingAction = { type: 'listeningSkipped' }
const advanced: TypingAction = { type: 'advanced' }
const choose = (option: number): TypingAction => ({ type: 'toggled', option })
const check = (isRight: boolean): TypingAction => ({ type: 'checked', isRight })
const heard = (isRight: boolean) => [choose(0), check(isRight), advanced]
const typed = (text: string): TypingAction[] => [
  {
    type: 'answered',
    answer: { text, judgement: judgeAnswer(text, ['yo vivo'], { language: 'es', isWord: () => false }) },
  },
  advanced,
]

test.each([
  ['the forms are read first', [], 'study', [0, 1]],
  ['listening follows reading', [studied], 'listen', [0, 1]],
  ['a right listening answer is done', [studied, ...heard(true)], 'listen', [1]],
  ['a wrong listening answer is repeated', [studied, ...heard(false)], 'listen', [1, 0]],
  [
    'a right second check is enough',
    [studied, choose(0), check(false), choose(1), check(true), advanced],
    'listen',
    [1],
  ],
  ['an empty selection cannot be checked', [studied, check(true), advanced], 'listen', [0, 1]],
  ['typing follows listening', [studied, ...heard(true), ...heard(true)], 'type', [0, 1]],
  ['typing begins at once if listening is skipped', [studied, skipped], 'type', [0, 1]],
  ['a right typed answer is done', [studied, skipped, ...typed('Yo vivo')], 'type', [1]],
  ['a wrong typed answer is repeated', [studied, skipped, ...typed('tú vives')], 'type', [1, 0]],
  ['the last form ends the lesson', [studied, skipped, ...typed('yo vivo'), ...typed('yo vivo')], 'done', []],
  ['a restart begins again', [studied, skipped, ...typed('yo vivo'), { type: 'restarted' }], 'study', [0, 1]],
] satisfies [string, TypingAction[], string, number[]][])('%s', (_, actions, phase, left) => {
  const session = after(...actions)
  expect([session.phase, session.queue.left]).toEqual([phase, left])
})

test('a new selection removes a wrong verdict, but not a right one', () => {
  expect(after(studied, choose(0), check(false), choose(1))).toMatchObject({ heard: null, selected: [0, 1] })
  expect(after(studied, choose(0), check(true), choose(1))).toMatchObject({ heard: 'right', selected: [0] })
  expect(after(studied, choose(0), choose(0)).selected).toEqual([])
})

test.each([
  [[0, 2], true],
  [[2, 0], true],
  [[0], false],
  [[0, 1, 2], false],
  [[], false],
])('if a and c of a, b, c, d are right, the selection %j is right: %s', (selected, isRight) => {
  expect(isExactSet(selected, ['a', 'b', 'c', 'd'], ['a', 'c'])).toBe(isRight)
})

describe('an interrupted lesson', () => {
  const kept = (...actions: TypingAction[]) => {
    const rest: unknown = JSON.parse(JSON.stringify(toStoredTyping(after(...actions)) ?? null))
    return readStoredTyping(rest, 2)
  }

  test.each([
    ['that stopped at reading begins again', [], 'study', [0, 1], 2],
    ['that stopped at listening continues there', [studied, ...heard(true)], 'listen', [1], 2],
    ['that stopped after a mistake repeats it', [studied, ...heard(false)], 'listen', [1, 0], 1],
    ['that stopped after a wrong check counts it', [studied, choose(0), check(false)], 'listen', [0, 1], 1],
    ['that stopped at typing continues there', [studied, skipped, ...typed('yo vivo')], 'type', [1], 2],
    ['that stopped after a wrong form repeats it', [studied, skipped, ...typed('no')], 'type', [1, 0], 1],
    [
      'that was already done begins again',
      [studied, skipped, ...typed('yo vivo'), ...typed('yo vivo')],
      'study',
      [0, 1],
      2,
    ],
  ] satisfies [string, TypingAction[], string, number[], number][])(
    '%s',
    (_, actions, phase, left, atOnce) => {
      const session = startTyping(2, kept(...actions))
      expect([session.phase, session.queue.left, countRightAtFirstTry(session.queue)]).toEqual([
        phase,
        left,
        atOnce,
      ])
    },
  )

  test('counts a mistake before and after the interruption only once', () => {
    const session = startTyping(2, kept(studied, choose(0), check(false)))
    const again = [choose(0), check(false), advanced].reduce(typingReducer, session)
    expect(countRightAtFirstTry(again.queue)).toBe(1)
  })

  test.each([
    [null],
    [{ phase: 'study', left: [1], fresh: 1, missed: [] }],
    [{ phase: 'type', left: [2], fresh: 1, missed: [] }],
    [{ left: [1], fresh: 1, missed: [] }],
    ['type'],
  ])('does not continue from %j', (value) => {
    expect(readStoredTyping(value, 2)).toBeUndefined()
  })

  test.each([
    [0, undefined],
    [1, [1]],
    [2, undefined],
  ])('in another browser at item %i continues with %j', (position, left) => {
    expect(resumeTypingAt(position, 2)?.left).toEqual(left)
  })
})
