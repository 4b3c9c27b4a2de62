import { listVideos } from '@verbena/contract/catalogue'
import { explain } from '@verbena/contract/lookup'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer()
  token = (await server.join()).access_token
})
afterAll(() => server.close())

test('a word of a video is explained in the native language, with its base form', async () => {
  const listing = (await server.call(listVideos, { query: {} }, token)).body
  const open = listing.new.find(({ isLocked }) => !isLocked)
  const query = { selectedText: 'casa', video_id: open?.id, context: 'La casa es blanca.' }
  const { body } = await server.call(explain, { query }, token)
  expect(body).toMatchObject({ word: 'casa', lemma: 'casa', partOfSpeech: 'noun', gender: 'f' })
  expect(body.translation).toMatch(/house|home/)
  expect(body.definition).not.toBe('')
})

test('a guest asks in a language of their own choice', async () => {
  const query = { selectedText: 'Wasser', language: 'de' as const, nativeLanguage: 'es' as const }
  expect((await server.call(explain, { query })).body.translation).toMatch(/agua/)
})

test('English stands in where the native language is missing, and says so', async () => {
  const query = { selectedText: 'Wasser', language: 'de' as const, nativeLanguage: 'zh' as const }
  expect((await server.call(explain, { query })).body).toMatchObject({ explainedIn: 'en' })
})

test('an unknown word is an answer with an error, an unknown video is not found', async () => {
  const unknown = await server.call(explain, { query: { selectedText: 'xyzzyq', language: 'es' } })
  expect([unknown.status, unknown.body.translation]).toEqual([200, ''])
  expect(unknown.body.error).toBeTruthy()
  const query = { selectedText: 'casa', video_id: 'no-such-video' }
  expect((await server.call(explain, { query })).status).toBe(404)
})

test('a video that this caller may not open is not looked up in', async () => {
  const listing = (await server.call(listVideos, { query: {} }, token)).body
  const locked = listing.new.find(({ isLocked }) => isLocked)
  const query = { selectedText: 'casa', video_id: locked?.id }
  expect((await server.call(explain, { query }, token)).code).toBe('PLAN_REQUIRED')
})

test.each(['', '   ', 'x'.repeat(201), 'ca\u0000sa'])(
  'a selection that is blank, too long or cannot be stored is refused: %#',
  async (selectedText) => {
    expect((await server.call(explain, { query: { selectedText } })).code).toBe('INVALID_REQUEST')
  },
)

test.each([
  '🙂',
  '\u202Eevil',
  '<img src=x onerror=alert(1)>',
  "'; drop table word;--",
  '__proto__',
  'constructor',
])('a strange selection gets a plain answer: %#', async (selectedText) => {
  const { status } = await server.call(explain, { query: { selectedText, language: 'es' } })
  expect(status).toBe(200)
})
