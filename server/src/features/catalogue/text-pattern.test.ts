import { textKey } from '@verbena/language/text/text-key'
import { expect, test } from 'vitest'
import { textPattern } from './text-pattern.ts'

test.each([
  ['Aujourd’hui, oui', 'aujourd`hui'],
  ['ΟΙ ΛΈΞΕΙΣ', 'λέξεις'],
  ['Co\u00adoperate!', 'cooperate'],
  ['ÉTÉ', 'e\u0301té'],
  ['un CAFE\u0301 o un cafe\u0301', 'café'],
  ['p\u200ban', 'pan'],
  ['γι\u1fef αυτό', "γι'"],
  ['STRAẞE', 'straße'],
  ['Straße', 'straße'],
  ['arc‑en‑ciel', 'Arc-en-ciel'],
  ['give\u00a0up', 'give up'],
  ['give\u2009\u3000up', 'give up'],
  ['p\u061c\u2066an', 'pan'],
  ['¿qué?', '¿Qué?'],
  ['a.m. (C++)', '(c++)'],
])('"%s" contains "%s"', (text, form) => {
  expect(text).toMatch(new RegExp(textPattern(textKey(form)), 'u'))
})

test.each([
  ['el papá', 'papa'],
  ['axmx', 'a.m.'],
])('"%s" does not contain "%s"', (text, form) => {
  expect(text).not.toMatch(new RegExp(textPattern(textKey(form)), 'u'))
})
