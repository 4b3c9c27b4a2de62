import { randomUUID } from 'node:crypto'
import { listMore, listVideos, type MediaCard } from '@verbena/contract/catalogue'
import { reportProgress } from '@verbena/contract/player'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { saveMedia } from './save-media.service.ts'
import { computeStatistics } from './transcript-statistics.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await server.sql('delete from media_item')
})
afterAll(() => server.close())

type Made = { id?: string; title?: string; day?: number; level?: string; category?: string; ownerId?: string }

/** Saves a Spanish video that was added on a given day of 2026. */
async function make(
  { id = randomUUID(), title = 'El pan', day = 1, ...rest }: Made = {},
  lines: string[] = [],
) {
  const values = {
    id,
    title,
    kind: 'video' as const,
    titleTranslations: { en: `English ${title}` },
    language: 'es',
    level: 'A2',
    category: 'Food',
    source: { type: 'youtube' as const, videoId: 'x' },
    thumbnail: '/x.webp',
    createdAt: new Date(Date.UTC(2026, 0, day)),
    ...rest,
  }
  const segments = lines.map((text, at) => ({ text, start: at, duration: 1, translations: {}, words: [] }))
  await saveMedia(
    server.services.db,
    values,
    segments,
    computeStatistics(server.services.lexicon, 'es', segments),
  )
  return id
}

const idsOf = (cards: readonly MediaCard[]) => cards.map(({ id }) => id)
const find = async (query: object) =>
  idsOf((await server.call(listVideos, { query: { language: 'es', ...query } })).body.new)
const more = (after: string, query: object = {}, part: 'new' | 'studied' = 'new', bearer?: string) =>
  server.call(
    listMore,
    { params: { kind: 'video', part }, query: { language: 'es', limit: 2, after, ...query } },
    bearer,
  )

describe('a search', () => {
  beforeAll(async () => {
    await server.sql('delete from media_item')
    await make({ id: 'cafe', title: '¿Un CAFÉ, Señor Núñez?' })
    await make({ id: 'haus', title: 'Im Gartenhaus' })
    await make({ id: 'percent', title: '100 % algodón_puro' })
  })

  test.each([
    ['cafe', ['cafe']],
    ['  Nuñez  CAFÉ ', ['cafe']],
    ['fé', []],
    ['se', ['cafe']],
    ['haus', ['haus']],
    ['english im', ['haus']],
    ['100', ['percent']],
    ['cafe haus', []],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
  ])('for %j finds %j', async (search, ids) => {
    expect(await find({ search })).toEqual(ids)
  })
})

describe('the pages of a listing', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  beforeAll(async () => {
    await server.sql('delete from media_item')
    // Two on the same day, so that the id decides their order.
    for (const [index, id] of ids.entries()) await make({ id, day: 1 + Math.floor(index / 2) })
  })

  test('are in order, newest first, with each item once, while others are added', async () => {
    const { body } = await server.call(listVideos, { query: { language: 'es', limit: 2 } })
    expect(idsOf(body.new)).toEqual(['e', 'd'])
    await make({ id: 'new', day: 20 })
    const second = (await more(body.next?.new ?? '')).body
    expect(idsOf(second.cards)).toEqual(['c', 'b'])
    const third = (await more(second.next ?? '')).body
    expect([idsOf(third.cards), third.next]).toEqual([['a'], null])
    await server.sql("delete from media_item where id = 'new'")
  })

  test('respect the filters', async () => {
    await make({ id: 'hard', day: 3, level: 'C1', category: 'Rare' })
    const query = { language: 'es', level: 'C1', category: 'Rare', limit: 1 } as const
    const { body } = await server.call(listVideos, { query })
    expect([idsOf(body.new), body.next]).toEqual([['hard'], { new: null, studied: null, myLists: null }])
    await server.sql("delete from media_item where id = 'hard'")
  })

  test('of opened items are ordered by the time of opening', async () => {
    const { access_token } = await server.join()
    for (const id of ['c', 'a', 'e']) {
      server.time.now = new Date(server.time.now.getTime() + 1000)
      const body = { videoId: id, progress: 3, time_delta: 1, isPaused: false }
      await server.call(reportProgress, { body }, access_token)
    }
    const { body } = await server.call(listVideos, { query: { limit: 2 } }, access_token)
    expect([idsOf(body.new), idsOf(body.studied)]).toEqual([
      ['d', 'b'],
      ['e', 'a'],
    ])
    const rest = (await more(body.next?.studied ?? '', {}, 'studied', access_token)).body
    expect(rest).toMatchObject({ cards: [{ id: 'c', progress: 3 }], next: null })
    expect((await more('0.x', {}, 'studied')).body).toEqual({ cards: [], next: null })
  })

  test.each(['', 'x', '1', '1.', '99999999999999.', "1.a'b", '999999999999999.a', '1.'.padEnd(200, 'a')])(
    'do not begin at %j',
    async (after) => {
      expect((await more(after)).code).toBe('INVALID_REQUEST')
    },
  )

  test.each(['0', '201', '1.5', 'x', ''])('cannot have %j cards', async (limit) => {
    const answer = await server.call(listVideos, { query: { language: 'es', limit } })
    expect(answer.code).toBe('INVALID_REQUEST')
  })
})

test('own media is in the listing of its owner only, and nobody else can open it', async () => {
  const { access_token, user } = await server.join()
  const [row] = await server.sql('select id from learner where username = $1', user.username)
  await make({ id: 'own', title: 'Mine', category: 'My Videos', ownerId: row?.id })
  expect(await find({ search: 'mine' })).toEqual([])
  const categories = await server.app.inject('/api/categories?language=es')
  expect(categories.json()).toEqual(['Food'])
  expect((await server.app.inject('/api/videos/own')).statusCode).toBe(404)
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await server.app.inject({ url: '/api/videos/own', headers })).statusCode).toBe(200)
  const ownListing = async () =>
    (await server.call(listVideos, { query: { search: 'mine' } }, access_token)).body
  expect(await ownListing()).toMatchObject({ new: [], studied: [], myLists: [{ id: 'own', progress: null }] })
  const body = { videoId: 'own', progress: 3, time_delta: 1, isPaused: false }
  await server.call(reportProgress, { body }, access_token)
  expect(await ownListing()).toMatchObject({
    studied: [{ id: 'own' }],
    myLists: [{ id: 'own', progress: 3 }],
  })
  await server.sql("update media_item set removed_at = now() where id = 'own'")
  expect(await ownListing()).toMatchObject({ new: [], studied: [], myLists: [] })
})

describe('the share of known words', () => {
  const lines = ['Un gato duerme.', 'Dos gatos, y Zbigniew.']
  const cardFor = async (bearer?: string) => {
    const { body } = await server.call(listVideos, { query: { language: 'es', search: 'share' } }, bearer)
    return body.new[0]
  }
  beforeAll(() => make({ id: 'share', title: 'Share' }, lines))

  test('counts every word by its lemma, and leaves out ignored words', async () => {
    const { access_token, user } = await server.join()
    expect((await cardFor(access_token))?.knownShare).toBe(0)
    const say = (lemma: string, status: string) =>
      server.sql(
        `insert into lemma_status (learner_id, language, lemma, status, updated_at)
         select id, 'es', $2, $3, now() from learner where username = $1`,
        user.username,
        lemma,
        status,
      )
    await say('gato', 'known')
    await say('dormir', 'learning')
    expect(await cardFor(access_token)).toMatchObject({
      knownShare: expect.closeTo(2 / 7),
      learningShare: expect.closeTo(1 / 7),
    })
    await say('zbigniew', 'ignored')
    expect((await cardFor(access_token))?.knownShare).toBeCloseTo(2 / 6)
    const other = await server.join()
    expect((await cardFor(other.access_token))?.knownShare).toBe(0)
  })

  test('is missing for guests and for items without words', async () => {
    expect(await cardFor()).not.toHaveProperty('knownShare')
    await make({ id: 'silent', title: 'Silent' })
    const { access_token } = await server.join()
    const { body } = await server.call(listVideos, { query: { search: 'silent' } }, access_token)
    expect(body.new[0]).not.toHaveProperty('knownShare')
  })
})

test('a transcript with more words than a statement may have parameters is stored completely', async () => {
  const lines = Array.from(
    { length: 2000 },
    (_, at) => `Un gato duerme en la casa. Mi vecino es el número ${at}.`,
  )
  const id = await make({ title: 'Film' }, lines)
  const [row] = await server.sql('select count(*)::int as places from sentence_lemma where media_id = $1', id)
  expect(row?.places).toBeGreaterThan(16_384)
  const [item] = await server.sql('select estimated_level from media_item where id = $1', id)
  expect(item?.estimated_level).toMatch(/^A[12]$/)
})
