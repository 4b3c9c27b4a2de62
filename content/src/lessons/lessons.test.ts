import { answersOf, isExactAnswer, wordsOfAnswers } from '@verbena/language/judge/judge-answer'
import { courseLanguageCodes } from '@verbena/language/languages'
import { sentenceWords } from '@verbena/language/lessons/sentence-words'
import { levels } from '@verbena/language/levels'
import { answerFactsOf } from '@verbena/language/packs/answer-tables'
import { describe, expect, test } from 'vitest'
import { contentDirectory, starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { pictureItems, typingItems, wordBankItems } from './lesson-items.ts'
import { type Lesson, readStarterLessons } from './starter-lessons.ts'
import { bankWords } from './word-bank.ts'

const lessons = readStarterLessons(contentDirectory)

/** The native languages of the tested pairs. Typing lessons are tested in the other direction too. */
const natives = ['en', 'es', 'fr'] as const
const pairs = natives.flatMap((native) =>
  courseLanguageCodes.filter((target) => target !== native).map((target) => ({ native, target })),
)
const atLeast = { A1: 12, A2: 12, B1: 8, B2: 8, C1: 5, C2: 5 }

type Sentences = Extract<Lesson, { type: 'word-bank' | 'typing-translation' }>
const hasSentences = (lesson: Lesson): lesson is Sentences => lesson.type !== 'emoji-vocab'
const sentences = lessons.filter(hasSentences)

// A cache, because the same sentences are compared for every pair of languages.
const keysBySentence = new Map<string, string[]>()
function keysOf(sentence: string): string[] {
  const keys = keysBySentence.get(sentence) ?? sentenceWords(sentence).map(({ key }) => key)
  keysBySentence.set(sentence, keys)
  return keys
}
const keyOf = (sentence: string) => keysOf(sentence).join(' ')
const isNoWord = () => false
const repeated = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)

test.each(levels)('%s has enough lessons', (level) => {
  expect(lessons.filter((lesson) => lesson.level === level).length).toBeGreaterThanOrEqual(atLeast[level])
})

test('ids are unique', () => {
  expect(repeated(lessons.map(({ id }) => String(id)))).toEqual([])
  for (const { id, items } of lessons)
    expect([id, repeated(items.map((item: { id: string }) => item.id))]).toEqual([id, []])
})

test.each(courseLanguageCodes)('no sentence in %s is asked twice', (language) => {
  const said = sentences.flatMap((lesson) =>
    lesson.items.map((item) => `${keyOf(item.says[language][0] ?? '')}`),
  )
  // Short forms of typing lessons may be equal in a language: you speak (to one person, to several).
  const drills = new Set(
    sentences
      .filter(({ type }) => type === 'typing-translation')
      .flatMap((lesson) => lesson.items.map((item) => keyOf(item.says[language][0] ?? ''))),
  )
  expect(repeated(said).filter((key) => !drills.has(key))).toEqual([])
})

test.each(courseLanguageCodes)(
  'every pattern in %s compiles, and its sentences are judged right',
  (language) => {
    const faults: string[] = []
    for (const { id, items } of sentences)
      for (const { id: item, says } of items) {
        const [usual = '', ...others] = says[language]
        if (/[[\](){}<>|/^]/.test(usual)) faults.push(`${id} ${item}: the first sentence has notation`)
        for (const one of [usual, ...others.flatMap((pattern) => answersOf(pattern, usual, 10))])
          if (!isExactAnswer(one, says[language], language)) faults.push(`${id} ${item}: ${one}`)
      }
    expect(faults).toEqual([])
  },
  60_000,
)

test.each(['es', 'it', 'el'] as const)(
  'no first sentence in %s begins with a subject pronoun that is left out',
  (language) => {
    const pronouns = new Set(answerFactsOf(language).subjects?.pronouns.flatMap(({ words }) => words))
    // Of B1 to C2 some still do.
    const opened = sentences
      .filter(({ level }) => level.startsWith('A'))
      .flatMap((lesson) =>
        lesson.items.flatMap(({ id, says }) => {
          const isSubject = pronouns.has(sentenceWords(says[language][0] ?? '')[0]?.text.toLowerCase() ?? '')
          return isSubject ? [`${lesson.id} ${id}`] : []
        }),
      )
    // Pronouns that are said: you two, and demonstratives: Αυτή είναι η γιαγιά μου.
    const said = /(?:you-two-are-crazy| th(?:is|ese)-\S+)$/
    expect(opened.filter((one) => !said.test(one))).toEqual([])
  },
)

test('no word has letters of two alphabets, and only Greek has Greek letters', () => {
  const mixed = sentences.flatMap((lesson) =>
    lesson.items.flatMap((item) =>
      courseLanguageCodes.flatMap((language) =>
        wordsOfAnswers(item.says[language])
          .map(({ text }) => text)
          .filter(
            (text) => /\p{Script=Greek}/u.test(text) && (language !== 'el' || /\p{Script=Latin}/u.test(text)),
          ),
      ),
    ),
  )
  expect(mixed).toEqual([])
})

describe.each(pairs)('from $native to $target', (pair) => {
  test('every sentence can be built from its word bank', () => {
    const faults: string[] = []
    for (const lesson of sentences.filter(({ type }) => type === 'word-bank'))
      for (const { id, words, accepted, patterns, prompt } of wordBankItems(
        lesson,
        pair,
        lexicon,
        isNoWord,
      )) {
        const name = `${lesson.id} ${id}`
        const left = words.map(keyOf)
        for (const word of bankWords(accepted[0] ?? '')) {
          const at = left.indexOf(keyOf(word))
          if (at < 0) faults.push(`${name}: ${word} is not in the bank`)
          else left.splice(at, 1)
        }
        const ofAccepted = new Set(wordsOfAnswers(patterns).map(({ key }) => key))
        faults.push(...left.filter((key) => ofAccepted.has(key)).map((key) => `${name}: ${key} may be right`))
        if (left.length < 2) faults.push(`${name}: too few strays`)
        if (prompt === '') faults.push(`${name}: no prompt`)
      }
    expect(faults).toEqual([])
  })

  test('exactly the listening options with the meaning of the item are right, in both directions', () => {
    const faults: string[] = []
    for (const lesson of sentences.filter(({ type }) => type === 'typing-translation'))
      for (const [from, to] of [
        [pair.native, pair.target],
        [pair.target, pair.native],
      ] as const) {
        for (const item of typingItems(lesson, from, to, isNoWord)) {
          const name = `${lesson.id} ${item.id} ${from} ${to}`
          if (item.options.length < 4) faults.push(`${name}: ${item.options.length} options`)
          if (item.rightOptions.length === 0) faults.push(`${name}: nothing is right`)
          if (item.rightOptions.length === item.options.length) faults.push(`${name}: all is right`)
          const heard = item.accepted[0] ?? ''
          for (const option of item.options.filter((one) => !item.rightOptions.includes(one))) {
            const meant = lesson.items.filter(({ says }) => isExactAnswer(option, says[from], from))
            if (meant.some((other) => isExactAnswer(heard, other.says[to], to)))
              faults.push(`${name}: ${option} is right too`)
          }
        }
      }
    expect(faults).toEqual([])
  })

  test('all pictures of a lesson have different words and different meanings', () => {
    for (const lesson of lessons)
      if (lesson.type === 'emoji-vocab') {
        const items = pictureItems(lesson, pair, lexicon)
        expect(items.length).toBe(lesson.items.length)
        expect([lesson.id, repeated(items.map(({ words }) => keyOf(words[0] ?? '')))]).toEqual([
          lesson.id,
          [],
        ])
        expect([lesson.id, repeated(items.map(({ meaning }) => keyOf(meaning)))]).toEqual([lesson.id, []])
      }
  })
})

test('prints the numbers of lessons, items and pairs', () => {
  const count = (type: Lesson['type']) => lessons.filter((lesson) => lesson.type === type).length
  const items = lessons.reduce((sum, lesson) => sum + lesson.items.length, 0)
  process.stdout.write(
    `${lessons.length} lessons (${count('word-bank')} of sentences, ${count('typing-translation')} of short forms, ` +
      `${count('emoji-vocab')} of pictures), ${items} items, ${pairs.length} pairs\n` +
      `${levels.map((level) => `${level} ${lessons.filter((one) => one.level === level).length}`).join(', ')}\n`,
  )
  expect(items).toBeGreaterThan(0)
})
