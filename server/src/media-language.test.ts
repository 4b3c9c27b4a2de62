import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register, type SessionReply } from '@verbena/contract/accounts/sessions'
import { getVideo, listVideoCategories, listVideos } from '@verbena/contract/catalogue'
import { findShownTopics, listGrammarTopics, readGrammarProgress } from '@verbena/contract/grammar'
import { levelUp } from '@verbena/contract/lessons/lesson-progress'
import { checkAvailability, listKnownWords, listLessons, readTheory } from '@verbena/contract/lessons/lessons'
import { readListeningPractice } from '@verbena/contract/listening'
import { explain, listSentences } from '@verbena/contract/lookup/lookup'
import { generateFillGaps, generateQuiz } from '@verbena/contract/media-tests'
import { startAlignment } from '@verbena/contract/own-media/alignment'
import { getTranscriptWords, getVideoTranscript } from '@verbena/contract/player'
import { readListeningProgress, readProgress } from '@verbena/contract/progress'
import { listReviews, readReviewSummary, recordReview } from '@verbena/contract/reviews/reviews'
import { listPersonalLists } from '@verbena/contract/vocabulary/lists'
import { listRecommendedLists } from '@verbena/contract/vocabulary/recommended-lists'
import { listWords, saveWord } from '@verbena/contract/vocabulary/words'
import { createWriting, listWritingSamples } from '@verbena/contract/writing/writing'
import { checkWriting, suggestSpelling } from '@verbena/contract/writing/writing-check'
import {
  courseLanguageCodes,
  settingsLanguageCodes,
  type TargetLanguageCode,
  targetLanguageCodes,
} from '@verbena/language/languages'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from './features/catalogue/import/import-catalogue.service.ts'
import { createAligner } from './providers/alignment/aligner.ts'
import { openDictionaries } from './providers/dictionary/dictionary.ts'
import { writePack } from './providers/dictionary/testing/write-pack.ts'
import { createEspeakSpeech } from './providers/speech/espeak-speech.ts'
import { ownMediaClient } from './testing/clients/own-media-client.ts'
import { serverForFile } from './testing/server-for-file.ts'
import { createTestServer, testPassword } from './testing/test-server.ts'

/**
 * A media language needs only the folder of a pack and a dictionary. The tests use the invented language of
 * `language/src/packs/testing/qaa`, which no other list, table or content contains.
 */
const lumic = 'qaa' as TargetLanguageCode

const folder = mkdtempSync(join(tmpdir(), 'verbena-media-language-'))
writePack(folder, 'lumic', {
  entries: {
    'qaa\tvel': [
      {
        p: 'noun',
        t: { en: [['house', 0, [0], 90]] },
        d: [['en', 'where somebody lives']],
        x: [['Toma vel nis.', 'The house is here.', 'en']],
        s: [0],
      },
    ],
    'qaa\tsolra': [{ p: 'noun', t: { en: [['sun', 0, [0], 90]] } }],
  },
})
const speech = createEspeakSpeech({ onLost: () => {} })
afterAll(async () => {
  await speech.close()
  rmSync(folder, { recursive: true })
})

const server = serverForFile(() =>
  createTestServer({ dictionary: openDictionaries(folder, () => {}), speech, aligner: createAligner() }),
)
const client = () => ownMediaClient(server)
let token: string
let session: SessionReply
beforeEach(async () => {
  const username = `learner-${crypto.randomUUID().slice(0, 8)}`
  const { body } = await server.call(register, {
    body: { username, password: testPassword, nativelanguage: 'en', targetlanguage: lumic, level: 'A1' },
  })
  session = body
  token = body.access_token
  await server.sql("update learner set pro_until = '2099-01-01' where username = $1", username)
})

const subtitles =
  '1\n00:00:00,000 --> 00:00:01,000\nToma velun nis.\n\n2\n00:00:01,000 --> 00:00:02,000\nSolra sarit velun.\n'
const addOwnVideo = async () => {
  const id = await client().addYoutube(token, { title: 'Velun' })
  await client().putText(token, id, 0, subtitles, 'lumic.srt')
  return id
}
const saveVel = () =>
  server.call(
    saveWord,
    {
      body: {
        word: 'velun',
        lemma: 'vel',
        translation: 'house',
        definition: '',
        example: '',
        listName: 'Toma',
      },
    },
    token,
  )

test('the registry contains it as a media language, and a learner can study it', () => {
  expect(targetLanguageCodes).toContain(lumic)
  expect(courseLanguageCodes).not.toContain(lumic)
  expect(settingsLanguageCodes).toContain(lumic)
  expect(session.user.targetLanguage).toBe(lumic)
})

describe('with media', () => {
  test('the catalogue imports a video, and lists it with category and transcript', async () => {
    const value = {
      id: 'toma-vel',
      kind: 'video',
      title: 'Toma vel',
      titleTranslations: { en: 'The house' },
      language: 'qaa',
      level: 'A1',
      category: 'Food',
      youtube: 'dQw4w9WgXcQ',
      transcript: 'lumic.srt',
    }
    writeFileSync(join(folder, 'lumic.srt'), subtitles)
    const reports = importCatalogue(server.services, [{ line: 1, value }], {
      path: join(folder, 'catalogue.json'),
      isDryRun: false,
      reserved: new Set(),
      mediaOrigins: [],
      stopping: new AbortController().signal,
    })
    for await (const { outcome } of reports) expect(outcome).toBe('added')
    const listed = await server.call(listVideos, { query: {} }, token)
    expect(listed.body.new.map(({ id, language }) => [id, language])).toEqual([['toma-vel', 'qaa']])
    const forGuest = await server.call(listVideos, { query: { language: lumic, nativeLanguage: 'en' } })
    expect(forGuest.body.new.map(({ id }) => id)).toEqual(['toma-vel'])
    const { body: categories } = await server.call(listVideoCategories, { query: {} }, token)
    expect(JSON.stringify(categories)).toContain('Food')
    const { body: video } = await server.call(getVideo, { params: { id: 'toma-vel' }, query: {} }, token)
    expect(video).toMatchObject({ language: 'qaa', level: 'A1' })
  })

  test('an own video gets a transcript, and its words are counted', async () => {
    const id = await addOwnVideo()
    const { body } = await server.call(getVideoTranscript, { params: { id }, query: {} }, token)
    expect(body.vectortranscription.map(({ text }) => text)).toEqual([
      'Toma velun nis.',
      'Solra sarit velun.',
    ])
    const { body: words } = await server.call(getTranscriptWords, { params: { mediaId: id } }, token)
    expect(words.language).toBe('qaa')
    expect(words.words.find(({ form }) => form === 'velun')).toMatchObject({ count: 2, status: 'new' })
  })

  test('its media tests are available', async () => {
    const id = await addOwnVideo()
    const quiz = await server.call(generateQuiz, { params: { id }, query: {} }, token)
    const gaps = await server.call(generateFillGaps, { body: { videoId: id } }, token)
    expect([quiz.status, gaps.status, gaps.body.language]).toEqual([200, 200, 'qaa'])
  })

  test('the word card explains a form in its line, by the dictionary and the rules of the pack', async () => {
    const id = await addOwnVideo()
    const query = { selectedText: 'velun', video_id: id, context: 'Toma velun nis.' }
    expect((await server.call(explain, { query }, token)).body).toMatchObject({
      word: 'velun',
      lemma: 'vel',
      translation: 'house',
      definition: 'where somebody lives',
      formReasons: ['plural'],
      partOfSpeech: 'noun',
      status: 'new',
    })
    const unknown = await server.call(explain, { query: { ...query, selectedText: 'sarit' } }, token)
    expect([unknown.status, unknown.body.error]).toEqual([200, expect.any(String)])
    const sentences = await server.call(listSentences, { query: { lemma: 'vel', language: lumic } }, token)
    expect(sentences.status).toBe(200)
  })

  test('a word is saved into a list, asked in a review, and graded', async () => {
    const saved = await saveVel()
    expect(saved.body).toMatchObject({ created: true, listName: 'Toma' })
    const { body: lists } = await server.call(listPersonalLists, {}, token)
    expect(lists.map(({ name, wordCount }) => [name, wordCount])).toEqual([['Toma', 1]])
    const { body: words } = await server.call(listWords, { params: { themeId: saved.body.listId } }, token)
    expect(words).toMatchObject([{ word: 'velun', translation: 'house', language: 'qaa' }])
    const { body: queue } = await server.call(listReviews, { query: { timeZone: 'UTC' } }, token)
    expect(queue.items).toMatchObject([{ language: 'qaa', lemma: 'vel' }])
    const graded = await server.call(
      recordReview,
      {
        body: {
          id: crypto.randomUUID(),
          language: lumic,
          lemma: 'vel',
          direction: 'meaning',
          grade: 'good',
          exercise: 'type',
        },
      },
      token,
    )
    expect(graded.body).toMatchObject({ success: true })
    const summary = await server.call(readReviewSummary, { query: { timeZone: 'UTC' } }, token)
    expect(summary.status).toBe(200)
  })

  test('progress, listening practice and recommended lists are available', async () => {
    await addOwnVideo()
    await saveVel()
    for (const endpoint of [readListeningPractice, listRecommendedLists])
      expect((await server.call(endpoint, {}, token)).status).toBe(200)
    const timeZone = 'UTC'
    expect((await server.call(readProgress, { query: { timeZone } }, token)).status).toBe(200)
    expect((await server.call(readListeningProgress, { query: { timeZone } }, token)).status).toBe(200)
  })
})

describe('without a voice', () => {
  test('words have no audio and no pronunciation', async () => {
    const sound = await server.app.inject({ url: '/audio_play?word=vel&lang=qaa' })
    expect([sound.statusCode, sound.json().code]).toEqual([404, 'NOT_FOUND'])
    const { body } = await server.call(explain, { query: { selectedText: 'vel', language: lumic } }, token)
    expect([body.translation, body.ipa]).toEqual(['house', undefined])
  })

  test('a text cannot be aligned', async () => {
    const id = await client().addFile(token, 'tone.wav')
    await client().putText(token, id, 0, 'Toma velun nis.\nSolra sarit velun.')
    expect((await server.call(startAlignment, { params: { id } }, token)).code).toBe('NOT_CONFIGURED')
  })
})

describe('without a course', () => {
  test('there are no lessons', async () => {
    const availability = await server.call(checkAvailability, { body: {} }, token)
    expect(availability.body).toEqual({ hasExercises: false })
    expect((await server.call(listLessons, { query: {} }, token)).body).toEqual({ items: [] })
    expect((await server.call(readTheory, { params: { id: 1 } }, token)).code).toBe('NOT_FOUND')
    const named = await server.call(
      listLessons,
      { query: { native_language: lumic, target_language: 'es' } },
      token,
    )
    expect(named.body.items.length).toBeGreaterThan(0)
    expect((await server.call(levelUp, {}, token)).code).toBe('LEVEL_NOT_DONE')
    const known = await server.call(listKnownWords, { query: { language: lumic, words: 'vel,xyz' } }, token)
    expect(known.body).toEqual({ known: ['vel'] })
  })

  test('there is no grammar', async () => {
    expect((await server.call(listGrammarTopics, { query: {} }, token)).body).toEqual([])
    expect((await server.call(readGrammarProgress, {}, token)).body.due).toEqual([])
    const shown = { line: 'Toma velun nis.', language: lumic }
    expect((await server.call(findShownTopics, { query: shown })).body).toEqual([])
  })

  test('a text can be saved, but it is not checked, and there are no samples', async () => {
    const id = crypto.randomUUID()
    expect((await server.call(createWriting, { body: { id, title: 'Vel' } }, token)).status).toBe(200)
    const check = await server.call(checkWriting, { body: { text: 'Toma velun nis.' } }, token)
    expect([check.status, check.code]).toEqual([503, 'NOT_CONFIGURED'])
    const suggestions = await server.call(suggestSpelling, { query: { word: 'vell' } }, token)
    expect(suggestions.code).toBe('NOT_CONFIGURED')
    expect((await server.call(listWritingSamples, { query: {} }, token)).body).toEqual([])
  })
})
