import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'
import { conceptFileSchema } from '@verbena/nlp/lexicon/concept-schema'
import { explainText } from '@verbena/nlp/lookup/explain'
import { describe, expect, test } from 'vitest'
import { contentDirectory, starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { catalogueItemSchema } from './catalogue-schema.ts'
import { readStarterCatalogue } from './starter-catalogue.ts'

const items = readStarterCatalogue(contentDirectory)
const readJson = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(contentDirectory, ...path), 'utf8'))
const jsonIn = (folder: string) =>
  readdirSync(join(contentDirectory, folder)).filter((name) => name.endsWith('.json'))

describe('the starter catalogue', () => {
  test('has complete videos and songs in Spanish, English and German', () => {
    const folders = readdirSync(join(contentDirectory, 'catalogue'))
    expect(items.map(({ item }) => item.id)).toEqual(folders.sort())
    for (const kind of ['video', 'song']) {
      const languages = items.filter(({ item }) => item.kind === kind).map(({ item }) => item.language)
      expect(new Set(languages)).toEqual(new Set(['es', 'en', 'de']))
    }
  })

  describe.each(items.map((entry) => [entry.item.id, entry] as const))(
    '%s',
    (id, { item, transcript, files, poster }) => {
      test('has video files and a poster that are small enough for a phone', () => {
        expect(files.map(({ name }) => name)).toEqual(['video.webm', 'video.mp4'])
        for (const { name } of [...files, poster])
          expect(statSync(join(contentDirectory, 'catalogue', id, name)).size).toBeLessThan(1_500_000)
      })

      test('has a transcript of its lines, in order and within its duration', () => {
        expect(transcript.segments.map(({ text, translations }) => ({ text, translations }))).toEqual(
          item.lines.map(({ text, translations }) => ({ text, translations })),
        )
        expect(transcript.durationSeconds).toBeGreaterThanOrEqual(60)
        expect(transcript.durationSeconds).toBeLessThanOrEqual(120)
        transcript.segments.forEach(({ start, duration, words }, index) => {
          const end = transcript.segments[index + 1]?.start ?? transcript.durationSeconds
          expect(start + duration).toBeLessThanOrEqual(end + 0.001)
          for (const word of words) expect(word.end).toBeGreaterThan(word.start)
        })
      })

      const natives = (['en', 'es'] as LanguageCode[]).filter((code) => code !== item.language)
      test.each(natives)('has an explanation in %s for every word', (nativeLanguage) => {
        const missing = transcript.segments.flatMap(({ text }) =>
          tokenise(text, item.language)
            .filter(({ isWord }) => isWord)
            .filter((word) => {
              const question = { text: word.text, context: text, language: item.language, nativeLanguage }
              const { translation, definition, explainedIn, lemma = '' } = explainText(lexicon, question)
              // Phrases of content/phrases have an example and no definition.
              const isPhrase = lexicon.entries(item.language, lemma).length === 0
              return !translation || (!definition && !isPhrase) || explainedIn
            })
            .map((word) => word.text),
        )
        expect(missing).toEqual([])
      })

      test('matches its schema', () => {
        expect(catalogueItemSchema.safeParse(readJson('catalogue', id, 'item.json')).error).toBeUndefined()
      })
    },
  )
})

describe('the lexicon', () => {
  test.each(jsonIn('lexicon'))('%s matches its schema', (name) => {
    expect(conceptFileSchema.safeParse(readJson('lexicon', name)).error).toBeUndefined()
  })

  test('has each concept id only once', () => {
    const ids = jsonIn('lexicon').flatMap((name) =>
      conceptFileSchema.parse(readJson('lexicon', name)).map(({ id }) => id),
    )
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
