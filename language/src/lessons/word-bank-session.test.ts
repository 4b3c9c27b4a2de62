import { expect, test } from 'vitest'
import { judgeAnswer } from '../judge/judge-answer.ts'
import { startQueue } from './question-queue.ts'
import {
  answerState,
  currentQuestionIndex,
  joinTiles,
  startWordBank,
  type WordBankAction,
  wordBankReducer,
} from './word-bank-session.ts'

const words = ['un', 'Quisiera', 'taza', 'café']
const fresh = startWordBank(startQueue([0, 1]), { isTheoryShown: false, isTyping: false })
const after = (...actions: WordBankAction[]) => actions.reduce(wordBankReducer, fresh)
const chose = (tile: number): WordBankAction => ({ type: 'chose', tile })
const answered = (text: string): WordBankAction => ({
  type: 'answered',
  answer: {
    text,
    judgement: judgeAnswer(text, ['Quisiera un café.'], { language: 'es', isWord: () => false }),
  },
})
const right = answered('quisiera un cafe')
const wrong = answered('Quisiera una taza')
const advanced: WordBankAction = { type: 'advanced' }

test.each([
  [
    'words are placed in the order in which they are chosen',
    [chose(1), chose(0), chose(3)],
    'Quisiera un café',
  ],
  ['a word is placed only once', [chose(1), chose(1)], 'Quisiera'],
  ['a word is taken back', [chose(1), chose(2), { type: 'tookBack', tile: 1 }], 'taza'],
  ['a word is moved to the front', [chose(3), chose(0), { type: 'moved', tile: 0, to: 0 }], 'un café'],
  ['a word is moved to the end', [chose(3), chose(0), { type: 'moved', tile: 3, to: 1 }], 'un café'],
  ['a word is dragged out of the bank', [chose(3), { type: 'moved', tile: 0, to: 0 }], 'un café'],
  ['no word is placed after the verdict', [chose(1), right, chose(0)], 'Quisiera'],
] satisfies [string, WordBankAction[], string][])('%s', (_, actions, sentence) => {
  expect(joinTiles(after(...actions).chosen, words)).toBe(sentence)
})

test.each([
  ['nothing', [], 'idle', 0],
  ['a right answer', [right], 'ok', 0],
  ['a wrong answer', [wrong], 'ko', 0],
  ['a second answer, which does not count', [wrong, right], 'ko', 0],
  ['skipping', [{ type: 'answered', answer: { text: '', judgement: null } }], 'ko', 0],
  ['a right answer and going on', [right, advanced], 'idle', 1],
  ['going on without an answer', [advanced], 'idle', 0],
  ['two right answers', [right, advanced, right, advanced], 'idle', undefined],
  ['a wrong first answer, which is repeated at the end', [wrong, advanced, right, advanced], 'idle', 0],
] satisfies [string, WordBankAction[], string, number | undefined][])(
  'after %s',
  (_, actions, state, place) => {
    const session = after(...actions)
    expect([answerState(session), currentQuestionIndex(session)]).toEqual([state, place])
  },
)

test('starting hides the theory, and opening the theory shows it again', () => {
  const shown = startWordBank(startQueue([0]), { isTheoryShown: true, isTyping: false })
  const started = wordBankReducer(shown, { type: 'started' })
  expect([started.isTheoryShown, wordBankReducer(started, { type: 'theoryOpened' }).isTheoryShown]).toEqual([
    false,
    true,
  ])
})

test('the next item has an empty text and the same way of answering', () => {
  const session = after(
    { type: 'typingChosen', isTyping: true },
    { type: 'typed', text: 'quisiera' },
    right,
    advanced,
  )
  expect([session.isTyping, session.text]).toEqual([true, ''])
})

test('a restart begins with the theory and asks all items', () => {
  const session = after(right, advanced, right, advanced, { type: 'restarted' })
  expect([session.isTheoryShown, session.queue.left]).toEqual([true, [0, 1]])
})
