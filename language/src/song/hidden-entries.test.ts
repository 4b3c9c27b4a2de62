import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseAnswer } from '../answer/normalise-answer.ts'
import { hiddenEntries } from './hidden-entries.ts'

const song = (...texts: string[]) => texts.map((text) => ({ text }))

test.each<[string, string[], number[], number[]]>([
  ['hides every third entry', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], [2, 5], [3, 3]],
  ['hides nothing of two entries', ['A', 'B'], [], []],
  ['hides nothing of an empty song', [], [], []],
  [
    'has one distractor if there is only one other line',
    ['La', 'Oh', 'la!', 'Oh', 'Oh', 'oh…'],
    [2, 5],
    [2, 2],
  ],
  ['has no distractor if all lines are the same', ['La la', 'la, la', 'LA LA!'], [2], [1]],
  ['does not hide a line without words', ['A', 'B', '♪', 'D', 'E', '[Chorus]', 'G', 'H', 'I'], [8], [3]],
])('%s', (_, texts, lines, optionCounts) => {
  const hidden = hiddenEntries(song(...texts), 'seed')
  expect(hidden.map(({ line }) => line)).toEqual(lines)
  expect(hidden.map(({ options }) => options.length)).toEqual(optionCounts)
})

test('the same seed gives the same options, and another seed gives others', () => {
  const lines = song(...'abcdefghijklmnopqr')
  expect(hiddenEntries(lines, 'one')).toEqual(hiddenEntries(lines, 'one'))
  expect(hiddenEntries(lines, 'one')).not.toEqual(hiddenEntries(lines, 'two'))
})

/** Few lines, many of which differ only by case, accents and punctuation. */
const anyText = fc.oneof(
  fc.constantFrom(
    'Ven, mi amor',
    '¡Vén, mi amor!',
    'ven mi amor',
    '♪',
    '',
    '[Coro]',
    'Otra vez',
    'otra vez.',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

test('the options of any song are the right line and different other lines', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 30 }), fc.string(), (texts, seed) => {
      const different = new Set(texts.map(normaliseAnswer).filter(Boolean))
      const hidden = hiddenEntries(song(...texts), seed)
      expect(hidden.map(({ line }) => line)).toEqual(
        [...texts.keys()].filter((line) => line % 3 === 2 && normaliseAnswer(texts[line] ?? '') !== ''),
      )
      for (const { line, text, options } of hidden) {
        expect(text).toBe(texts[line])
        expect(options).toContain(text)
        expect(new Set(options.map(normaliseAnswer)).size).toBe(options.length)
        expect(options).toHaveLength(Math.min(3, different.size))
        for (const option of options) expect(texts).toContain(option)
      }
    }),
  )
})
