import { readListeningPractice } from '@verbena/contract/listening'
import { reportProgress } from '@verbena/contract/player'
import { setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const practice = async (token: string) => (await server.call(readListeningPractice, {}, token)).body
const joinAt = async (level: string) => {
  const { access_token: token, user } = await server.join()
  await server.sql('update learner set level = $1 where username = $2', level, user.username)
  return token
}
const lemmasOf = async (id: string) => {
  const [row] = await server.sql('select lemmas from media_lemmas where media_id = $1', id)
  return (row as { lemmas: string[] }).lemmas
}

test('words of media items of the level are counted by their status', async () => {
  const token = await joinAt('A2')
  const lemmas = await lemmasOf('la-tortilla-secreta')
  expect(await practice(token)).toMatchObject({
    level: 'A2',
    language: 'es',
    newWords: lemmas.length,
    learningWords: 0,
    knownWords: 0,
  })
  for (const [place, status] of (['known', 'known', 'learning', 'ignored'] as const).entries())
    await server.call(setWordStatus, { body: { lemma: lemmas[place]!, language: 'es', status } }, token)
  expect(await practice(token)).toMatchObject({
    newWords: lemmas.length - 4,
    learningWords: 1,
    knownWords: 2,
  })
  expect(await practice(await joinAt('A2'))).toMatchObject({ newWords: lemmas.length, knownWords: 0 })
})

test('themes of the level come first, and a theme does not begin with a locked item', async () => {
  const token = await joinAt('A2')
  const { themes } = await practice(token)
  expect(themes[0]).toMatchObject({
    kind: 'video',
    category: 'Food',
    isOwn: false,
    isOfLevel: true,
    count: 1,
    hasMore: false,
    begin: { id: 'la-tortilla-secreta', kind: 'video', level: 'A2' },
    dictate: { id: 'la-tortilla-secreta' },
  })
  expect(themes.slice(1).every(({ isOfLevel }) => !isOfLevel)).toBe(true)
  expect(themes.find(({ category }) => category === 'Travel')).toMatchObject({ begin: null, dictate: null })
  const progress = { videoId: 'la-tortilla-secreta', progress: 5, time_delta: 0, isPaused: true }
  await server.call(reportProgress, { body: progress }, token)
  expect((await practice(token)).themes[0]).toMatchObject({ category: 'Food', count: 1 })
})

test('themes of other levels are listed if the level has none', async () => {
  const { themes, newWords } = await practice(await joinAt('C2'))
  expect(newWords).toBe(0)
  expect(themes.length).toBeGreaterThan(1)
  expect(themes.some(({ isOfLevel }) => isOfLevel)).toBe(false)
})

test('own media form a theme that only their owner sees', async () => {
  const { access_token: token, user } = await server.join()
  await server.sql(
    `insert into media_item (id, owner_id, kind, title, title_translations, language, level, category, source, thumbnail)
     select 'own-one', id, 'video', 'Mi gato', '{}', 'es', 'C1', 'My Videos', '{"type":"youtube","videoId":"abcdefghijk"}', ''
     from learner where username = $1`,
    user.username,
  )
  const { themes } = await practice(token)
  expect(themes.filter(({ isOwn }) => isOwn)).toMatchObject([
    { kind: 'video', category: '', isOfLevel: true, count: 1, begin: { id: 'own-one' }, dictate: null },
  ])
  const others = await practice((await server.join()).access_token)
  expect(others.themes.some(({ isOwn }) => isOwn)).toBe(false)
})
