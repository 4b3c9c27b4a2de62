import {
  listWordStatuses,
  setWordStatus,
  wordStatusesPerPage,
} from '@verbena/contract/vocabulary/word-status'
import { saveWord } from '@verbena/contract/vocabulary/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('the status of a word is stored by lemma, and the last one counts', async () => {
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

test('a status belongs to one language and one learner', async () => {
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

test('saving a word sets the status of its lemma to learning, unless it already has one', async () => {
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
  // "vino" means wine or came; the word card sends the lemma.
  await save('vino', 'venir')
  const said = (await server.call(listWordStatuses, { query: { language: 'es' } }, access_token)).body
  expect(Object.fromEntries(said.map(({ lemma, status }) => [lemma, status]))).toEqual({
    casa: 'learning',
    gato: 'known',
    xyzzyq: 'learning',
    venir: 'learning',
  })
})

test('statuses are read in pages', async () => {
  const { access_token, username } = await server.join()
  const count = wordStatusesPerPage + 3
  await server.sql(
    `insert into lemma_status (learner_id, language, lemma, status, updated_at)
     select id, 'es', 'lemma ' || n, 'known', now() from learner, generate_series(1, $2::int) n where username = $1`,
    username,
    count,
  )
  const page = async (after?: string) =>
    (
      await server.call(
        listWordStatuses,
        { query: { language: 'es', ...(after && { after }) } },
        access_token,
      )
    ).body
  const first = await page()
  expect(first).toHaveLength(wordStatusesPerPage)
  const second = await page(first.at(-1)?.lemma)
  expect(new Set([...first, ...second].map(({ lemma }) => lemma)).size).toBe(count)
})
