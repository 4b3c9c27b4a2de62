import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { expect, test } from 'vitest'
import { analyseTranscript } from './analyse-transcript.ts'

function reading(language: TargetLanguageCode, text: string, line: string, en?: string) {
  const transcript = analyseTranscript(lexicon, language, [
    { text: line, start: 0, ...(en && { translations: { en } }) },
  ])
  const word = transcript.words.find((one) => one.text === text)
  if (!word) throw new Error(`no ${text}`)
  return transcript.read(word)
}

test.each([
  ['es', 'Ven', '¡Ven a ver!', 'Come and see!', false, 'the translation says both ver and venir'],
  ['es', 'ver', '¡Ven a ver!', 'Come and see!', true, 'it can be ver only'],
  ['es', 'Bueno', 'Bueno, yo me largo.', undefined, false, 'by itself it is no adjective'],
  ['es', 'Bueno', 'Bueno, yo me largo.', 'Good, I am off.', true, 'the translation says so'],
  ['fr', 'pote', 'Tu chantes, mon pote.', undefined, false, 'a pot has no feminine'],
  ['es', 'esquina', 'En el banco de la esquina.', undefined, true, 'it has one meaning'],
] as const)('%s %s in "%s" (%s) is sure: %s, because %s', (language, text, line, en, isSure, _why) => {
  expect(reading(language, text, line, en).isSure).toBe(isSure)
})
