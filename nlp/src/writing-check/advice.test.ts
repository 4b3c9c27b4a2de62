import { contentDirectory, starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { readStyleBook } from '@verbena/content/writing/style-book'
import type { CourseLanguageCode } from '@verbena/language/languages'
import { describe, expect, test } from 'vitest'
import { connectorAdvice } from './connectors.ts'
import { runningLemmas } from './running-lemmas.ts'
import { styleAdvice } from './style-advice.ts'
import { textProfile } from './text-profile.ts'
import { readText } from './tokens.ts'
import { repetitionAdvice, richerAdvice } from './word-advice.ts'

function looking(text: string, language: CourseLanguageCode = 'en') {
  const { style, richer } = readStyleBook(contentDirectory, language)
  const written = readText(text, language)
  const words = runningLemmas(written, lexicon)
  const advice = [
    ...repetitionAdvice(words, lexicon, language),
    ...richerAdvice(words, richer),
    ...connectorAdvice(written.sentences, style),
    ...styleAdvice(written, style),
  ]
  return {
    advice: advice.map(({ rule, start, end }) => [rule, text.slice(start, end)]),
    fixes: advice.map(({ fixes }) => fixes),
    profile: textProfile(written, words, { lexicon, style }),
  }
}

describe('words', () => {
  test('that are repeated too often are marked', () => {
    const text = 'The garden is green. Our garden has trees. That garden is old. I love the garden.'
    const { advice } = looking(text)
    expect(advice).toContainEqual(['repetition', 'garden'])
    expect(looking('The garden is green. Our garden has trees.').advice).toEqual([])
  })

  test('that are plain are marked, with a richer word as a fix', () => {
    const { advice, fixes } = looking('She was very tired.')
    expect(advice).toContainEqual(['richer-word', 'very'])
    expect(fixes.flat()).toContain('extremely')
  })

  test('are not replaced by a word that needs another article', () => {
    // "a big" with "enormous" would become "a enormous".
    const { fixes } = looking('It was a big house.')
    expect(fixes.flat()).not.toContain('enormous')
  })
})

describe('sentences', () => {
  test('that are too long are marked at the comma in their middle', () => {
    const half = 'we walked and walked through the old streets of the town with all our heavy bags'
    const { advice } = looking(`Yesterday ${half} and shoes, then ${half} and hats again.`)
    expect(advice).toContainEqual(['long-sentence', 'then'])
  })

  test('that follow each other without a connecting word are marked', () => {
    const loose =
      'Ana lives in Rome. Her flat is small. Her street is quiet. The bus stops here. The shop opens early.'
    expect(looking(loose).advice).toContainEqual(['loose-sentences', 'The'])
    const tied = loose.replace('Her street', 'However, her street')
    expect(looking(tied).advice.map(([rule]) => rule)).not.toContain('loose-sentences')
  })

  test('that all begin with the same word are marked', () => {
    const text = 'Then I got up. Then I ate. Then I left. Then I came home.'
    expect(looking(text).advice).toContainEqual(['same-beginning', 'Then'])
  })
})

describe('the tone', () => {
  test('of a formal letter does not allow slang', () => {
    const text = 'Estimado señor: Le solicito una respuesta. Asimismo, usted verá que la pasta no ha llegado.'
    expect(looking(text, 'es').advice).toContainEqual(['casual-word', 'pasta'])
  })

  test.each([
    ['es', 'Usted es muy amable y tú también. Te lo digo a ti.', 'Usted'],
    ['de', 'Kannst du mir helfen? Ich danke Ihnen für alles, wenn du kommst.', 'Ihnen'],
    ['it', 'Tu sei gentile. Io penso che Lei sia gentile con te.', 'Lei'],
  ] as const)('in %s does not allow formal and informal address of one person', (language, text, odd) => {
    expect(looking(text, language).advice).toContainEqual(['mixed-address', odd])
  })

  test('of a dialogue allows formal and informal address', () => {
    expect(looking('—¿Usted viene? —Sí, y tú también.', 'es').advice.map(([rule]) => rule)).not.toContain(
      'mixed-address',
    )
  })
})

describe('the profile', () => {
  test('counts words, sentences and lemmas', () => {
    const { profile } = looking('I went home. I go home, and she goes home!')
    expect(profile).toMatchObject({ words: 10, sentences: 2, differentWords: 5, sentenceLength: 5 })
    expect(profile.estimatedLevel).toBeNull()
  })

  test('has the share of sentences that are connected to the one before', () => {
    expect(looking('It rained. However, we left. We walked.').profile.connected).toBe(0.5)
  })

  test('of an empty text has only zeros', () => {
    expect(looking('').profile).toMatchObject({ words: 0, sentences: 0, sentenceLength: 0, connected: 0 })
  })
})
