import { courseLanguageCodes } from '@verbena/language/languages'
import { describe, expect, test } from 'vitest'
import { contentDirectory, starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { hasSentences } from './lesson-book.ts'
import { conceptsTaught, wordsTaught } from './lesson-words.ts'
import { readStarterLessons } from './starter-lessons.ts'
import { wordsInSentence } from './words-in-sentence.ts'

const lessons = readStarterLessons(contentDirectory).filter(hasSentences)
const [hello] = lessons

test.each(courseLanguageCodes)(
  'each lesson teaches 6 to 10 words in %s, which occur in its sentences',
  (target) => {
    const native = target === 'en' ? 'es' : 'en'
    const faults = lessons.flatMap((lesson) => {
      const name = `${lesson.level} ${lesson.slug}`
      const words = wordsTaught(lesson, { native, target }, lexicon)
      const taught = new Set(words.map(({ concept }) => concept))
      const missing = conceptsTaught(lesson, target).filter((id) => !taught.has(id))
      return [
        ...missing.map((id) => `${name}: ${id} has no word of its own`),
        ...words
          .filter(({ example }) => example === '')
          .map(({ concept, lemma }) => `${name}: ${concept} (${lemma}) is in no sentence`),
      ]
    })
    expect(faults).toEqual([])
  },
)

describe('the words of a lesson', () => {
  test('are those of its file, with the meaning that the lesson uses first', () => {
    const words = wordsTaught(hello!, { native: 'en', target: 'es' }, lexicon)
    expect(words.slice(0, 4).map(({ lemma, translation }) => [lemma, translation.split(', ')[0]])).toEqual([
      ['hola', 'hi'],
      ['llamarse', 'be called'],
      ['encantado de conocerte', 'nice to meet you'],
      ['buenos días', 'good morning'],
    ])
    expect(words.find(({ lemma }) => lemma === 'gracias')?.example).toBe('Estoy bien, gracias.')
  })

  test('are explained in the fallback language for a native language without lessons', () => {
    expect(wordsTaught(hello!, { native: 'zh', target: 'de' }, lexicon)[0]?.translation).toMatch(/^hi\b/)
  })
})

test.each([
  ['es', 'Me levanto a las siete.', 'levantarse', true],
  ['es', 'Levanto la mano.', 'levantarse', false],
  ['de', 'Dann ziehe ich mich an.', 'sich anziehen', true],
  ['de', 'Ich stehe um sieben auf.', 'aufstehen', true],
  ['fr', 'Je m’appelle Anna.', 's’appeler', true],
  ['de', 'Wie geht es dir?', 'wie geht es dir', true],
  ['en', 'Is it half past seven?', 'half', true],
] as const)('in %s “%s” has %s: %s', (language, sentence, word, has) => {
  expect(wordsInSentence(language, sentence)(word)).toBe(has)
})
