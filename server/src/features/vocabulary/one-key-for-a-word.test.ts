import { explain } from '@verbena/contract/lookup/lookup'
import { createList, listPersonalLists } from '@verbena/contract/vocabulary/lists'
import { listWordPage } from '@verbena/contract/vocabulary/word-page'
import { listWordStatuses, setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { saveWord } from '@verbena/contract/vocabulary/words'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  token = (await server.join()).access_token
})

const save = (word: string, language: TargetLanguageCode = 'fr', listName = 'Mots') =>
  server.call(
    saveWord,
    { body: { word, translation: 'today', definition: '', example: '', language, listName } },
    token,
  )

describe('one word in two spellings', () => {
  test.each([
    ['fr', "aujourd'hui", 'Aujourd’hui'],
    ['fr', 'café', 'cafe\u0301'],
    ['en', 'cooperate', 'co\u00adoperate'],
    ['el', 'λέξεις', 'ΛΈΞΕΙΣ'],
    ['en', 'give up', 'give\u00a0up'],
  ] as const)('in %s "%s" and "%s" are one word of a list', async (language, one, other) => {
    const first = (await save(one, language)).body
    const again = (await save(other, language)).body
    expect(again).toMatchObject({ id: first.id, created: false })
    expect((await server.call(listPersonalLists, {}, token)).body).toMatchObject([{ wordCount: 1 }])
  })

  test.each(["aujourd'hui", 'aujourd’hui', 'AUJOURD`HUI', 'aujourd\u00ad’hui', 'jourd’hu'])(
    'is found by a search for "%s"',
    async (search) => {
      const { listId: id } = (await save('Aujourd’hui')).body
      const { body } = await server.call(listWordPage, { params: { id }, query: { search } }, token)
      // What the learner wrote is shown as they wrote it.
      expect(body.words).toMatchObject([{ word: 'Aujourd’hui' }])
    },
  )

  test('has one word status', async () => {
    const status = (lemma: string, one: 'known' | 'learning') =>
      server.call(setWordStatus, { body: { lemma, language: 'fr', status: one } }, token)
    await status('aujourd’hui', 'learning')
    await status("Aujourd'hui", 'known')
    const { body } = await server.call(listWordStatuses, { query: { language: 'fr' } }, token)
    expect(body).toEqual([{ lemma: "aujourd'hui", status: 'known' }])
  })
})

test.each([
  ['fr', 'aujourd’hui', "aujourd'hui"],
  ['fr', "aujourd'hui", "aujourd'hui"],
  ['fr', 'aujourd\u00ad’hui', "aujourd'hui"],
  ['fr', 'l’homme', 'homme'],
  ['it', 'dell’acqua', 'acqua'],
  ['fr', 'cafe\u0301', 'café'],
  ['en', 'co\u00adop\u00aderate', 'cooperate'],
  ['en', 'well\u2011kno\u00adwn', 'well-known'],
  ['en', 'beau\u00adtiful', 'beautiful'],
] as const)('in %s "%s" is explained as %s', async (language, selectedText, lemma) => {
  const query = { selectedText, language, nativeLanguage: 'en' as const }
  const { body } = await server.call(explain, { query }, token)
  expect([body.error, body.translation !== '' || body.definition !== '']).toEqual([undefined, true])
  expect([body.lemma ?? '', ...(body.parts ?? [])].map(lemmaKey)).toContain(lemma)
})

describe('names of lists', () => {
  test.each([
    ['ΛΕΞΕΙΣ', 'λεξεις'],
    ['İ', 'i\u0307'],
    ['L’école', "l'école"],
  ])('"%s" and "%s" are equal', async (one, other) => {
    const make = (name: string) => server.call(createList, { body: { name, description: '' } }, token)
    expect((await make(one)).status).toBe(200)
    expect((await make(other)).code).toBe('LIST_NAME_TAKEN')
    expect((await save('pain', 'fr', other)).body).toMatchObject({ listName: one })
  })
})
