import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { describe, expect, test } from 'vitest'
import { buildLexicon } from '../lexicon/lexicon.ts'
import { generateGaps } from './generate-gaps.ts'
import { generatePool, generateQuiz } from './generate-quiz.ts'
import { analyseTranscript, type TimedLine } from './transcript/analyse-transcript.ts'

const nothingKnown = buildLexicon([])
const learner = { level: 'A1' } as const

const at = (texts: string[], more: (text: string, index: number) => Partial<TimedLine> = () => ({})) =>
  texts.map((text, index): TimedLine => ({ text, start: index * 4, ...more(text, index) }))
const order = (segments: TimedLine[], { known = lexicon, seed = '1' } = {}) => ({
  transcript: analyseTranscript(known, 'es', segments),
  learner,
  nativeLanguage: 'en' as const,
  seed,
})

const story = [
  'Marta abre la ventana de la cocina.',
  'Un gato negro duerme en la mesa.',
  'El perro come pan con queso.',
  'Mi hermano escribe una carta larga.',
  'La profesora lee un libro viejo.',
  'Los niños juegan en el parque.',
]

describe('a media test', () => {
  test('asks for the order of lines without a lexicon', () => {
    const pool = generatePool(order(at(story), { known: nothingKnown }))
    expect(pool.length).toBeGreaterThan(2)
    expect(new Set(pool.map(({ kind }) => kind))).toEqual(new Set(['order']))
  })

  test('asks for words without translations of the lines', () => {
    const kinds = generatePool(order(at(story))).map(({ kind }) => kind)
    expect(kinds).toContain('meaning')
    expect(kinds).toContain('missingWord')
    expect(kinds).not.toContain('understanding')
  })

  test('with three speakers asks who says a line, and which line a speaker says', () => {
    const voices = ['Ana', 'Luis', 'Eva']
    const segments = at([...story, ...story.map((text) => `Otra vez: ${text}`)], (_, index) => ({
      speaker: voices[index % 3] ?? '',
    }))
    const who = ['1', '2', '3'].flatMap((seed) =>
      generatePool(order(segments, { seed })).filter(({ kind }) => kind === 'who'),
    )
    expect(who.some(({ options }) => voices.every((voice) => options.includes(voice)))).toBe(true)
    expect(
      who.some(({ question }) => /^Which of these lines does (Ana|Luis|Eva) say\?$/.test(question)),
    ).toBe(true)
  })

  test('does not ask who says their own name or what comes after a refrain', () => {
    const refrain = 'Baila, baila, mi gato.'
    const segments = at(
      ['Me llamo Ana y canto.', refrain, story[0] ?? '', refrain, ...story.slice(1)],
      (_, index) => ({ speaker: index % 3 === 0 ? 'Ana' : 'Luis' }),
    )
    const pool = ['1', '2', '3', '4'].flatMap((seed) => generatePool(order(segments, { seed })))
    const own = pool.filter(
      ({ kind, options, correctIndex }) => kind === 'who' && /Ana/.test(options[correctIndex] ?? ''),
    )
    expect(own).toEqual([])
    expect(pool.filter(({ question }) => /right after “Baila/.test(question))).toEqual([])
  })

  test('explains a question for the first line with the first time of a repeated line', () => {
    const again = story[1] ?? ''
    const segments = at([...story, again, ...story.slice(2).map((text) => `Otra vez: ${text}`)])
    const firsts = ['1', '2', '3', '4'].flatMap((seed) =>
      generatePool(order(segments, { seed })).filter(({ question }) => /comes first/.test(question)),
    )
    expect(firsts.length).toBeGreaterThan(0)
    expect(
      firsts.filter(({ explanation }) => explanation.includes(`“${again.slice(0, -1)}”, at 0:24`)),
    ).toEqual([])
  })

  test('never asks for a name, a number or a very common word', () => {
    const segments = at(['Hoy Paloma vive en Salamanca.', 'Ella es alta y tiene 30 gatos.', ...story])
    const words = generatePool(order(segments))
      .filter(({ wordInSegment }) => wordInSegment !== undefined)
      .map(
        ({ segment, wordInSegment = 0 }) =>
          analyseTranscript(lexicon, 'es', segments).lines[segment]?.words[wordInSegment]?.text,
      )
    expect(words).toEqual(
      expect.not.arrayContaining(['Paloma', 'Salamanca', 'es', 'tiene', '30', 'de', 'la']),
    )
    expect(new Set(words).size).toBe(words.length)
  })

  test.each([
    ['no lines', []],
    ['one line', ['¡Hola!']],
    ['one repeated line', Array.from({ length: 30 }, () => '¡Miau, miau!')],
    ['two lines', ['Hola, Ana.', 'Adiós, Luis.']],
    ['blank lines', ['', ' ', '♪']],
  ])('has no questions for %s', (_, lines) => {
    expect(generateQuiz(order(at(lines)))).toEqual([])
  })

  test('has questions from many parts of a long transcript', () => {
    const many = Array.from(
      { length: 1000 },
      (_, index) => `${story[index % 6]} ${story[(index * 5 + 1) % 6]} ${index}`,
    )
    const places = generateQuiz(order(at(many))).map(({ segment }) => Math.floor(segment / 100))
    expect(new Set(places).size).toBeGreaterThan(5)
  })
})

describe('gaps', () => {
  test('are at the places that the specification names if the lexicon is empty', () => {
    const gaps = generateGaps(order(at(story), { known: nothingKnown }))
    expect(gaps.gapIndexes).toEqual([2, 5, 9])
    expect(gaps.correctAnswers).toEqual(['la', 'la', 'negro'])
    expect(gaps.gapOptions.every((options) => options.length >= 3)).toBe(true)
    expect(gaps.gaps[2]).toEqual({ segment: 1, seconds: 4, wordInSegment: 2 })
  })

  test.each([
    ['no lines', []],
    ['two words', ['Buenas noches.']],
  ])('do not exist in %s', (_, lines) => {
    const gaps = generateGaps(order(at(lines)))
    expect(gaps).toMatchObject({ gapIndexes: [], gapOptions: [], correctAnswers: [] })
    expect(gaps.textWithGaps).toBe(lines.join('\n'))
  })

  test('and their answers make up the text', () => {
    const gaps = generateGaps(order(at(story)))
    const whole = gaps.correctAnswers.reduce(
      (text, answer) => text.replace('____', answer),
      gaps.textWithGaps,
    )
    expect(whole).toBe(story.join('\n'))
  })
})
