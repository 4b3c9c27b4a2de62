import { addVideo, listOwnMedia } from '@verbena/contract/own-media/own-media'
import { findOwnCaptions, readOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { readSubtitles } from '@verbena/language/media/subtitles/read-subtitles'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createYouTubeCaptions } from '../../../providers/youtube/youtube-captions.ts'
import { ownMediaClient } from '../../../testing/clients/own-media-client.ts'
import { type FakeCaptions, startFakeCaptions } from '../../../testing/fakes/fake-captions.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

const server: TestServer = serverForFile(createTestServer)
const client = () => ownMediaClient(server)
const quiet = { describe: async () => null, picture: async () => null }
let fake: FakeCaptions
beforeAll(async () => {
  fake = await startFakeCaptions()
})
afterEach(() => {
  fake.reset()
  server.services.youtube = quiet
})
afterAll(() => fake.stop())

const switchOn = () => {
  server.services.youtube = {
    ...quiet,
    ...createYouTubeCaptions({ captionsUrl: fake.url, onFailure: () => {} }),
  }
}

async function addOne(token: string) {
  const { body } = await server.call(addVideo, { body: { url: 'jNQXAC9IVRw', title: 'Mi vídeo' } }, token)
  return body.id
}

test('captions are fetched, returned, and can be saved as the transcript', async () => {
  switchOn()
  const token = await client().joinPro()
  const id = await addOne(token)
  expect((await server.call(listOwnMedia, {}, token)).body.hasCaptions).toBe(true)
  const { body } = await server.call(findOwnCaptions, { params: { id } }, token)
  expect(readSubtitles(body.text ?? '')).toMatchObject({ ok: true, timed: true, format: 'json3' })
  await client().putText(token, id, 0, body.text ?? '', 'captions.json3')
  const { body: text } = await server.call(readOwnTranscript, { params: { id } }, token)
  expect(text.lines.map((line) => [line.text, line.start])).toEqual([
    ['El perro come pan.', 0],
    ['La casa es grande.', 1.5],
  ])
})

test('a video without captions in its language has none', async () => {
  switchOn()
  fake.state.tracks = [{ languageCode: 'en' }]
  const token = await client().joinPro()
  const { body } = await server.call(findOwnCaptions, { params: { id: await addOne(token) } }, token)
  expect(body).toEqual({ text: null, isAutomatic: false })
})

test('an unreachable YouTube is reported, and a video of another learner is not found', async () => {
  switchOn()
  const token = await client().joinPro()
  const id = await addOne(token)
  fake.state.status = 500
  const away = await server.call(findOwnCaptions, { params: { id } }, token)
  expect([away.status, away.body]).toEqual([502, expect.objectContaining({ code: 'PROVIDER_AWAY' })])
  const other = await client().joinPro()
  expect((await server.call(findOwnCaptions, { params: { id } }, other)).status).toBe(404)
})

test('a server without a captions URL fetches none', async () => {
  const token = await client().joinPro()
  const id = await addOne(token)
  const { status } = await server.call(findOwnCaptions, { params: { id } }, token)
  expect([status, fake.state.requests]).toEqual([503, []])
  expect((await server.call(listOwnMedia, {}, token)).body.hasCaptions).toBe(false)
})
