import { refresh } from '@verbena/contract/accounts/sessions'
import { entitlements } from '@verbena/contract/billing/plans'
import { listVideos } from '@verbena/contract/catalogue'
import { explain, getLookupUsage } from '@verbena/contract/lookup/lookup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRateLimits } from '../../http/rate-limits.ts'
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

test('a guest chooses the language of the explanation', async () => {
  const query = { selectedText: 'Wasser', language: 'de' as const, nativeLanguage: 'es' as const }
  expect((await server.call(explain, { query })).body.translation).toMatch(/agua/)
})

test('an explanation that does not exist in the native language is in English, and says so', async () => {
  const query = { selectedText: 'Wasser', language: 'de' as const, nativeLanguage: 'zh' as const }
  expect((await server.call(explain, { query })).body).toMatchObject({ explainedIn: 'en' })
})

test('an unknown word gets a reply with an error, and an unknown video is not found', async () => {
  const unknown = await server.call(explain, { query: { selectedText: 'xyzzyq', language: 'es' } })
  expect([unknown.status, unknown.body.translation]).toEqual([200, ''])
  expect(unknown.body.error).toBeTruthy()
  const query = { selectedText: 'casa', video_id: 'no-such-video' }
  expect((await server.call(explain, { query })).status).toBe(404)
})

test('a lookup in a video that the plan does not open is refused', async () => {
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
])('a strange selection gets a normal reply: %#', async (selectedText) => {
  const { status } = await server.call(explain, { query: { selectedText, language: 'es' } })
  expect(status).toBe(200)
})

describe('the lookups of a day', () => {
  const { lookupsPerDay } = entitlements.free
  const words =
    `pan queso leche agua sal huevo patata cebolla mesa silla puerta ventana cama calle plaza ciudad tren
    coche madre padre abuela hijo hermano amigo perro gato árbol flor mar sol luna noche mañana tarde año mes semana
    rojo verde blanco zapato grande libro escuela mano ojo boca pie cabeza lluvia nieve viento fuego`.split(
      /\s+/,
    )
  const look = (bearer: string, selectedText = 'casa') =>
    server.call(explain, { query: { selectedText } }, bearer)
  const lookUpMany = async (bearer: string, count: number) => {
    for (const word of words.slice(0, count)) expect((await look(bearer, word)).status).toBe(200)
  }

  test('are limited by the plan until midnight UTC', async () => {
    const { access_token } = await server.join()
    await lookUpMany(access_token, lookupsPerDay)
    const refused = await look(access_token, words[lookupsPerDay])
    expect([refused.status, refused.code]).toEqual([429, 'DAILY_LIMIT'])
    const seconds = Number(refused.headers['retry-after'])
    const usage = await server.call(getLookupUsage, {}, access_token)
    expect(usage.body).toEqual({ used: lookupsPerDay, limit: lookupsPerDay })
    const before = server.time.now
    server.time.now = new Date(before.getTime() + seconds * 1000)
    const session = await server.call(refresh, {}, (await server.join()).refresh_token)
    expect((await look(session.body.access_token)).status).toBe(200)
    server.time.now = before
  })

  test.each([
    [1, 2],
    [0, 0],
  ])('have the limits that the operator sets: %i for a guest, %i for free', async (guest, free) => {
    const lookupsPerDay = { guest, free, pro: null }
    const other = await createTestServer({
      lookupsPerDay,
      rateLimits: createRateLimits({ lookups: lookupsPerDay }),
    })
    const { access_token } = await other.join()
    const statuses = async (bearer?: string) => {
      const answers: number[] = []
      for (const selectedText of words.slice(0, 3))
        answers.push((await other.call(explain, { query: { selectedText } }, bearer)).status)
      return answers
    }
    const first = (count: number) => [1, 2, 3].map((number) => (number <= count ? 200 : 429))
    expect(await statuses(access_token)).toEqual(first(free))
    expect(await statuses()).toEqual(first(guest))
    await other.close()
  })

  test('count a word once, whatever its form, also when the limit is reached', async () => {
    const { access_token } = await server.join()
    for (const form of ['casa', 'casas', 'Casa', 'casa']) await look(access_token, form)
    expect((await server.call(getLookupUsage, {}, access_token)).body.used).toBe(1)
    await lookUpMany(access_token, lookupsPerDay - 1)
    expect((await look(access_token, words[lookupsPerDay + 1])).code).toBe('DAILY_LIMIT')
    expect((await look(access_token, 'casas')).status).toBe(200)
    expect((await look(access_token, words[lookupsPerDay + 1])).code).toBe('DAILY_LIMIT')
  })

  test('let one of twenty concurrent requests pass when one is left', async () => {
    const { access_token } = await server.join()
    await lookUpMany(access_token, lookupsPerDay - 1)
    const others = words.slice(lookupsPerDay, lookupsPerDay + 20)
    const answers = await Promise.all(others.map((word) => look(access_token, word)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('count a word once that is requested twenty times at once', async () => {
    const { access_token } = await server.join()
    await Promise.all(Array.from({ length: 20 }, () => look(access_token)))
    expect((await server.call(getLookupUsage, {}, access_token)).body.used).toBe(1)
  })

  test('do not include unknown words', async () => {
    const { access_token } = await server.join()
    await look(access_token, 'xyzzyq')
    expect((await server.call(getLookupUsage, {}, access_token)).body.used).toBe(0)
  })

  test('have no limit with Pro', async () => {
    const { access_token, username } = await server.join()
    await server.database.pool.query("update learner set pro_until = '2999-01-01' where username = $1", [
      username,
    ])
    await lookUpMany(access_token, lookupsPerDay + 1)
    const usage = await server.call(getLookupUsage, {}, access_token)
    expect(usage.body).toEqual({ used: 0, limit: null })
  })

  test('of a guest are counted by address, and each word once', async () => {
    const limited = await createTestServer({ rateLimits: createRateLimits() })
    const guest = (selectedText: string) => limited.call(explain, { query: { selectedText, language: 'es' } })
    const { lookupsPerDay: limit } = entitlements.guest
    await guest('xyzzyq')
    for (const word of words.slice(0, limit)) expect((await guest(word)).status).toBe(200)
    for (let again = 0; again < 2; again++) expect((await guest(words[limit] ?? '')).code).toBe('DAILY_LIMIT')
    expect((await guest(words[0] ?? '')).status).toBe(200)
    await limited.close()
  })
})
