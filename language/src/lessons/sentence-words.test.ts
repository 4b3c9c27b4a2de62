import { expect, test } from 'vitest'
import { sentenceWords } from './sentence-words.ts'

test.each([
  ['¿Cómo estás, Ana?', ['Cómo', 'estás', 'Ana'], ['como', 'estas', 'ana']],
  ['Je n’ai pas d’eau !', ['Je', 'n’ai', 'pas', 'd’eau'], ['je', 'nai', 'pas', 'deau']],
  ['Où est-il ?', ['Où', 'est', 'il'], ['ou', 'est', 'il']],
  ['Das heißt … nein', ['Das', 'heißt', 'nein'], ['das', 'heisst', 'nein']],
  ['Τι κάνεις;', ['Τι', 'κάνεις'], ['τι', 'κανεισ']],
  [' – ! ', [], []],
])('%j has the words %j', (sentence, texts, keys) => {
  const words = sentenceWords(sentence)
  expect(words.map(({ text }) => text)).toEqual(texts)
  expect(words.map(({ key }) => key)).toEqual(keys)
})
