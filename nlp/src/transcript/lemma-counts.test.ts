import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { expect, test } from 'vitest'
import { lemmaCounts } from './lemma-counts.ts'

test('every running word counts once, as its most likely lemma', () => {
  const counts = lemmaCounts(lexicon, 'es', ['Un gato duerme.', 'Los gatos duermen 3 horas.'])
  expect(counts.get('gato')).toBe(2)
  expect(counts.get('dormir')).toBe(2)
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(7)
})

test('a word that the lexicon lacks counts as its own lemma, and numbers do not count', () => {
  expect([...lemmaCounts(lexicon, 'en', ['Zzyzx! 42 — ♪', 'zzyzx'])]).toEqual([['zzyzx', 2]])
})
