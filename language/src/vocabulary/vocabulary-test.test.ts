import { expect, test } from 'vitest'
import { alternativesOf, judgeWordAnswer } from '../answer/judge-word-answer.ts'
import {
  currentWord,
  startVocabularyTest,
  type VocabularyTestAction,
  vocabularyTestReducer,
} from './vocabulary-test.ts'

const cat = { id: 'cat', translation: 'gato, minino' }
const dog = { id: 'dog', translation: 'perro' }
type Action = VocabularyTestAction<typeof cat>

const answer = (text: string, forgivesAccents = true): Action => ({
  type: 'answered',
  answer: text,
  judgement: judgeWordAnswer(text, [...alternativesOf(cat.translation), ...alternativesOf(dog.translation)], {
    isWord: (word) => word !== 'mínino',
    forgivesAccents,
    match: 'part',
  }),
})
const count: Action = { type: 'countedAsRight', translation: 'gato, minino, pez' }
const next: Action = { type: 'advanced' }

test.each<[string, Action[], object]>([
  ['asks the first word first', [], { position: 0, verdict: null, correct: 0, total: 0, missed: [] }],
  ['counts a right answer', [answer('minino')], { position: 0, verdict: 'right', correct: 1, total: 1 }],
  [
    'counts a wrong answer in the total',
    [answer('pez')],
    { verdict: 'wrong', correct: 0, total: 1, missed: [cat] },
  ],
  ['ignores a blank answer', [answer('  ')], { verdict: null, total: 0 }],
  ['takes one answer to a word', [answer('pez'), answer('gato')], { verdict: 'wrong', correct: 0, total: 1 }],
  ['forgives accents', [answer('mínino')], { verdict: 'right' }],
  ['does not forgive accents if told not to', [answer('mínino', false)], { verdict: 'wrong' }],
  [
    'counts a wrong answer as right and adds it to the word',
    [answer('pez'), count],
    {
      verdict: 'right',
      correct: 1,
      total: 1,
      missed: [],
      words: [{ id: 'cat', translation: 'gato, minino, pez' }, dog],
    },
  ],
  [
    'counts only a wrong answer to the word as right',
    [answer('gato'), count, next, count],
    { correct: 1, total: 1 },
  ],
  ['goes on only after an answer', [next], { position: 0, verdict: null }],
  [
    'counts the answers to all words',
    [answer('gato'), next, answer('pez'), next],
    { position: 2, verdict: null, correct: 1, total: 2, missed: [dog] },
  ],
  [
    'stays over after further actions',
    [answer('gato'), next, answer('pez'), next, answer('perro'), next],
    { position: 2, correct: 1, total: 2 },
  ],
  [
    'asks words that are loaded later after the others, even if all others were asked',
    [answer('gato'), next, answer('perro'), next, { type: 'joined', words: [cat] }],
    { position: 2, correct: 2, total: 2, words: [cat, dog, cat] },
  ],
  [
    'asks only the missed words again, from the start',
    [answer('gato'), next, answer('pez'), next, { type: 'restarted', words: [dog] }],
    { words: [dog], position: 0, verdict: null, correct: 0, total: 0, missed: [] },
  ],
])('%s', (_, actions, expected) => {
  expect(actions.reduce(vocabularyTestReducer<typeof cat>, startVocabularyTest([cat, dog]))).toMatchObject(
    expected,
  )
})

test('an empty list has no word to ask', () => {
  expect(currentWord(startVocabularyTest([]))).toBeUndefined()
})
