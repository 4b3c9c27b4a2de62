import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseAnswer } from '../answer/normalise-answer.ts'
import type { TargetLanguageCode } from '../languages.ts'
import { tokenise } from '../text/tokenise.ts'
import { type HiddenPercent, hiddenPercents, hiddenWords } from './hidden-words.ts'
import { namesOf, sungWords } from './sung-words.ts'

const song = (...texts: string[]) => texts.map((text) => ({ text }))
const seeds = Array.from({ length: 20 }, (_, index) => `seed-${index}`)
const textsOf = (
  lines: { text: string }[],
  language: TargetLanguageCode,
  percent: HiddenPercent,
  seed = 'a',
) => hiddenWords(lines, language, percent, seed).map(({ text }) => text)

test('at 100 % all sung words are hidden, including names', () => {
  expect(textsOf(song('[Chorus] Hola, María,', '♪', '¿qué tal?'), 'es', 100)).toEqual([
    'Hola',
    'María',
    'qué',
    'tal',
  ])
})

test('a hidden word has the index of its token and its offset in the line', () => {
  const text = '[Solo] “Don’t go,” said the rock-hard heart'
  const tokens = tokenise(text, 'en').filter(({ isWord }) => isWord)
  for (const { wordInLine, start, text: word } of hiddenWords(song(text), 'en', 100, 'a'))
    expect(tokens[wordInLine]).toMatchObject({ start, text: word })
})

test.each<[string, TargetLanguageCode, string[], string[]]>([
  ['a capital within a line', 'es', ['Ven, María, a casa', 'La luna ve a María'], ['maria']],
  ['a name that also begins a line', 'en', ['Hey Jude, hold on', 'Jude, hold me'], ['jude']],
  ['not a word with a small letter elsewhere', 'en', ['Oh Love, hold on', 'my love, hold me'], []],
  ['not the first word of a sentence', 'it', ['Ciao. Vieni qui! Adesso dormi', 'amore «Mio» bello'], []],
  ['not I', 'en', ['When I think that I’m here', "then I'll stay"], []],
  ['not a word in capitals', 'en', ['We WILL rock', 'you and them'], []],
  ['none in German', 'de', ['Kleine Maus, wo ist dein Haus'], []],
  ['none where every word has a capital', 'en', ['Hold Me Close Tonight', 'And Never Let Go'], []],
])('names: %s', (_, language, texts, expected) => {
  expect([...namesOf(sungWords(song(...texts), language).flat(), language)]).toEqual(expected)
})

test('names are hidden only at 100 %', () => {
  const lines = song('Ven, María, a casa', 'la luna ve a María', 'María y la luna duermen')
  for (const seed of seeds)
    for (const percent of [10, 25, 50] as const)
      expect(textsOf(lines, 'es', percent, seed)).not.toContain('María')
})

test('a refrain hides the same words each time, also with other punctuation', () => {
  const lines = song(
    'Duerme, mi gatito gris',
    'la luna ya salió',
    '¡Duérme mi gatito gris!',
    'y el sol se fue',
  )
  for (const seed of seeds)
    for (const percent of hiddenPercents) {
      const hidden = hiddenWords(lines, 'es', percent, seed)
      const places = (line: number) =>
        hidden.filter((word) => word.line === line).map((word) => word.wordInLine)
      expect(places(2)).toEqual(places(0))
    }
})

test('a song of one repeated line hides at least one word', () => {
  for (const seed of seeds)
    expect(textsOf(song('Duerme', 'Duerme'), 'es', 50, seed)).toEqual(['Duerme', 'Duerme'])
})

test('words that occur twice in their line and single letters are hidden last', () => {
  for (const seed of seeds) {
    const [first, ...rest] = textsOf(song('yo y yo y yo canto'), 'es', 10, seed)
    expect([first, rest]).toEqual(['canto', []])
  }
})

test('the same seed hides the same words, and another seed hides others', () => {
  const lines = song('one two three four five', 'six seven eight nine ten')
  expect(hiddenWords(lines, 'en', 25, 'a')).toEqual(hiddenWords(lines, 'en', 25, 'a'))
  expect(new Set(seeds.map((seed) => textsOf(lines, 'en', 25, seed).join())).size).toBeGreaterThan(10)
})

test('distractors are of similar length and kind, with a capital if the right word has one', () => {
  const lines = song(
    "Moon and star, don't hide away,",
    "sun and rain, can't come to stay,",
    "won't remember, isn't night",
    'wherever candlelights burn bright',
  )
  const options = (text: string) =>
    hiddenWords(lines, 'en', 100, 'a').find((word) => word.text === text)?.options ?? []
  expect([...options("don't")].sort()).toEqual(["can't", "don't", "isn't", "won't"])
  expect(options('Moon').every((option) => /^[A-Z][a-z]+$/.test(option))).toBe(true)
  expect(options('star').every((option) => /^[a-z]+$/.test(option) && option.length <= 5)).toBe(true)
})

test('a word in capitals has distractors in capitals', () => {
  const word = hiddenWords(song('we WILL rock you', 'Sing it now'), 'en', 100, 'a')[1]
  for (const option of word?.options ?? []) expect(option).toBe(option.toUpperCase())
})

const anyWord = fc.constantFrom(
  ...[
    'amor',
    'Amor',
    'ámor',
    'luna',
    'Luna,',
    'y',
    'María',
    'no',
    'NO',
    "l'aria",
    'goin’',
    '¡ven!',
    '99',
    '♪',
    '[bis]',
  ],
)
const anyLine = fc.oneof(
  { weight: 5, arbitrary: fc.array(anyWord, { maxLength: 8 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
)
const anySong = fc.array(anyLine, { maxLength: 25 }).map((texts) => song(...texts))

test('any song hides the share of each line, rounded up or down, and at least one word', () => {
  fc.assert(
    fc.property(
      anySong,
      fc.constantFrom('es', 'en', 'de', 'it', 'fr', 'no', 'el'),
      fc.constantFrom(...hiddenPercents),
      fc.string(),
      (lines, language, percent, seed) => {
        const sung = sungWords(lines, language)
        const names = percent === 100 ? new Set() : namesOf(sung.flat(), language)
        const hidden = hiddenWords(lines, language, percent, seed)
        for (const words of sung) {
          const due = words.filter(({ key }) => !names.has(key)).length * percent
          const count = hidden.filter(({ line }) => line === words[0]?.line).length
          expect(count).toBeGreaterThanOrEqual(Math.floor(due / 100))
          expect(count).toBeLessThanOrEqual(Math.ceil(due / 100))
        }
        expect(hidden.length > 0).toBe(sung.length > 0)
      },
    ),
  )
})

test('any song hides words in order at their offsets, and the options are different words of it', () => {
  fc.assert(
    fc.property(anySong, fc.constantFrom(...hiddenPercents), fc.string(), (lines, percent, seed) => {
      const words = new Set(
        sungWords(lines, 'es')
          .flat()
          .map(({ key }) => key),
      )
      const hidden = hiddenWords(lines, 'es', percent, seed)
      const order = hidden.map(({ line, start }) => line * 1000 + start)
      expect(order).toEqual([...order].sort((a, b) => a - b))
      for (const { line, start, text, options } of hidden) {
        expect(lines[line]?.text.slice(start, start + text.length)).toBe(text)
        expect(options).toContain(text)
        expect(options).toHaveLength(Math.min(4, words.size))
        expect(new Set(options.map(normaliseAnswer)).size).toBe(options.length)
        for (const option of options) expect(words).toContain(normaliseAnswer(option))
      }
    }),
  )
})

test('a song without a refrain hides its share of words, give or take one', () => {
  const lines = Array.from({ length: 40 }, (_, line) => ({
    text: [...'abcdef'].map((x) => `${x}w${line}`).join(' '),
  }))
  for (const seed of seeds.slice(0, 5))
    for (const percent of hiddenPercents)
      expect(Math.abs(hiddenWords(lines, 'en', percent, seed).length - 2.4 * percent)).toBeLessThanOrEqual(1)
})
