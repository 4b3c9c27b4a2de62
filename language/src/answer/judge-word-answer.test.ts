import { describe, expect, test } from 'vitest'
import { alternativesOf, formsOf, judgeWordAnswer } from './judge-word-answer.ts'

const judged = (
  answer: string,
  alternatives: string[],
  match: 'part' | 'whole',
  forgivesAccents: boolean,
  words: string[] = ['caza', 'esta'],
) => {
  const rule = { match, forgivesAccents, isWord: (word: string) => words.includes(word) }
  const { isRight, lacksAccents, isSlip, letters } = judgeWordAnswer(answer, alternatives, rule)
  return [
    isRight ? 'right' : 'wrong',
    ...(isSlip ? ['slip'] : []),
    ...(lacksAccents ? ['accents'] : []),
    ...(letters ? ['letters'] : []),
  ]
}

describe('a translation', () => {
  test.each([
    ['cloth', ['rag', 'cloth'], true, ['right']],
    ['a cloth', ['rag', 'cloth'], true, ['right']],
    ['clo', ['rag', 'cloth'], true, ['right']],
    ['cloht', ['rag', 'cloth'], true, ['right', 'slip', 'letters']],
    ['a tabel', ['a table'], true, ['right', 'slip', 'letters']],
    ['butterfly', ['rag', 'cloth'], true, ['wrong']],
    ['corazon', ['corazón'], true, ['right', 'accents', 'letters']],
    ['corazon', ['corazón'], false, ['wrong', 'accents', 'letters']],
    ['corazon', ['corazón humano'], true, ['right', 'accents']],
    ['  ', ['rag'], true, ['wrong']],
    ['', ['rag'], false, ['wrong']],
  ])('%j for %j (accents forgiven: %s)', (answer, alternatives, forgivesAccents, expected) => {
    expect(judged(answer, alternatives, 'part', forgivesAccents)).toEqual(expected)
  })
})

describe('the word itself', () => {
  test.each([
    ['casa', ['casa'], true, ['right']],
    ['a', ['casa'], true, ['wrong']],
    ['la casa', ['casa'], true, ['wrong', 'letters']],
    ['¡Qué  bien!', ['qué bien'], false, ['right']],
    ['corazon', ['corazón'], true, ['right', 'accents', 'letters']],
    ['corazon', ['corazón'], false, ['wrong', 'accents', 'letters']],
    ['esta', ['está'], true, ['wrong', 'accents', 'letters']],
    ['schoen', ['schön'], true, ['right', 'accents']],
    ['schoen', ['schön'], false, ['wrong', 'accents']],
    ['caza', ['casa'], false, ['wrong', 'letters']],
    ['¿?', ['casa'], true, ['wrong']],
  ])('%j for %j (accents forgiven: %s)', (answer, alternatives, forgivesAccents, expected) => {
    expect(judged(answer, alternatives, 'whole', forgivesAccents)).toEqual(expected)
  })
})

test('a wrong answer is compared with the closest alternative', () => {
  const rule = { isWord: () => true, forgivesAccents: true, match: 'whole' } as const
  expect(judgeWordAnswer('coch', ['automóvil', 'coche', 'carro'], rule).closest).toBe('coche')
})

test.each([
  ['rag, cloth, ', ['rag', 'cloth']],
  [' ,, ', []],
])('%j has the alternatives %j', (translation, alternatives) => {
  expect(alternativesOf(translation)).toEqual(alternatives)
})

test.each([
  ['la casa', 'casa', ['la casa', 'casa']],
  ['casa', 'casa', ['casa']],
  ['el Corazón', 'corazon', ['el Corazón', 'Corazón']],
  ['corrí', 'correr', ['corrí']],
])('%j with the lemma %j has the accepted forms %j', (word, lemma, forms) => {
  expect(formsOf(word, lemma)).toEqual(forms)
})
