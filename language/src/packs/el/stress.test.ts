import { expect, test } from 'vitest'
import { withAccent, withOneAccent, withoutAccent } from './stress.ts'

test.each([
  ['άνθρωπος', 'ανθρωπος'],
  ['τσάι', 'τσαϊ'],
  ['ρολόι', 'ρολοϊ'],
  ['μαΐου', 'μαϊου'],
  ['εύκολο', 'ευκολο'],
  ['και', 'και'],
])('%s without its accent is %s', (word, bare) => expect(withoutAccent(word)).toBe(bare))

test.each([
  ['ανθρωπος', 3, 'άνθρωπος'],
  ['γραφω', 2, 'γράφω'],
  ['αγαπω', 1, 'αγαπώ'],
  ['παιρνω', 2, 'παίρνω'],
  ['ακουω', 2, 'ακούω'],
  ['δουλευω', 2, 'δουλεύω'],
  ['τσαϊ', 2, 'τσάι'],
  ['ρολοϊ', 2, 'ρολόι'],
  ['ζω', 1, 'ζω'],
  ['γραφω', 3, undefined],
  ['στ', 1, undefined],
])('%s with the accent on syllable %i from the end is %s', (word, syllable, accented) =>
  expect(withAccent(word, syllable)).toBe(accented),
)

test('the first of two accents stays', () => expect(withOneAccent('αυτοκίνητό')).toBe('αυτοκίνητο'))
