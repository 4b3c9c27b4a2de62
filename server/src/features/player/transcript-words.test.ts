import { listVideos } from '@verbena/contract/catalogue'
import { getTranscriptWords } from '@verbena/contract/player'
import { setWordStatus, type WordStatus } from '@verbena/contract/vocabulary/word-status'
import { saveWord } from '@verbena/contract/vocabulary/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

const mediaId = 'la-tortilla-secreta'
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function wordsFor(bearer?: string) {
  const { status, body } = await server.call(getTranscriptWords, { params: { mediaId } }, bearer)
  expect(status).toBe(200)
  const wordOf = (form: string) => body.words.find((word) => word.form === form)
  return { ...body, wordOf }
}

test('a guest gets the lemmas, and every word is new', async () => {
  const { language, words, knownPercent, wordOf } = await wordsFor()
  expect(language).toBe('es')
  expect(knownPercent).toBeNull()
  expect(new Set(words.map(({ status }) => status))).toEqual(new Set(['new']))
  expect(wordOf('patatas')).toMatchObject({ lemmas: ['patata'] })
  expect(words.every(({ count }) => count > 0)).toBe(true)
})

test('a learner gets the word status of each form, and the share of known words', async () => {
  const { access_token: token } = await server.join()
  const before = await wordsFor(token)
  expect(before.knownPercent).toBe(0)
  const say = (lemma: string, status: WordStatus) =>
    server.call(setWordStatus, { body: { lemma, language: 'es', status } }, token)
  await say('patata', 'known')
  await say('abuela', 'ignored')
  await server.call(
    saveWord,
    { body: { word: 'huevos', translation: 'eggs', definition: '', example: '', listName: 'Mine' } },
    token,
  )
  const { wordOf, knownPercent, words } = await wordsFor(token)
  expect(['patatas', 'abuela', 'huevos', 'la'].map((form) => wordOf(form)?.status)).toEqual([
    'known',
    'ignored',
    'learning',
    'new',
  ])
  const sum = (chosen: typeof words) => chosen.reduce((total, { count }) => total + count, 0)
  const share =
    sum(words.filter(({ status }) => status === 'known')) / sum(words.filter((w) => w.status !== 'ignored'))
  expect(knownPercent).toBe(Math.floor(share * 100))
  expect((await wordsFor((await server.join()).access_token)).wordOf('patatas')?.status).toBe('new')
})

test('an unknown item, or one that the plan does not open, is refused', async () => {
  const { access_token: token } = await server.join()
  const locked = (await server.call(listVideos, { query: {} }, token)).body.new.find(
    ({ isLocked }) => isLocked,
  )
  const ask = (id: string) => server.call(getTranscriptWords, { params: { mediaId: id } }, token)
  expect((await ask('no-such-video')).status).toBe(404)
  expect((await ask(locked?.id ?? '')).code).toBe('PLAN_REQUIRED')
})
