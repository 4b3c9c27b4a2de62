import { courseLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { isBounded } from '@verbena/language/text/bounded-pattern'
import { describe, expect, test } from 'vitest'
import { safeTheory } from '../lessons/theory-html.ts'
import { contentDirectory } from '../testing/content-for-tests.ts'
import { compileCue } from './grammar-cues.ts'
import { readStarterGrammar } from './starter-grammar.ts'

const topics = readStarterGrammar(contentDirectory)
const exercises = topics.flatMap((topic) =>
  topic.exercises.map((exercise) => ({ topic: topic.id, exercise })),
)
const repeated = (keys: readonly string[]) => keys.filter((key, place) => keys.indexOf(key) !== place)
const alike = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

describe.each(courseLanguageCodes)('the grammar of %s', (language) => {
  const own = topics.filter((topic) => topic.language === language)

  test('has twelve topics or more, some of every level', () => {
    expect(own.length).toBeGreaterThanOrEqual(12)
    expect(levels.filter((level) => !own.some((topic) => topic.level === level))).toEqual([])
  })

  test('has no two topics with one name', () => {
    for (const native of ['en', 'es'] as const)
      expect(repeated(own.map(({ name }) => alike(name[native])))).toEqual([])
  })

  test('asks each question once', () => {
    expect(repeated(own.flatMap((topic) => topic.exercises.map(({ question }) => alike(question))))).toEqual(
      [],
    )
  })
})

describe('every exercise', () => {
  test('has a unique id in its topic', () => {
    for (const { id, exercises: asked } of topics)
      expect([id, repeated(asked.map((exercise) => exercise.id))]).toEqual([id, []])
  })

  test('has different options, one of which is the answer', () => {
    const faults = exercises.filter(
      ({ exercise: { options, answer } }) =>
        !options.includes(answer) || repeated(options.map(alike)).length > 0,
    )
    expect(faults.map(({ topic, exercise }) => `${topic} ${exercise.id}`)).toEqual([])
  })

  test('does not reveal its answer by its place', () => {
    const places = exercises.map(({ exercise: { options, answer } }) => options.indexOf(answer))
    for (const place of [0, 1, 2])
      expect(places.filter((one) => one === place).length / Math.max(1, places.length)).toBeGreaterThan(0.15)
  })

  test('has different explanations in English and Spanish', () => {
    const faults = exercises.filter(({ exercise: { explanation } }) => explanation.en === explanation.es)
    expect(faults.map(({ topic, exercise }) => `${topic} ${exercise.id}`)).toEqual([])
  })

  test('has Greek letters only in Greek, and no word of two alphabets', () => {
    const mixed = exercises.flatMap(({ topic, exercise: { question, options } }) =>
      [question, ...options].flatMap((text) =>
        (text.match(/[\p{L}]+/gu) ?? [])
          .filter(
            (word) =>
              /\p{Script=Greek}/u.test(word) && (/\p{Script=Latin}/u.test(word) || !topic.startsWith('el')),
          )
          .map((word) => `${topic} ${word}`),
      ),
    )
    expect(mixed).toEqual([])
  })
})

describe('every theory', () => {
  test.each(['en', 'es'] as const)('closes every element that it opens, in %s', (native) => {
    for (const { id, theory } of topics)
      expect([id, safeTheory(theory[native])]).toEqual([id, theory[native]])
  })
})

describe('the cues', () => {
  const cues = topics.flatMap((topic) => topic.cues.map((cue) => ({ topic: topic.id, cue })))

  test('are searched in limited time', () => {
    expect(cues.filter(({ cue }) => !isBounded(cue.pattern)).map(({ topic }) => topic)).toEqual([])
    for (const { cue } of cues) {
      const shows = compileCue(cue.pattern)
      // If a search never ends, the timeout of the test stops it.
      for (const hostile of ['a'.repeat(5000), 'si que '.repeat(800), ' '.repeat(5000)]) shows(hostile)
    }
  })

  test('are found in their examples and not in similar lines', () => {
    const faults = cues.flatMap(({ topic, cue: { pattern, shows, not } }) => {
      const isShown = compileCue(pattern)
      return [
        ...shows.filter((line) => !isShown(line)).map((line) => `${topic} is not found in: ${line}`),
        ...not.filter((line) => isShown(line)).map((line) => `${topic} is found in: ${line}`),
      ]
    })
    expect(faults).toEqual([])
  })

  test('exist for most topics', () => {
    const without = topics.filter((topic) => topic.cues.length === 0)
    expect(without.length / Math.max(1, topics.length)).toBeLessThan(0.4)
  })
})
