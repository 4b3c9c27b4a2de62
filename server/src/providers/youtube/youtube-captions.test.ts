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

test('captions are requested as the player does it, and have their times', async () => {
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
  ['written captions before automatic ones', 'es', ['es asr', 'es-419'], 'lang=es-419&kind='],
  ['automatic captions if none are written', 'es', ['en', 'es asr'], 'lang=es&kind=asr'],
  ['Norwegian captions by the code nb', 'no', ['da', 'nb'], 'lang=nb&kind='],
] as const)('the server requests %s', async (_, language, tracks, asked) => {
  fake.state.tracks = tracks.map((track) => {
    const [languageCode = '', kind] = track.split(' ')
    return { languageCode, ...(kind && { kind }) }
  })
  const found = await captions(id, language)
  expect(found).toMatchObject({ outcome: 'found', isAutomatic: asked.endsWith('asr') })
  expect(fake.state.requests[1]).toContain(asked)
})

test.each([
  ['has no captions in the language', { tracks: [{ languageCode: 'en' }] }],
  ['has no captions', { tracks: [] }],
  ['YouTube does not describe', { videoReply: '{"playabilityStatus":{"status":"ERROR"}}' }],
])('a video that %s gets no captions, which is no failure', async (_, fault) => {
  Object.assign(fake.state, fault)
  expect(await captions(id, 'es')).toEqual({ outcome: 'none' })
  expect(failures).toEqual([])
})

test.each([
  ['the status 500', { status: 500 }],
  ['an HTML page', { videoReply: '<!doctype html>' }],
  ['another structure', { videoReply: '{"captions":7}' }],
  ['an answer that is cut off', { isCut: true }],
  ['empty captions, which is how YouTube refuses', { captions: '' }],
  ['captions on another host', { tracks: [{ languageCode: 'es', baseUrl: 'http://127.0.0.2/captions' }] }],
  ['a reply that is too long', { videoReply: ' '.repeat(3_000_000) }],
])('%s is a failure', async (_, fault) => {
  Object.assign(fake.state, fault)
  expect(await captions(id, 'es')).toEqual({ outcome: 'unavailable' })
  expect(failures).toHaveLength(1)
})

test('a request that YouTube never answers fails after the time-out', async () => {
  fake.state.isSilent = true
  expect(await captions(id, 'es')).toEqual({ outcome: 'unavailable' })
  expect(failures).toHaveLength(1)
})
