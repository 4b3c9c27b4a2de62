import { explain } from '@verbena/contract/lookup/lookup'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../../errors.ts'
import { createRateLimits } from '../../../http/rate-limits.ts'
import { createEspeakSpeech } from '../../../providers/speech/espeak-speech.ts'
import { isMp3, type Speech } from '../../../providers/speech/speech.ts'
import { cannedSpeech, fakeMp3 } from '../../../testing/fakes/canned-speech.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

const espeak = createEspeakSpeech({
  onLost: (error) => {
    throw error
  },
})
let said: string[]
/** A fake voice that records its calls. */
const speech: Speech = {
  ...espeak,
  speak: (text, language, rate) => {
    said.push(`${text} ${language} ${rate}`)
    return espeak.speak(text, language, rate)
  },
}
let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ speech })
})
beforeEach(() => {
  said = []
})
afterAll(async () => {
  await server.close()
  await espeak.close()
})

type Query = { word: string; lang?: string; slow?: string }
const play = (query: Query, headers: Record<string, string> = {}, { app } = server) =>
  app.inject({ url: '/audio_play', query, headers })
const codeOf = (response: Awaited<ReturnType<typeof play>>) => [response.statusCode, response.json().code]

describe('the sound of a word', () => {
  test('is an MP3 that a browser may cache for a year', async () => {
    const response = await play({ word: 'desarrollo', lang: 'es' })
    expect(response.statusCode).toBe(200)
    expect(isMp3(response.rawPayload)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="word.mp3"',
      'content-length': String(response.rawPayload.length),
      etag: expect.stringMatching(/^W\/"[0-9a-f]{32}"$/),
    })
  })

  test('is made once, and a browser that has it gets 304', async () => {
    const first = await play({ word: 'cocina', lang: 'es' })
    await server.services.backgroundTasks.settled()
    const again = await play({ word: ' cocina ', lang: 'es', slow: 'false' })
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    const etag = String(first.headers.etag)
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const kept = await play({ word: 'cocina', lang: 'es' }, { 'if-none-match': known })
      expect([kept.statusCode, kept.body, kept.headers.etag]).toEqual([304, '', etag])
    }
    expect((await play({ word: 'cocina', lang: 'es' }, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    expect(said).toEqual(['cocina es normal'])
  })

  test('differs by speed, language and letter case', async () => {
    const queries = [
      { word: 'radio', lang: 'es' },
      { word: 'radio', lang: 'es', slow: 'true' },
      { word: 'radio', lang: 'en' },
      { word: 'Radio', lang: 'es' },
    ]
    const tags = await Promise.all(queries.map(async (query) => (await play(query)).headers.etag))
    expect(new Set(tags).size).toBe(queries.length)
    expect(said).toHaveLength(queries.length)
  })

  test('is in the target language if no language is named, and is then revalidated', async () => {
    const { access_token, user } = await server.join()
    const headers = { authorization: `Bearer ${access_token}` }
    const spanish = await play({ word: 'bien' }, headers)
    expect(spanish.headers['cache-control']).toBe('private, no-cache')
    await server.database.pool.query("update learner set target_language = 'fr' where username = $1", [
      user.username,
    ])
    const french = await play({ word: 'bien' }, { ...headers, 'if-none-match': String(spanish.headers.etag) })
    expect(french.statusCode).toBe(200)
    expect(said).toEqual(['bien es normal', 'bien fr normal'])
  })

  test('can be requested with HEAD', async () => {
    const response = await server.app.inject({ method: 'HEAD', url: '/audio_play?word=casa&lang=es' })
    expect([response.statusCode, response.body]).toEqual([200, ''])
  })
})

describe('a request for a sound', () => {
  test.each(['...', '¡!', '🙂', '\u200B', '—'])('of %j is answered with “Audio not found”', async (word) => {
    const response = await play({ word, lang: 'es' })
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { success: false, code: 'NOT_FOUND', message: 'Audio not found' },
    ])
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['content-disposition']).toBeUndefined()
  })

  test('is answered with NOT_FOUND if the voice makes none', async () => {
    const mute = await createTestServer({ speech: { ...cannedSpeech, speak: async () => null } })
    expect(codeOf(await play({ word: 'casa', lang: 'es' }, {}, mute))).toEqual([404, 'NOT_FOUND'])
    await mute.close()
  })

  test.each<Query>([
    { word: '' },
    { word: '   ' },
    { word: 'x'.repeat(101) },
    { word: 'ca\u0000sa' },
    { word: 'casa', lang: 'xx' },
    { word: 'casa', lang: 'zh' },
    { word: 'casa', slow: 'maybe' },
    { word: 'casa', voice: '../../etc/passwd' } as Query,
  ])('with invalid parameters is refused: %o', async (query) => {
    expect(codeOf(await play(query))).toEqual([400, 'INVALID_REQUEST'])
  })

  test('with two words is refused', async () => {
    const response = await server.app.inject('/audio_play?word=a&word=b&lang=es')
    expect(codeOf(response)).toEqual([400, 'INVALID_REQUEST'])
  })

  test('is refused while too many wait, and answered afterwards', async () => {
    let isBusy = true
    const crowded = await createTestServer({
      speech: {
        ...cannedSpeech,
        speak: async () => {
          if (isBusy) throw new AppError('BUSY', 'The server is busy.', 1)
          return { mp3: fakeMp3, voice: 'nobody' }
        },
      },
    })
    const refused = await play({ word: 'casa', lang: 'es' }, {}, crowded)
    expect([...codeOf(refused), refused.headers['retry-after']]).toEqual([503, 'BUSY', '1'])
    isBusy = false
    expect((await play({ word: 'casa', lang: 'es' }, {}, crowded)).statusCode).toBe(200)
    await crowded.close()
  })
})

test.each([
  '../../../etc/passwd',
  '<break time="100000s"/>a',
  "'; drop table word;--",
  'x'.repeat(100),
  '\u202Eevil',
  'مرحبا',
  '%2e%2e%2f',
])('a strange word gets a short sound or none: %s', async (word) => {
  const response = await play({ word, lang: 'es' })
  expect([200, 404]).toContain(response.statusCode)
  expect(response.rawPayload.length).toBeLessThan(200_000)
})

test('a sound of the fallback voice is not cached', async () => {
  const away = await createTestServer({
    speech: { ...cannedSpeech, speak: async () => ({ mp3: fakeMp3, voice: 'stand-in' }) },
  })
  const response = await play({ word: 'casa', lang: 'es' }, {}, away)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(response.headers.etag).toBeUndefined()
  await away.close()
})

test('one address gets 600 sounds in a quarter of an hour', async () => {
  const limited = await createTestServer({
    rateLimits: createRateLimits(),
  })
  for (let count = 0; count < 600; count++)
    expect((await play({ word: 'casa', lang: 'es' }, {}, limited)).statusCode).toBe(200)
  const refused = await play({ word: 'casa', lang: 'es' }, {}, limited)
  expect(codeOf(refused)).toEqual([429, 'TOO_MANY_REQUESTS'])
  await limited.close()
})

describe('an explanation', () => {
  const look = (selectedText: string) => server.call(explain, { query: { selectedText, language: 'es' } })

  test('has the pronunciation of the selected form', async () => {
    await espeak.speak('casas', 'es', 'normal')
    await look('casas')
    expect((await look('casas')).body).toMatchObject({ word: 'casas', lemma: 'casa', ipa: 'ˈkasas' })
  })

  test('has no pronunciation if it is not known', async () => {
    const mute = await createTestServer()
    const { status, body } = await mute.call(explain, { query: { selectedText: 'casa', language: 'es' } })
    expect([status, 'ipa' in body]).toEqual([200, false])
    await mute.close()
  })
})
