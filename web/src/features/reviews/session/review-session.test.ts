import type { ReviewItem } from '@verbena/contract/reviews/reviews'
import { judgeWordAnswer } from '@verbena/language/answer/judge-word-answer'
import { describe, expect, test } from 'vitest'
import { rightAnswersTo } from './judge-question.ts'
import {
  type Answer,
  exerciseOf,
  figuresOf,
  questionOf,
  type ReviewAction,
  reviewReducer,
  startReview,
  suggestedGrade,
} from './review-session.ts'

const day = 86_400
const bread: ReviewItem = {
  lemma: 'pan',
  language: 'es',
  direction: 'meaning',
  exercise: 'choose',
  state: 'new',
  wordId: '1',
  word: 'pan',
  translation: 'bread',
  definition: '',
  example: '',
  options: ['salt', 'bread', 'milk'],
  correctIndex: 1,
  intervals: { again: 60, hard: 360, good: 600, easy: 8 * day },
}
const salt: ReviewItem = {
  ...bread,
  lemma: 'sal',
  word: 'sal',
  translation: 'salt',
  state: 'review',
  exercise: 'listen',
  intervals: { again: 600, hard: 3 * day, good: 5 * day, easy: 9 * day },
}

const answer = (verdict: Answer['verdict']): ReviewAction => ({
  type: 'answered',
  answer: { verdict, option: null, given: null, exercise: 'choose', milliseconds: 900 },
})
const grade = (id: string, given: 'again' | 'hard' | 'good' | 'easy'): ReviewAction[] => [
  answer(given === 'again' ? 'wrong' : 'right'),
  { type: 'graded', id, grade: given },
]
const undo: ReviewAction = { type: 'tookBack' }

const begin = (isPractice = false) => startReview([bread, salt], { isPractice, isSilent: false })
const after = (actions: ReviewAction[], isPractice = false) =>
  actions.reduce(reviewReducer, begin(isPractice))
/** The remaining questions; repeated ones are marked. */
const queueAfter = (actions: ReviewAction[], isPractice = false) =>
  after(actions, isPractice).queue.map(({ lemma, afterId }) =>
    afterId ? `${lemma} after ${afterId}` : lemma,
  )

describe('the queue', () => {
  test.each<[string, ReviewAction[], string[]]>([
    ['begins with what is due first', [], ['pan', 'sal']],
    ['stays while an answer is looked at', [answer('right')], ['pan', 'sal']],
    ['brings back what is due in minutes', grade('a', 'good'), ['sal', 'pan after a']],
    ['lets go what is due in days', grade('a', 'easy'), ['sal']],
    ['takes no grade before an answer', [{ type: 'graded', id: 'a', grade: 'easy' }], ['pan', 'sal']],
    [
      'without word from the server brings back only what was forgotten',
      [...grade('a', 'good'), ...grade('b', 'good'), ...grade('c', 'hard')],
      [],
    ],
    [
      'knows from the server what the next answer makes of a word',
      [
        ...grade('a', 'again'),
        { type: 'rescheduled', id: 'a', state: 'learning', intervals: bread.intervals },
        ...grade('b', 'good'),
        ...grade('c', 'good'),
      ],
      ['pan after c'],
    ],
    ['is as before once an answer is forgotten', [answer('wrong'), undo], ['pan', 'sal']],
    ['is as before once a grade is taken back', [...grade('a', 'again'), undo], ['pan', 'sal']],
    [
      'can be taken back to its beginning',
      [...grade('a', 'again'), ...grade('b', 'good'), undo, undo],
      ['pan', 'sal'],
    ],
    ['has nothing before its beginning', [undo], ['pan', 'sal']],
  ])('%s', (_, actions, expected) => {
    expect(queueAfter(actions)).toEqual(expected)
  })

  test('in practice brings back only what was forgotten', () => {
    expect(queueAfter([...grade('a', 'good'), ...grade('b', 'again')], true)).toEqual(['sal after b'])
  })
})

test('what comes back has its meanings in other places', () => {
  const [, again] = after(grade('a', 'again')).queue
  expect([again?.options, again?.correctIndex]).toEqual([['bread', 'milk', 'salt'], 0])
})

test('the first answer counts', () => {
  expect(after([answer('wrong'), answer('right')]).answer?.verdict).toBe('wrong')
})

test('an answer that should count makes the word have it, and speaks for a good grade', () => {
  const session = after([answer('wrong'), { type: 'countedAsRight', translation: 'bread, loaf' }])
  expect(session.answer && suggestedGrade(session.answer)).toBe('good')
  expect(questionOf(session)?.translation).toBe('bread, loaf')
  const [, again] = reviewReducer(session, { type: 'graded', id: 'a', grade: 'good' }).queue
  expect(again?.translation).toBe('bread, loaf')
})

test.each([
  ['right', 'good'],
  ['wrong', 'again'],
  ['shown', null],
] as const)('an answer that is %s speaks for %s', (verdict, expected) => {
  const session = after([answer(verdict)])
  expect(session.answer && suggestedGrade(session.answer)).toBe(expected)
})

test('who cannot listen reads and chooses', () => {
  const session = after([{ type: 'silenced', isSilent: true }])
  expect(session.queue.map((question) => exerciseOf(question, session))).toEqual(['choose', 'choose'])
  expect(session.queue.map((question) => exerciseOf(question, begin()))).toEqual(['choose', 'listen'])
})

test.each<[string, ReviewAction[], object]>([
  ['at the beginning', [], { answers: 0, words: 0, right: 0, done: 0, total: 2 }],
  ['with one coming back', grade('a', 'again'), { answers: 1, words: 1, right: 0, done: 0, total: 2 }],
  ['with one done', grade('a', 'easy'), { answers: 1, words: 1, right: 1, done: 1, total: 2 }],
  [
    'at the end',
    [...grade('a', 'again'), ...grade('b', 'good'), ...grade('c', 'good')],
    { answers: 3, words: 2, right: 1, done: 2, total: 2 },
  ],
])('the figures %s', (_, actions, expected) => {
  expect(figuresOf(after(actions))).toEqual(expected)
})

test.each([
  ['type', 'meaning', 'the bread', true],
  ['type', 'form', 'a', false],
  ['type', 'form', 'el pan', false],
  ['type', 'form', 'PAN!', true],
  ['cloze', 'form', 'panes', true],
  ['cloze', 'form', 'pan', false],
] as const)('to %s its %s, %j is right: %s', (exercise, direction, typed, isRight) => {
  const question = { ...bread, exercise, direction, answer: 'panes', afterId: null }
  const { alternatives, match } = rightAnswersTo(question)
  const judged = judgeWordAnswer(typed, alternatives, { isWord: () => true, forgivesAccents: true, match })
  expect(judged.isRight).toBe(isRight)
})
