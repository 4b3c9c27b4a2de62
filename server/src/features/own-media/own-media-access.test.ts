import { getSong, getVideo, listVideos } from '@verbena/contract/catalogue'
import {
  generateFillGaps,
  generateQuiz,
  listTestResults,
  recordTestResult,
} from '@verbena/contract/media-tests'
import { cancelAlignment, readAlignment, startAlignment } from '@verbena/contract/own-media/alignment'
import {
  listOwnMedia,
  readOwnMedia,
  removeOwnMedia,
  restoreOwnMedia,
  updateOwnMedia,
} from '@verbena/contract/own-media/own-media'
import { editOwnTranscript, readOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import {
  cancelTranscription,
  readTranscription,
  startTranscription,
} from '@verbena/contract/own-media/transcription'
import {
  getProgress,
  getSongTranscript,
  getTranscriptWords,
  getVideoTranscript,
  reportProgress,
} from '@verbena/contract/player'
import { beforeAll, expect, test } from 'vitest'
import { ownMediaClient } from '../../testing/clients/own-media-client.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

const server: TestServer = serverForFile(createTestServer)
const client = () => ownMediaClient(server)
let owner: string
let another: string
let id: string
beforeAll(async () => {
  owner = await client().joinPro()
  another = await client().joinPro()
  id = await client().addFile(owner, 'film.mp4', { language: 'es', kind: 'video' })
  await client().putText(owner, id, 0, '1\n00:00:00,100 --> 00:00:01,900\nEl gato come pan.\n')
})

const params = () => ({ id })
const edits = [{ kind: 'remove' as const, line: 0 }]
const change = { title: 'x', level: 'A1' as const, category: 'x', language: 'es' as const }
const result = {
  kind: 'quiz' as const,
  score: 1,
  total: 1,
  attemptId: '00000000-0000-4000-8000-000000000001',
}
const report = { progress: 1, time_delta: 1, isPaused: true }

/** Everything that a learner can try with the id of a media item. */
const tries = (): [string, (token?: string) => Promise<{ status: number }>][] => [
  ['read it', (token) => server.call(readOwnMedia, { params: params() }, token)],
  ['rename it', (token) => server.call(updateOwnMedia, { params: params(), body: change }, token)],
  ['remove it', (token) => server.call(removeOwnMedia, { params: params() }, token)],
  ['restore it', (token) => server.call(restoreOwnMedia, { params: params() }, token)],
  ['read its text', (token) => server.call(readOwnTranscript, { params: params() }, token)],
  ['replace its text', (token) => client().putText(token ?? '', id, 1, 'otro texto')],
  [
    'edit its text',
    (token) => server.call(editOwnTranscript, { params: params(), body: { version: 1, edits } }, token),
  ],
  ['transcribe it', (token) => server.call(startTranscription, { params: params() }, token)],
  ['see its transcription', (token) => server.call(readTranscription, { params: params() }, token)],
  ['cancel its transcription', (token) => server.call(cancelTranscription, { params: params() }, token)],
  ['align it', (token) => server.call(startAlignment, { params: params() }, token)],
  ['see its alignment', (token) => server.call(readAlignment, { params: params() }, token)],
  ['cancel its alignment', (token) => server.call(cancelAlignment, { params: params() }, token)],
  ['play it', (token) => server.call(getVideo, { params: params(), query: {} }, token)],
  ['play it as a song', (token) => server.call(getSong, { params: params(), query: {} }, token)],
  ['read along', (token) => server.call(getVideoTranscript, { params: params(), query: {} }, token)],
  ['sing along', (token) => server.call(getSongTranscript, { params: params(), query: {} }, token)],
  ['see its words', (token) => server.call(getTranscriptWords, { params: { mediaId: id } }, token)],
  ['take its test', (token) => server.call(generateQuiz, { params: params(), query: {} }, token)],
  ['fill its gaps', (token) => server.call(generateFillGaps, { body: { videoId: id } }, token)],
  ['report progress', (token) => server.call(reportProgress, { body: { videoId: id, ...report } }, token)],
  [
    'record a test result',
    (token) => server.call(recordTestResult, { body: { mediaId: id, ...result } }, token),
  ],
]

test.each(tries().map(([name], index) => [name, index] as const))(
  'own media of another learner are not found, also without an account: %s',
  async (_, index) => {
    const attempt = tries()[index]?.[1]
    expect((await attempt?.(another))?.status).toBe(404)
    expect((await attempt?.())?.status).toBeOneOf([401, 404])
  },
)

test('the attempts of another learner changed nothing', async () => {
  for (const [, attempt] of tries()) await attempt(another)
  const { body } = await server.call(readOwnTranscript, { params: params() }, owner)
  expect([body.version, body.lines.map(({ text }) => text)]).toEqual([1, ['El gato come pan.']])
  expect((await server.call(getProgress, { params: params() }, another)).body.progress).toBeNull()
  expect((await server.call(listTestResults, { params: params() }, another)).body).toEqual([])
  expect((await server.call(listOwnMedia, {}, another)).body.items).toEqual([])
  const { body: listing } = await server.call(
    listVideos,
    { query: { language: 'es', search: 'grabación' } },
    another,
  )
  expect([listing.new, listing.studied, listing.myLists]).toEqual([[], [], []])
})
