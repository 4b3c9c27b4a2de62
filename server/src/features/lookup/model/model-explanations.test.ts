import { explain, getLookupUsage } from '@verbena/contract/lookup/lookup'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRateLimits } from '../../../http/rate-limits.ts'
import { type Model, ModelError } from '../../../providers/model/model.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

/** A model that always gives one reply, or fails with a given error. */
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
  name: 'one',
  ask: async ({ name, user }: { name: string; user: string }) => {
    heard.push(user)
    if (failure) throw failure
    return name === 'translation' ? { translation: 'My brother is in a mood today.' } : answer
  },
} as unknown as Model

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ model, rateLimits: createRateLimits() })
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

test('the model is not asked about a word that the lexicon contains', async () => {
  expect((await look('casas')).translation).toMatch(/^house/)
  expect(heard).toEqual([])
})

test('a counted word stays counted when the model refuses it in another sentence', async () => {
  const { access_token } = await server.join()
  await look('enfurruñadito', access_token, 'Mi primo está enfurruñadito.')
  const before = await used(access_token)
  failure = new ModelError('refused', 'no')
  await look('enfurruñadito', access_token, 'Un gato enfurruñadito.')
  expect(await used(access_token)).toBe(before)
})

test('the model is asked about another word once for a sentence, and the lookup is counted', async () => {
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

test('a whole line is sent to the model with its context, once for each context', async () => {
  const { access_token } = await server.join()
  const line = 'Mi hermano está enfurruñadito hoy, creo.'
  for (let time = 0; time < 2; time++) {
    const said = await look(line, access_token, `¿Qué tal?\n${line}\nYa se le pasará.`)
    expect(said).toMatchObject({ translation: 'My brother is in a mood today.', source: 'Language model' })
    expect(said).not.toHaveProperty('lemma')
  }
  expect(heard).toEqual([expect.stringContaining('Ya se le pasará.')])
  // With another context the model is asked again.
  await look(line, access_token, `Otra cosa.\n${line}`)
  expect(heard).toHaveLength(2)
})

test('lookups that the model refuses are not counted, and it is asked at most sixty times', async () => {
  failure = new ModelError('refused', 'in a test')
  const { access_token } = await server.join()
  for (let number = 0; number < 65; number++)
    expect((await look(`xyzzy${'q'.repeat(number)}`, access_token)).error).toBeDefined()
  expect(heard).toHaveLength(60)
  expect(await used(access_token)).toBe(0)
})

test.each(['unavailable', 'timeout', 'invalid', 'refused', 'busy'] as const)(
  'when the model fails with %s, known words are translated, and an unknown word is not counted',
  async (kind) => {
    failure = new ModelError(kind, 'in a test')
    const { access_token } = await server.join()
    expect((await look('pan y xyzzyq', access_token)).translation).toBe('bread · and · xyzzyq')
    expect(await look('xyzzyq', access_token)).toMatchObject({ error: expect.any(String), translation: '' })
    expect(await used(access_token)).toBe(1)
  },
)
