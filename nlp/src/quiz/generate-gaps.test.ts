import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { describe, expect, test } from 'vitest'
import { generateGaps } from './generate-gaps.ts'
import { analyseTranscript } from './transcript/analyse-transcript.ts'

const seeds = ['1', '2', '3', '4', '5', '6']

const gapsOf = (lines: string[], seed = '1') =>
  generateGaps({
    transcript: analyseTranscript(
      lexicon,
      'es',
      lines.map((text, index) => ({ text, start: index * 3 })),
    ),
    learner: { level: 'A2' },
    nativeLanguage: 'en',
    seed,
  })

const story = [
  'Marta abre la ventana de la cocina.',
  'Un gato negro duerme en la mesa.',
  'El perro come pan con queso.',
  'Mi hermano escribe una carta larga.',
  'La profesora lee un libro viejo.',
  'Le invito a una copa de vino.',
]

describe('a gap', () => {
  test.each(seeds)('is the only gap of its line if there are enough lines (seed %s)', (seed) => {
    const segments = gapsOf(story, seed).gaps.map(({ segment }) => segment)
    expect(segments.length).toBeGreaterThan(3)
    expect(new Set(segments).size).toBe(segments.length)
  })

  test('names the meanings of an ambiguous word, so that no other word fits', () => {
    const all = seeds.flatMap((seed) => gapsOf(story, seed).gaps)
    const invited = all.find(({ lemma }) => lemma === 'invitar')
    expect(invited?.translation).toBe('invite, treat')
    expect(all.every(({ translation }) => translation)).toBe(true)
  })

  test('is no word that its line repeats, and in no line that is repeated', () => {
    const refrain = 'Duerme, perro, duerme en la cocina.'
    for (const seed of seeds) {
      const gaps = gapsOf([refrain, ...story, refrain], seed)
      expect(gaps.correctAnswers).not.toContain('Duerme')
      expect(gaps.gaps.filter(({ segment }) => segment === 0 || segment === 7)).toEqual([])
    }
  })
})
