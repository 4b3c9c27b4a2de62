import { listVideos } from '@verbena/contract/catalogue'
import { explain } from '@verbena/contract/lookup/lookup'
import { setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { saveWord, updateWord } from '@verbena/contract/vocabulary/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const look = (selectedText: string, bearer: string, video_id?: string) =>
  server.call(explain, { query: { selectedText, ...(video_id && { video_id }) } }, bearer)
const save = (word: string, translation: string, bearer: string) =>
  server.call(
    saveWord,
    { body: { word, translation, definition: 'mine', example: '', listName: 'Mine' } },
    bearer,
  )
const setLanguages = (username: string, native: string, target: string) =>
  server.database.pool.query(
    'update learner set native_language = $2, target_language = $3 where username = $1',
    [username, native, target],
  )

test('after a change of languages, explanations are in the new ones and contain saved words', async () => {
  const { username, access_token } = await server.join()
  await save('casa', 'my home', access_token)
  for (let time = 0; time < 2; time++)
    expect((await look('casas', access_token)).body).toMatchObject({ lemma: 'casa', isOwn: true })
  await setLanguages(username, 'de', 'es')
  expect((await look('casas', access_token)).body.translation).toMatch(/^my home, .*Haus/)
  await setLanguages(username, 'es', 'en')
  expect((await look('casas', access_token)).body.isOwn).toBeUndefined()
})

test('a form of two lemmas is marked as own only for the saved lemma, also after a change', async () => {
  const { access_token } = await server.join()
  const wine = { selectedText: 'vino', context: 'Una copa de vino.' }
  const came = { selectedText: 'vino', context: 'Ella vino ayer a casa.' }
  const isOwn = async (query: typeof wine) =>
    (await server.call(explain, { query }, access_token)).body.isOwn ?? false
  const texts = { translation: 'turned up', definition: '', example: '' }
  const saved = await server.call(
    saveWord,
    { body: { word: 'vino', lemma: 'venir', ...texts, listName: 'Mine' } },
    access_token,
  )
  expect([await isOwn(wine), await isOwn(came)]).toEqual([false, true])
  const params = { wordId: saved.body.id }
  await server.call(updateWord, { params, body: { word: 'Vino', ...texts } }, access_token)
  expect([await isOwn(wine), await isOwn(came)]).toEqual([false, true])
  await server.call(updateWord, { params, body: { word: 'pan', ...texts } }, access_token)
  expect([await isOwn(wine), await isOwn(came)]).toEqual([false, false])
  expect(await isOwn({ selectedText: 'panes', context: '' })).toBe(true)
})

test('own media of another learner are not found', async () => {
  const [owner, other] = [await server.join(), await server.join()]
  await server.database.pool.query(
    `insert into media_item select (jsonb_populate_record(item, jsonb_build_object('id', 'own-one', 'owner_id', l.id))).*
     from media_item item, learner l where item.id = 'la-tortilla-secreta' and l.username = $1`,
    [owner.username],
  )
  for (let time = 0; time < 2; time++) {
    expect((await look('casa', owner.access_token, 'own-one')).status).toBe(200)
    expect((await look('casa', other.access_token, 'own-one')).status).toBe(404)
  }
})

test('explanations of different texts and contexts are not confused', async () => {
  const word = async (selectedText: string, context: string) =>
    (await server.call(explain, { query: { selectedText, context, language: 'es' } })).body.word
  expect(await word('casa\nperro', 'gato')).toBe('casa\nperro')
  expect(await word('casa', 'perro\ngato')).toBe('casa')
})

test('a word that occurs twice is identified by the touched position', async () => {
  const { access_token } = await server.join()
  const context = 'El vino no vino.'
  const lemmaAt = async (at?: string) =>
    (
      await server.call(
        explain,
        { query: { selectedText: 'vino', context, ...(at && { at }) } },
        access_token,
      )
    ).body.lemma
  expect([await lemmaAt('3'), await lemmaAt('11')]).toEqual(['vino', 'venir'])
  // An invalid offset is ignored.
  expect([await lemmaAt('9999'), await lemmaAt()]).toEqual(['vino', 'vino'])
})

test('a saved word and a new word status appear in the next explanation', async () => {
  const { access_token } = await server.join()
  expect((await look('gatos', access_token)).body).toMatchObject({ status: 'new' })
  await save('gato', 'pet', access_token)
  const own = (await look('gatos', access_token)).body
  expect(own).toMatchObject({ status: 'learning', isOwn: true, definition: 'mine' })
  const known = { lemma: 'gato', language: 'es', status: 'known' } as const
  await server.call(setWordStatus, { body: known }, access_token)
  expect((await look('gatos', access_token)).body.status).toBe('known')
})

test('concurrent lookups each use the words of their learner, also beside strange texts', async () => {
  const sessions = await Promise.all(Array.from({ length: 5 }, () => server.join()))
  await Promise.all(sessions.map(({ access_token }, number) => save('pan', `mine ${number}`, access_token)))
  const strange = ['{"a",NULL}', "'; drop table word; --", '\\', '\uD800', 'null', '🙂']
  for (let time = 0; time < 3; time++) {
    const asked = sessions.map(({ access_token }) => look('panes', access_token))
    const others = strange.map((text) => look(text, sessions[0]!.access_token))
    const heard = await Promise.all(asked)
    expect(heard.map(({ body }) => body.translation.split(', ')[0])).toEqual(
      sessions.map((_, number) => `mine ${number}`),
    )
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(strange.map(() => 200))
  }
})

test('a locked video stays locked during concurrent lookups in open videos', async () => {
  const { access_token } = await server.join()
  const listing = (await server.call(listVideos, { query: {} }, access_token)).body
  const locked = listing.new.find(({ isLocked }) => isLocked)?.id
  const open = listing.new.find(({ isLocked }) => !isLocked)?.id
  const answers = await Promise.all(
    [locked, open, 'no-such-video', undefined].map((id) => look('casa', access_token, id)),
  )
  expect(answers.map(({ status, code }) => code ?? status)).toEqual(['PLAN_REQUIRED', 200, 'NOT_FOUND', 200])
})

test('a deleted account cannot look up words', async () => {
  const { username, access_token } = await server.join()
  await look('casa', access_token)
  await server.database.pool.query('delete from learner where username = $1', [username])
  expect((await look('casa', access_token)).code).toBe('NOT_SIGNED_IN')
})
