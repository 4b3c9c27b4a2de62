import { listWordStatuses, setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { saveWord } from '@verbena/contract/vocabulary/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('what is said of a word is kept by base form, and the last word counts', async () => {
  const { access_token } = await server.join()
  const say = (lemma: string, status: 'new' | 'learning' | 'known' | 'ignored') =>
    server.call(setWordStatus, { body: { lemma, language: 'es', status } }, access_token)
  const list = async () =>
    Object.fromEntries(
      (await server.call(listWordStatuses, { query: { language: 'es' } }, access_token)).body.map((said) => [
        said.lemma,
        said.status,
      ]),
    )
  for (const status of ['learning', 'known', 'known'] as const)
    expect((await say('Casa', status)).body.status).toBe(status)
  await say('a\u0301rbol', 'ignored')
  expect(await list()).toEqual({ casa: 'known', árbol: 'ignored' })
  await say('CASA', 'new')
  expect(await list()).toEqual({ árbol: 'ignored' })
})

test('a language and a learner have their own', async () => {
  const [mine, theirs] = [await server.join(), await server.join()]
  await server.call(
    setWordStatus,
    { body: { lemma: 'pie', language: 'es', status: 'known' } },
    mine.access_token,
  )
  for (const [token, language] of [
    [mine.access_token, 'en'],
    [theirs.access_token, 'es'],
  ] as const)
    expect((await server.call(listWordStatuses, { query: { language } }, token)).body).toEqual([])
})

test('a word that is saved is being learned, by its base form, unless something else was said of it', async () => {
  const { access_token } = await server.join()
  const save = (word: string, lemma?: string) =>
    server.call(
      saveWord,
      {
        body: {
          word,
          translation: 'x',
          definition: '',
          example: '',
          listName: 'Mine',
          ...(lemma && { lemma }),
        },
      },
      access_token,
    )
  const body = { lemma: 'gato', language: 'es', status: 'known' } as const
  await server.call(setWordStatus, { body }, access_token)
  for (const word of ['casas', 'gatos', 'xyzzyq']) await save(word)
  // Wine, or came: the card said which.
  await save('vino', 'venir')
  const said = (await server.call(listWordStatuses, { query: { language: 'es' } }, access_token)).body
  expect(Object.fromEntries(said.map(({ lemma, status }) => [lemma, status]))).toEqual({
    casa: 'learning',
    gato: 'known',
    xyzzyq: 'learning',
    venir: 'learning',
  })
})
