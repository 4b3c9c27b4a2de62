import { getSong, getVideo, listVideos } from '@verbena/contract/catalogue'
import { explain, listSentences } from '@verbena/contract/lookup/lookup'
import { generateFillGaps, generateQuiz, recordTestResult } from '@verbena/contract/media-tests'
import {
  addVideo,
  addVideoPlainly,
  describeVideoLink,
  listOwnMedia,
  readOwnMedia,
  removeOwnMedia,
  restoreOwnMedia,
  updateOwnMedia,
} from '@verbena/contract/own-media/own-media'
import { readOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { getProgress, getVideoTranscript, reportProgress } from '@verbena/contract/player'
import { afterEach, describe, expect, test } from 'vitest'
import { createYouTubeOembed } from '../../providers/youtube/video-description.ts'
import { ownMediaClient } from '../../testing/clients/own-media-client.ts'
import { startFakeOembed } from '../../testing/fakes/fake-oembed.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { daysLater } from '../../testing/test-time.ts'

const server: TestServer = serverForFile(createTestServer)
const client = () => ownMediaClient(server)
const videoId = 'jNQXAC9IVRw'
const url = `https://www.youtube.com/watch?v=${videoId}`
const srt =
  '1\n00:00:00,000 --> 00:00:01,000\nEl perro come pan.\n\n2\n00:00:01,000 --> 00:00:02,000\nLa casa es grande.\n'

const youtube = () => server.services.youtube
/** A URL of this server, so that the page does not request pictures from YouTube. */
const picture = new RegExp(`^/media/youtube/${videoId}\\.jpg\\?until=\\d+&proof=`)
const quiet = { describe: async () => null, picture: async () => null }
afterEach(() => {
  server.services.youtube = quiet
})

describe('a YouTube video', () => {
  test('is added with the given values, by both endpoints, and can be played', async () => {
    const token = await client().joinPro()
    const body = {
      url: videoId,
      title: 'Mi vídeo',
      level: 'A2' as const,
      category: 'Cocina',
      enlace: url,
      transcription: srt,
    }
    const { body: added } = await server.call(addVideo, { body }, token)
    expect(added.video_id).toBe(added.id)
    const { body: item } = await server.call(getVideo, { params: { id: added.id }, query: {} }, token)
    expect(item).toMatchObject({
      title: 'Mi vídeo',
      url: videoId,
      enlace: url,
      level: 'A2',
      category: 'Cocina',
      language: 'es',
      isLocked: false,
      isOwn: true,
      source: { type: 'youtube', videoId },
      thumbnail: expect.stringMatching(picture),
      transcription: 'El perro come pan.\nLa casa es grande.',
    })
    const again = await server.call(addVideoPlainly, { body: { url } }, token)
    expect(again.body).toEqual(added)
  })

  test('has the defaults of the specification, and its title on YouTube', async () => {
    const token = await client().joinPro()
    const oembed = await startFakeOembed()
    server.services.youtube = {
      ...quiet,
      ...createYouTubeOembed({ oembedUrl: oembed.url, onFailure: () => {} }),
    }
    const described = await server.call(describeVideoLink, { query: { url } }, token)
    expect(described.body).toMatchObject({ videoId, title: 'Me at the zoo' })
    const id = await client().addYoutube(token)
    expect((await server.call(readOwnMedia, { params: { id } }, token)).body).toMatchObject({
      title: 'Me at the zoo',
      level: 'B2',
      category: 'My Videos',
      kind: 'video',
      lines: 0,
    })
    await oembed.stop()
  })

  test('has its id as title when YouTube cannot be reached', async () => {
    expect(await youtube().describe(videoId)).toBeNull()
    const token = await client().joinPro()
    const id = await client().addYoutube(token)
    expect((await server.call(readOwnMedia, { params: { id } }, token)).body.title).toBe(videoId)
  })

  test('accepts no picture or link of another site', async () => {
    const token = await client().joinPro()
    const id = await client().addYoutube(token, {
      thumbnail: 'https://evil.test/x.jpg',
      enlace: 'javascript:alert(1)',
    })
    const { body } = await server.call(getVideo, { params: { id }, query: {} }, token)
    expect([body.thumbnail, body.enlace]).toEqual([expect.stringMatching(picture), url])
  })

  test('that is added twice at the same time is stored once', async () => {
    const token = await client().joinPro()
    const ids = await Promise.all([1, 2, 3, 4].map(() => client().addYoutube(token)))
    expect(new Set(ids).size).toBe(1)
    expect((await server.call(listOwnMedia, {}, token)).body.items).toHaveLength(1)
  })

  test('can also be added as a song, which is another item', async () => {
    const token = await client().joinPro()
    const video = await client().addYoutube(token)
    const song = await client().addYoutube(token, { kind: 'song' })
    expect(song).not.toBe(video)
    expect((await server.call(getSong, { params: { id: song }, query: {} }, token)).status).toBe(200)
    expect((await server.call(getVideo, { params: { id: song }, query: {} }, token)).status).toBe(404)
  })

  test('requires Pro, and stays when Pro ends', async () => {
    const { access_token: token, username } = await server.join()
    const setPro = (until: string | null) =>
      server.sql('update learner set pro_until = $2 where username = $1', username, until)
    expect((await server.call(addVideo, { body: { url } }, token)).code).toBe('PLAN_REQUIRED')
    expect((await server.call(describeVideoLink, { query: { url } }, token)).code).toBe('PLAN_REQUIRED')
    await setPro('2099-01-01')
    const id = await client().addYoutube(token)
    await setPro(null)
    expect((await server.call(getVideo, { params: { id }, query: {} }, token)).status).toBe(200)
    const { body } = await server.call(listOwnMedia, {}, token)
    expect([body.items.length, body.mayAdd]).toEqual([1, false])
    expect((await client().putText(token, id, 0, srt)).code).toBe('PLAN_REQUIRED')
  })
})

test('with a text that cannot be read, the video is not added', async () => {
  const token = await client().joinPro()
  const add = await server.call(addVideo, { body: { url, transcription: '<!doctype html><html>' } }, token)
  expect(add.code).toBe('TRANSCRIPT_WEB_PAGE')
  expect((await server.call(listOwnMedia, {}, token)).body.items).toEqual([])
})

describe('a learner who is not the owner', () => {
  test('finds own media nowhere', async () => {
    const token = await client().joinPro()
    const id = await client().addYoutube(token, { title: 'Secreto', transcription: srt.repeat(30) })
    await server.services.backgroundTasks.settled()
    const other = await client().joinPro()
    const params = { id }
    const of = async (bearer?: string) => [
      (await server.call(getVideo, { params, query: {} }, bearer)).status,
      (await server.call(getVideoTranscript, { params, query: {} }, bearer)).status,
      (await server.call(generateQuiz, { params, query: {} }, bearer)).status,
      (await server.call(generateFillGaps, { body: { videoId: id } }, bearer)).status,
      (
        await server.call(
          explain,
          { query: { selectedText: 'perro', context: 'El perro come pan.', video_id: id } },
          bearer,
        )
      ).status,
    ]
    expect(await of(token)).toEqual([200, 200, 200, 200, 200])
    expect(await of(other)).toEqual([404, 404, 404, 404, 404])
    expect(await of()).toEqual([404, 404, 404, 404, 404])
    const report = { videoId: id, progress: 5, time_delta: 5, isPaused: false }
    expect((await server.call(reportProgress, { body: report }, other)).status).toBe(404)
    const result = { mediaId: id, kind: 'quiz' as const, score: 1, total: 1, attemptId: crypto.randomUUID() }
    expect((await server.call(recordTestResult, { body: result }, other)).status).toBe(404)
    expect((await server.call(reportProgress, { body: report }, token)).status).toBe(200)
    expect((await server.call(getProgress, { params }, token)).body.progress).toBe(5)
    const listing = (await server.call(listVideos, { query: {} }, other)).body
    expect(JSON.stringify(listing)).not.toContain('Secreto')
  })

  test('gets no example sentences from it; its owner does', async () => {
    const token = await client().joinPro()
    const id = await client().addYoutube(token, {
      transcription: '0:01 El zapatero saluda al perro.\n0:05 Adiós.',
    })
    await server.services.backgroundTasks.settled()
    const sentences = async (bearer?: string) =>
      (await server.call(listSentences, { query: { lemma: 'perro' } }, bearer)).body.map(
        ({ mediaId }) => mediaId,
      )
    expect(await sentences(token)).toContain(id)
    expect(await sentences(await client().joinPro())).not.toContain(id)
    expect(await sentences()).not.toContain(id)
  })
})

test('the title can be changed, and a change of the language recomputes the statistics', async () => {
  const token = await client().joinPro()
  const id = await client().addYoutube(token, { transcription: srt })
  await server.services.backgroundTasks.settled()
  const languagesOf = async () =>
    (await server.sql('select distinct language from sentence_lemma where media_id = $1', id)).map(
      (row) => row.language,
    )
  expect(await languagesOf()).toEqual(['es'])
  const body = { title: 'Otro', level: 'C1' as const, category: 'Casa', language: 'it' as const }
  const changed = await server.call(updateOwnMedia, { params: { id }, body }, token)
  expect(changed.body).toMatchObject({ ...body, lines: 2 })
  await server.services.backgroundTasks.settled()
  expect(await languagesOf()).toEqual(['it'])
  const { body: text } = await server.call(readOwnTranscript, { params: { id } }, token)
  expect(text.lines).toHaveLength(2)
})

test('a removed item disappears at once, and can be restored for seven days', async () => {
  const token = await client().joinPro()
  const id = await client().addYoutube(token, { transcription: srt })
  const params = { id }
  const { body } = await server.call(removeOwnMedia, { params }, token)
  expect(body.restorableUntil).toBe(daysLater(7).toISOString())
  expect((await server.call(getVideo, { params, query: {} }, token)).status).toBe(404)
  expect((await server.call(readOwnMedia, { params }, token)).status).toBe(404)
  expect((await server.call(removeOwnMedia, { params }, token)).status).toBe(404)
  const report = { videoId: id, progress: 5, time_delta: 5, isPaused: false }
  expect((await server.call(reportProgress, { body: report }, token)).status).toBe(404)
  expect((await server.call(restoreOwnMedia, { params }, await client().joinPro())).status).toBe(404)
  expect((await server.call(restoreOwnMedia, { params }, token)).body).toMatchObject({ id, lines: 2 })
  expect((await server.call(getVideo, { params, query: {} }, token)).status).toBe(200)
  await server.call(removeOwnMedia, { params }, token)
  expect(await client().addYoutube(token)).toBe(id)
})
