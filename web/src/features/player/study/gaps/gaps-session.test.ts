import { describe, expect, test } from 'vitest'
import { type GapsAction, gapState, gapsReducer, gapsRight, isFilled, startGaps } from './gaps-session.ts'
import type { Gap } from './locate-gaps.ts'

const gapOf = (answer: string, line: number): Gap => ({
  line,
  word: 1,
  answer,
  options: [answer, 'x', 'y'],
  translation: undefined,
})
const gaps = ['pan', 'masa', 'sal'].map(gapOf)
const pick = (option: string): GapsAction => ({ type: 'picked', option })
const goTo = (gap: number): GapsAction => ({ type: 'wentTo', gap })
const moveOn: GapsAction = { type: 'movedOn' }
const play = (...actions: GapsAction[]) => actions.reduce(gapsReducer, startGaps(gaps))

test.each<[string, GapsAction[], number, (string | null)[]]>([
  ['begins with the first gap, all open', [], 0, [null, null, null]],
  ['stays at a gap until its verdict was seen', [pick('pan')], 0, ['pan', null, null]],
  ['moves on to the next', [pick('pan'), moveOn], 1, ['pan', null, null]],
  ['takes one answer a gap', [pick('x'), pick('pan')], 0, ['x', null, null]],
  [
    'takes none more when one comes back to it',
    [pick('x'), moveOn, goTo(0), pick('pan')],
    0,
    ['x', null, null],
  ],
  ['goes where it is led', [goTo(2)], 2, [null, null, null]],
  ['never goes past the last', [goTo(9)], 2, [null, null, null]],
  ['never goes before the first', [goTo(-1)], 0, [null, null, null]],
  [
    'passes over filled gaps',
    [goTo(1), pick('masa'), moveOn, goTo(0), pick('pan'), moveOn],
    2,
    ['pan', 'masa', null],
  ],
  ['begins again after the last', [goTo(2), pick('sal'), moveOn], 0, [null, null, 'sal']],
  [
    'stays where it is when all are filled',
    [pick('pan'), moveOn, pick('masa'), moveOn, pick('y'), moveOn],
    2,
    ['pan', 'masa', 'y'],
  ],
])('%s', (_, actions, current, filled) => {
  expect(play(...actions)).toMatchObject({ current, filled })
})

test.each<[string, GapsAction[], boolean]>([
  ['filled', [pick('pan')], true],
  ['left for the next', [pick('pan'), moveOn], false],
  ['left for another', [pick('pan'), goTo(2)], false],
  ['pressed for again', [pick('pan'), moveOn, goTo(0), pick('masa')], false],
])('a gap that was %s is about to be left: %s', (_, actions, isMovingOn) => {
  expect(play(...actions).isMovingOn).toBe(isMovingOn)
})

describe('the verdict', () => {
  test.each<[string, GapsAction[], number | null]>([
    ['is shown at once', [pick('pan')], 0],
    ['stays while the next gap waits', [pick('pan'), moveOn], 0],
    ['goes when the learner goes elsewhere', [pick('pan'), moveOn, goTo(2)], null],
    ['stays when they press for the gap they are at', [pick('pan'), moveOn, goTo(1)], 0],
  ])('%s', (_, actions, judged) => {
    expect(play(...actions).judged).toBe(judged)
  })
})

test('right, wrong and open are told apart and counted', () => {
  const session = play(pick('pan'), moveOn, pick('x'), moveOn)
  expect(gaps.map((_, gap) => gapState(session, gap))).toEqual(['right', 'wrong', 'open'])
  expect([gapsRight(session), isFilled(session)]).toEqual([1, false])
  expect(isFilled(play(pick('pan'), moveOn, pick('x'), moveOn, pick('sal')))).toBe(true)
})
