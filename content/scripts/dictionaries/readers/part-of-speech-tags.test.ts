import { expect, test } from 'vitest'
import { readApertiumAnalysis, readFreedictTags } from './part-of-speech-tags.ts'

test.each([
  ['neut, n, sg', { partOfSpeech: 'noun', gender: 'n', isPlural: false }],
  ['n, n', { partOfSpeech: 'noun', gender: 'n', isPlural: false }],
  ['n', { partOfSpeech: 'noun', isPlural: false }],
  ['fem', { partOfSpeech: 'noun', gender: 'f', isPlural: false }],
  ['pl', { partOfSpeech: 'noun', isPlural: true }],
  ['v, trans', { partOfSpeech: 'verb', isPlural: false }],
  ['pn', { partOfSpeech: 'name', isPlural: false }],
  ['constructor, toString', { isPlural: false }],
  ['', { isPlural: false }],
])('FreeDict tags "%s"', (tags, expected) => {
  expect(readFreedictTags(tags)).toEqual(expected)
})

test.each([
  ['casa<n><f><sg>', { word: 'casa', partOfSpeech: 'noun', gender: 'f' }],
  ['abrir<vblex><ifi><p3><sg>', { word: 'abrir', partOfSpeech: 'verb' }],
  ['give<vblex><past># up', { word: 'give up', partOfSpeech: 'verb' }],
  ['sitte<adj><pp><pl>', { word: 'sitte', partOfSpeech: 'verb' }],
  ['de_nuevo<adv>', { word: 'de nuevo', partOfSpeech: 'adverb' }],
  ['Madrid<np><loc>', undefined],
  ['<n>', undefined],
  ['', undefined],
])('Apertium analysis "%s"', (analysis, expected) => {
  expect(readApertiumAnalysis(analysis)).toEqual(expected)
})
