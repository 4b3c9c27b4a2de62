import { starterLexicon } from '@verbena/content/testing/content-for-tests'
import type { CourseLanguageCode } from '@verbena/language/languages'
import { describe, expect, test } from 'vitest'
import { createRuleBook } from '../match-rules.ts'
import { readText } from '../tokens.ts'

const book = createRuleBook([], starterLexicon)
const corrected = (language: CourseLanguageCode, text: string) =>
  book
    .check(readText(text, language), 'en')
    .toReversed()
    .reduce((so, { start, end, fixes }) => so.slice(0, start) + (fixes[0] ?? '') + so.slice(end), text)

describe.each<[CourseLanguageCode, string, string]>([
  ['es', 'La problema es grave.', 'El problema es grave.'],
  ['es', 'Tengo una camisa rojo.', 'Tengo una camisa roja.'],
  ['es', 'Ella comes mucho pan.', 'Ella come mucho pan.'],
  ['fr', 'La maison est grand.', 'La maison est grande.'],
  ['it', 'La casa è bello.', 'La casa è bella.'],
  ['de', 'Ich fahre mit der Zug.', 'Ich fahre mit dem Zug.'],
  ['de', 'Er hat nach Rom gefahren.', 'Er ist nach Rom gefahren.'],
  ['de', 'Gestern ich habe gearbeitet.', 'Gestern habe ich gearbeitet.'],
  ['no', 'Huset er stor.', 'Huset er stort.'],
  ['el', 'Το σπίτι είναι μεγάλη.', 'Το σπίτι είναι μεγάλο.'],
  ['en', 'I bought this cars.', 'I bought these cars.'],
])('%s', (language, wrong, right) => {
  test(`${wrong} is corrected`, () => {
    expect(corrected(language, wrong)).toBe(right)
  })
  test(`${right} is left alone`, () => {
    expect(corrected(language, right)).toBe(right)
  })
})

test.each<[CourseLanguageCode, string]>([
  ['fr', 'Je suis perdu.'],
  ['fr', 'Nous nous sommes perdus dans la forêt.'],
])('%s: %s is right', (language, text) => {
  expect(corrected(language, text)).toBe(text)
})
