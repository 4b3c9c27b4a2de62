import { describe, expect, test } from 'vitest'
import { judgeLessonAnswer } from './judge-lesson-answer.ts'
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
  { type: 'answered', answer: { text, judgement: judgeLessonAnswer(text, ['yo vivo'], () => false) } },
  advanced,
]

test.each([
  ['at first it is read', [], 'study', [0, 1]],
  ['then heard', [studied], 'listen', [0, 1]],
  ['answers to listening questions count as done', [studied, ...heard(true)], 'listen', [1]],
  ['what was given up comes again', [studied, ...heard(false)], 'listen', [1, 0]],
  [
    'a second look is enough',
    [studied, choose(0), check(false), choose(1), check(true), advanced],
    'listen',
    [1],
  ],
  ['nothing chosen cannot be checked', [studied, check(true), advanced], 'listen', [0, 1]],
  ['all heard, it is typed', [studied, ...heard(true), ...heard(true)], 'type', [0, 1]],
  ['who cannot listen now types at once', [studied, skipped], 'type', [0, 1]],
  ['right', [studied, skipped, ...typed('Yo vivo')], 'type', [1]],
  ['wrong', [studied, skipped, ...typed('tú vives')], 'type', [1, 0]],
  ['done', [studied, skipped, ...typed('yo vivo'), ...typed('yo vivo')], 'done', []],
  ['once more', [studied, skipped, ...typed('yo vivo'), { type: 'restarted' }], 'study', [0, 1]],
] satisfies [string, TypingAction[], string, number[]][])('%s', (_, actions, phase, left) => {
  const session = after(...actions)
  expect([session.phase, session.queue.left]).toEqual([phase, left])
})

test('choosing anew takes a wrong verdict away, and a right one stays', () => {
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
])('of a, b, c, d, of which a and c are right, %j is %s', (selected, isRight) => {
  expect(isExactSet(selected, ['a', 'b', 'c', 'd'], ['a', 'c'])).toBe(isRight)
})

describe('a lesson that was interrupted', () => {
  const kept = (...actions: TypingAction[]) => {
    const rest: unknown = JSON.parse(JSON.stringify(toStoredTyping(after(...actions)) ?? null))
    return readStoredTyping(rest, 2)
  }

  test.each([
    ['while it was read begins anew', [], 'study', [0, 1], 2],
    ['while it was heard goes on there', [studied, ...heard(true)], 'listen', [1], 2],
    ['behind a mistake brings it again', [studied, ...heard(false)], 'listen', [1, 0], 1],
    ['after a wrong check still counts it', [studied, choose(0), check(false)], 'listen', [0, 1], 1],
    ['while it was typed goes on there', [studied, skipped, ...typed('yo vivo')], 'type', [1], 2],
    ['with a wrong word typed has it left', [studied, skipped, ...typed('no')], 'type', [1, 0], 1],
    [
      'when it was done begins anew',
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

  test('counts a mistake once, before and after', () => {
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
  ])('is not taken up from %j', (value) => {
    expect(readStoredTyping(value, 2)).toBeUndefined()
  })

  test.each([
    [0, undefined],
    [1, [1]],
    [2, undefined],
  ])('in another browser at item %i goes on with %j', (position, left) => {
    expect(resumeTypingAt(position, 2)?.left).toEqual(left)
  })
})
