import { explain, getLookupUsage } from '@verbena/contract/lookup'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Model, ModelError } from '../../providers/model/model.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

/** A model that says one thing, or fails in the way it is told to. */
const heard: string[] = []
let failure: ModelError | undefined
const answer = {
  translations: ['to mope', 'to sulk'],
  definition: 'to be sad and show it',
  example: 'Lleva días enfurruñado.',
  exampleTranslation: 'He has been moping for days.',
  lemma: 'enfurruñarse',
  partOfSpeech: 'verb',
}
const model = {
  ask: async ({ user }: { user: string }) => {
    heard.push(user)
    if (failure) throw failure
    return answer
  },
} as unknown as Model

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ model })
})
afterAll(() => server.close())
beforeEach(() => {
  failure = undefined
  heard.length = 0
})

const look = async (selectedText: string, bearer?: string, context = '') =>
  (
    await server.call(
      explain,
      { query: { selectedText, context, language: 'es', nativeLanguage: 'en' } },
      bearer,
    )
  ).body
const used = async (bearer: string) => (await server.call(getLookupUsage, {}, bearer)).body.used

test('a word that the dictionaries know is never asked of the model', async () => {
  expect((await look('casas')).translation).toMatch(/^house/)
  expect(heard).toEqual([])
})

test('a word that they do not know is asked once for each sentence, and counted', async () => {
  const { access_token } = await server.join()
  const sentence = 'Mi hermano está enfurruñadito hoy.'
  for (let time = 0; time < 3; time++)
    expect(await look('enfurruñadito', access_token, sentence)).toMatchObject({
      translation: 'to mope, to sulk',
      lemma: 'enfurruñarse',
      source: 'Language model',
    })
  expect(heard).toHaveLength(1)
  expect(heard[0]).toContain(sentence)
  expect(await used(access_token)).toBe(1)
})

test.each(['away', 'slow', 'garbage', 'refused', 'busy'] as const)(
  'when the model is %s the learner reads what is known, and a word that nobody knows costs nothing',
  async (kind) => {
    failure = new ModelError(kind, 'in a test')
    const { access_token } = await server.join()
    expect((await look('pan y xyzzyq', access_token)).translation).toBe('bread · and · xyzzyq')
    expect(await look('xyzzyq', access_token)).toMatchObject({ error: expect.any(String), translation: '' })
    expect(await used(access_token)).toBe(1)
  },
)
