import { explain, listSentences } from '@verbena/contract/lookup/lookup'
import { setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { saveWord } from '@verbena/contract/vocabulary/words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Dictionary } from '../../../providers/dictionary/dictionary.ts'
import type { DictionaryEntry } from '../../../providers/dictionary/dictionary-entry.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

const entries: Record<string, DictionaryEntry> = {
  'es alcaraván': {
    headword: 'alcaraván',
    partOfSpeech: 'noun',
    gender: 'm',
    translations: [{ text: 'thrush', certainty: 'direct', source: 'FreeDict spa-eng' }],
    definitions: [{ text: 'a bird that sings', language: 'en' }],
    examples: [],
    sources: ['FreeDict spa-eng'],
  },
  'es escarmenar': {
    headword: 'escarmenar',
    partOfSpeech: 'verb',
    translations: [
      { text: 'founder', certainty: 'uncertain', source: 'FreeDict fra-eng + FreeDict spa-fra' },
    ],
    definitions: [],
    examples: [{ text: 'El barco escarmena.', translation: 'The boat founders.' }],
    sources: ['FreeDict spa-fra'],
  },
}

/** An installed dictionary with two words. */
const dictionary: Dictionary = {
  entries: (language, form) =>
    [entries[`${language} ${form.toLowerCase()}`]].filter((entry) => entry !== undefined),
  lemmas: () => [],
  packs: [
    {
      file: 'two.pack',
      name: 'Two words',
      licence: 'CC0',
      note: '',
      sources: [],
      licenceTexts: {},
      entries: 2,
      forms: 0,
    },
  ],
  problems: [],
  close: () => {},
}

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ dictionary })
})
afterAll(() => server.close())

const look = async (selectedText: string, context = '', bearer?: string) =>
  (
    await server.call(
      explain,
      { query: { selectedText, context, language: 'es', nativeLanguage: 'en' } },
      bearer,
    )
  ).body

describe('a word that only an installed dictionary knows', () => {
  test('is explained from it, with its name as source', async () => {
    expect(await look('alcaraván')).toMatchObject({
      translation: 'thrush',
      definition: 'a bird that sings',
      gender: 'm',
      source: 'FreeDict spa-eng',
    })
  })

  test('is found by an inflected form, and an uncertain translation is marked', async () => {
    expect(await look('escarmenaba')).toMatchObject({
      lemma: 'escarmenar',
      formReasons: ['imperfect', 'thirdPerson', 'singular'],
      isUncertain: true,
      exampleTranslation: 'The boat founders.',
    })
  })

  test('has the sentence of the context as example if no source has one', async () => {
    expect((await look('alcaraván', 'Mira. Ahí canta un alcaraván. Escucha.')).example).toBe(
      'Ahí canta un alcaraván.',
    )
  })
})

describe('an explanation for a learner', () => {
  test('begins with the saved translation, for every form of the word', async () => {
    const { access_token } = await server.join()
    const word = { word: 'gato', translation: 'my pet', definition: '', example: '' }
    await server.call(saveWord, { body: { ...word, listName: 'Animals' } }, access_token)
    expect(await look('gatos', '', access_token)).toMatchObject({
      translation: expect.stringMatching(/^my pet, cat/),
      isOwn: true,
    })
    expect((await look('gatos')).isOwn).toBeUndefined()
  })

  test('has the word status, which is new until it is set', async () => {
    const { access_token } = await server.join()
    expect((await look('casas', '', access_token)).status).toBe('new')
    await server.call(
      setWordStatus,
      { body: { lemma: 'casa', language: 'es', status: 'known' } },
      access_token,
    )
    expect((await look('casas', '', access_token)).status).toBe('known')
    expect((await look('casas')).status).toBeUndefined()
  })
})

describe('other sentences with a word', () => {
  const ask = async (lemma: string, video_id?: string) =>
    (
      await server.call(listSentences, {
        query: { lemma, ...(video_id && { video_id }), language: 'es', nativeLanguage: 'en' },
      })
    ).body

  test('contain it in any form, have a start time, and are not from the current video', async () => {
    const sentences = await ask('gato')
    expect(sentences.length).toBeGreaterThan(0)
    for (const { text, startSeconds, translation } of sentences) {
      expect(text).toMatch(/gat/i)
      expect(startSeconds).toBeGreaterThanOrEqual(0)
      expect(translation).toEqual(expect.any(String))
    }
    const here = sentences[0]!.mediaId
    expect((await ask('gato', here)).map(({ mediaId }) => mediaId)).not.toContain(here)
  })

  test('are never from a locked video', async () => {
    const premium = await server.database.pool.query('select id from media_item where is_premium')
    const locked = premium.rows.map(({ id }) => id)
    expect(locked.length).toBeGreaterThan(0)
    for (const lemma of ['ser', 'el', 'maleta', 'reloj'])
      expect((await ask(lemma)).filter(({ mediaId }) => locked.includes(mediaId))).toEqual([])
  })

  test('do not exist for an unknown word', async () => {
    expect(await ask('xyzzy')).toEqual([])
  })
})
