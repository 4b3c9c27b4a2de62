import {
  getSong,
  getVideo,
  listLevels,
  listSongs,
  listVideoCategories,
  listVideos,
} from '@verbena/contract/catalogue'
import { reportProgress } from '@verbena/contract/player'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer()
  token = (await server.join()).access_token
})
afterAll(() => server.close())

const videosIn = async (query: object = {}, bearer?: string) =>
  (await server.call(listVideos, { query }, bearer)).body

describe('a listing', () => {
  test('contains the items in the target language of a learner, or of a guest who names it', async () => {
    expect((await videosIn({}, token)).new.map(({ language }) => language)).toContain('es')
    expect(new Set((await videosIn({ language: 'de' })).new.map(({ language }) => language))).toEqual(
      new Set(['de']),
    )
    const songs = (await server.call(listSongs, { query: { language: 'en' } })).body.new
    expect(songs.every(({ kind }) => kind === 'song')).toBe(true)
    expect(songs.length).toBeGreaterThan(0)
  })

  test('is filtered by title, level and category, and wildcards are ordinary letters', async () => {
    const all = (await videosIn({ language: 'es' })).new
    const [first] = all
    expect(
      (await videosIn({ language: 'es', search: first?.title.slice(0, 5).toUpperCase() })).new,
    ).toContainEqual(first)
    expect((await videosIn({ language: 'es', search: '%' })).new).toEqual([])
    expect((await videosIn({ language: 'es', level: 'C2' })).new).toEqual([])
    const inCategory = (await videosIn({ language: 'es', category: first?.category })).new
    expect(inCategory).toContainEqual(first)
  })

  test('lists opened items as studied, with the position of the learner', async () => {
    const fresh = (await server.join()).access_token
    const item = (await videosIn({}, fresh)).new.find(({ isLocked }) => !isLocked)
    const body = { videoId: item?.id ?? '', progress: 31, time_delta: 5, isPaused: false }
    await server.call(reportProgress, { body }, fresh)
    const after = await videosIn({}, fresh)
    expect(after.studied).toMatchObject([{ id: item?.id, progress: 31 }])
    expect(after.new.map(({ id }) => id)).not.toContain(item?.id)
    expect((await videosIn({}, token)).studied).toEqual([])
  })
})

async function filesOf(id: string, bearer: string): Promise<[string, ...string[]]> {
  const { source } = (await server.call(getVideo, { params: { id }, query: {} }, bearer)).body
  return (source.type === 'file' ? source.files.map(({ src }) => src) : []) as [string]
}

describe('one item', () => {
  test('has the URLs of its files, and its title in the native language', async () => {
    const [card] = (await videosIn({ language: 'de' })).new
    const { body } = await server.call(getVideo, {
      params: { id: card?.id ?? '' },
      query: { nativeLanguage: 'es' },
    })
    expect(body.source.type).toBe('file')
    expect(body.titleTranslation).toBeTruthy()
    expect(body.transcription.length).toBeGreaterThan(100)
  })

  test('is not found as the other kind, or when it does not exist', async () => {
    const [card] = (await videosIn({ language: 'es' })).new
    const as = (id: string) => ({ params: { id }, query: {} })
    expect((await server.call(getSong, as(card?.id ?? ''))).status).toBe(404)
    expect((await server.call(getVideo, as('no-such-video'))).status).toBe(404)
    expect((await server.call(getVideo, as('../etc'))).code).toBe('INVALID_REQUEST')
  })

  test('that is premium is listed as locked, and only Pro can open it', async () => {
    const locked = (await videosIn({}, token)).new.find(({ isPremium }) => isPremium)
    expect(locked?.isLocked).toBe(true)
    const open = { params: { id: locked?.id ?? '' }, query: {} }
    expect((await server.call(getVideo, open, token)).code).toBe('PLAN_REQUIRED')
    await server.database.pool.query("update learner set pro_until = '2026-12-01'")
    const [file] = await filesOf(open.params.id, token)
    expect((await server.app.inject(file)).statusCode).toBe(200)
    expect((await server.app.inject(file.replace(/\?.*/, ''))).json().code).toBe('PLAN_REQUIRED')
    expect((await server.app.inject(file.replace('until=1', 'until=2'))).json().code).toBe('PLAN_REQUIRED')
    await server.database.pool.query("update learner set pro_until = '2026-11-01'")
    expect((await server.call(getVideo, open, token)).code).toBe('PLAN_REQUIRED')
  })
})

test('levels and categories are lists', async () => {
  expect((await server.call(listLevels, {})).body).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
  const { body } = await server.call(listVideoCategories, { query: { language: 'es' } })
  expect(body.length).toBeGreaterThan(0)
})
