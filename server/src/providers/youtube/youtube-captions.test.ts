import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeCaptions, json3, startFakeCaptions } from '../../testing/fakes/fake-captions.ts'
import { createYouTubeCaptions } from './youtube-captions.ts'

const id = 'jNQXAC9IVRw'
let fake: FakeCaptions
let captions: ReturnType<typeof createYouTubeCaptions>['captions']
const failures: unknown[] = []
beforeAll(async () => {
  fake = await startFakeCaptions()
  captions = createYouTubeCaptions({
    captionsUrl: fake.url,
    onFailure: (error) => failures.push(error),
    timeoutMs: 300,
  }).captions
})
beforeEach(() => {
  fake.reset()
  failures.length = 0
})
afterAll(() => fake.stop())

test('captions are asked for as the player does, and come with their times', async () => {
  expect(await captions(id, 'es')).toEqual({ outcome: 'found', text: json3, isAutomatic: false })
  expect(fake.state.bodies).toEqual([
    { videoId: id, context: { client: expect.objectContaining({ clientName: 'ANDROID' }) } },
  ])
  expect(fake.state.requests).toEqual([
    'POST /youtubei/v1/player?prettyPrint=false',
    'GET /api/timedtext?v=x&lang=es&kind=&fmt=json3',
  ])
})

test.each([
  ['what somebody wrote before what a machine heard', 'es', ['es asr', 'es-419'], 'lang=es-419&kind='],
  ['what a machine heard where nobody wrote', 'es', ['en', 'es asr'], 'lang=es&kind=asr'],
  ['Norwegian by its other name', 'no', ['da', 'nb'], 'lang=nb&kind='],
] as const)('%s', async (_, language, tracks, asked) => {
  fake.state.tracks = tracks.map((track) => {
    const [languageCode = '', kind] = track.split(' ')
    return { languageCode, ...(kind && { kind }) }
  })
  const found = await captions(id, language)
  expect(found).toMatchObject({ outcome: 'found', isAutomatic: asked.endsWith('asr') })
  expect(fake.state.requests[1]).toContain(asked)
})

test.each([
  ['has none in the language', { tracks: [{ languageCode: 'en' }] }],
  ['has none', { tracks: [] }],
  ['is one of which nothing is said', { videoReply: '{"playabilityStatus":{"status":"ERROR"}}' }],
])('a video that %s has none, and nothing failed', async (_, fault) => {
  Object.assign(fake.state, fault)
  expect(await captions(id, 'es')).toEqual({ outcome: 'none' })
  expect(failures).toEqual([])
})

test.each([
  ['an error', { status: 500 }],
  ['a page', { videoReply: '<!doctype html>' }],
  ['something else', { videoReply: '{"captions":7}' }],
  ['an answer that is cut off', { isCut: true }],
  ['captions of nothing, which is how YouTube refuses', { captions: '' }],
  ['captions on another host', { tracks: [{ languageCode: 'es', baseUrl: 'http://127.0.0.2/captions' }] }],
  ['more than is read', { videoReply: ' '.repeat(3_000_000) }],
])('%s is a failure', async (_, fault) => {
  Object.assign(fake.state, fault)
  expect(await captions(id, 'es')).toEqual({ outcome: 'unavailable' })
  expect(failures).toHaveLength(1)
})

test('YouTube that never answers is waited for until the time-out', async () => {
  fake.state.isSilent = true
  expect(await captions(id, 'es')).toEqual({ outcome: 'unavailable' })
  expect(failures).toHaveLength(1)
})
