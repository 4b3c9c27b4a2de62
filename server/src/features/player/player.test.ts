import { listSongs, listVideos } from '@verbena/contract/catalogue'
import { getProgress, getSongTranscript, getVideoTranscript, reportProgress } from '@verbena/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token: string
let videoId: string
beforeAll(async () => {
  server = await createTestServer()
  token = (await server.join()).access_token
  const listing = await server.call(listVideos, { query: {} }, token)
  videoId = listing.body.new.find(({ isLocked }) => !isLocked)?.id ?? ''
})
afterAll(() => server.close())

test('a transcript has timed segments in order, each with a translation into the native language', async () => {
  const { body } = await server.call(
    getVideoTranscript,
    { params: { id: videoId }, query: { name: 'x' } },
    token,
  )
  const segments = body.vectortranscription
  expect(segments.length).toBeGreaterThan(5)
  expect(segments.every(({ translation }) => translation)).toBe(true)
  expect(segments.map(({ start }) => start)).toEqual(segments.map(({ start }) => start).sort((a, b) => a - b))
  expect(body.transcription.split('\n')).toEqual(segments.map(({ text }) => text))
})

test('song entries carry a timestamp', async () => {
  const [song] = (await server.call(listSongs, { query: { language: 'es' } })).body.new
  const { body } = await server.call(getSongTranscript, { params: { id: song?.id ?? '' }, query: {} })
  expect(body.vectortranscription[0]?.timestamp).toBe(body.vectortranscription[0]?.start)
})

test('progress is stored per learner, the last report wins, and played seconds are summed', async () => {
  const params = { id: videoId }
  expect((await server.call(getProgress, { params }, token)).body).toEqual({ progress: null })
  for (const progress of [20, 25.5]) {
    const body = { videoId, progress, time_delta: 5, isPaused: progress > 21 }
    expect((await server.call(reportProgress, { body }, token)).status).toBe(200)
    // A browser that received no reply sends the report again.
    expect((await server.call(reportProgress, { body }, token)).status).toBe(200)
    server.time.now = new Date(server.time.now.getTime() + 5000)
  }
  expect((await server.call(getProgress, { params }, token)).body).toEqual({ progress: 25.5 })
  const { rows } = await server.database.pool.query('select played_seconds, is_paused from media_progress')
  expect(rows).toEqual([{ played_seconds: 10, is_paused: true }])
  const other = (await server.join()).access_token
  expect((await server.call(getProgress, { params }, other)).body).toEqual({ progress: null })
})

test('progress of an unknown item is refused, and a position beyond the end is limited', async () => {
  const report = (videoId: string, progress: number) =>
    server.call(reportProgress, { body: { videoId, progress, time_delta: 0, isPaused: true } }, token)
  expect((await report('no-such-video', 1)).status).toBe(404)
  expect((await report(videoId, -1)).code).toBe('INVALID_REQUEST')
  await report(videoId, 99_999)
  const { progress } = (await server.call(getProgress, { params: { id: videoId } }, token)).body
  expect(progress).toBeLessThan(200)
})

test('progress of an item that the plan does not open is refused', async () => {
  const listing = await server.call(listVideos, { query: {} }, token)
  const locked = listing.body.new.find(({ isLocked }) => isLocked)?.id ?? ''
  const body = { videoId: locked, progress: 1, time_delta: 0, isPaused: true }
  expect((await server.call(reportProgress, { body }, token)).code).toBe('PLAN_REQUIRED')
})
