import { expect, test } from 'vitest'
import { judgeWord } from './judge-word.ts'
import { parseTaggedSentences, type TaggedWord } from './tagged-sentences.ts'

const file = `A2\teveryday\tHace frío, ¿no?
Hace\thacer\tverb\tbe | make\thacer frío = be cold
frío\tfrío\tnoun | adjective\tcold\thacer frío = be cold
no\tno\tadverb\tright | isn't it\t
`
const [sentence] = parseTaggedSentences(file)
const [hace, cold] = (sentence?.words ?? []) as [TaggedWord, TaggedWord]

test('a file has sentences with the words at their places', () => {
  expect(sentence).toMatchObject({ level: 'A2', kind: 'everyday', text: 'Hace frío, ¿no?' })
  expect(sentence?.words.map(({ at }) => at)).toEqual([0, 5, 12])
  expect(cold.classes).toEqual(['noun', 'adjective'])
  expect(hace.phrase).toEqual({ headword: 'hacer frío', meanings: ['be cold'] })
})

test('a line that is not of the format is named', () => {
  expect(() => parseTaggedSentences('A2\tnews\tSí.\nNo\tno\tadverb\tno\t')).toThrow('No\tno')
})

const judge = (word: TaggedWord, lemma: string, partOfSpeech: string, ...translations: string[]) =>
  Object.values(judgeWord(word, { lemma, partOfSpeech, translations }))

test('base form, class and meaning are judged separately', () => {
  expect(judge(hace, 'hacer', 'verb', 'to make')).toEqual([true, true, true])
  expect(judge(hace, 'hacer', 'verb', 'do')).toEqual([true, true, false])
  expect(judge(cold, 'frio', 'noun', 'a cold')).toEqual([false, true, true])
})

test('the meaning of the phrase is right as a whole', () => {
  expect(judge(hace, 'hacer frío', 'verb', 'be cold (weather)')).toEqual([true, true, true])
})

test('a word without a translation is explained in parentheses', () => {
  const word = { ...hace, meanings: ['(passive)'] }
  expect(judge(word, 'hacer', 'verb', '(forms the passive; not translated)')).toEqual([true, true, true])
  expect(judge(word, 'hacer', 'verb', '(plural)')).toEqual([true, true, false])
})
