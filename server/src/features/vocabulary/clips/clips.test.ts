import { readdir } from 'node:fs/promises'
import { readWordLine } from '@verbena/contract/vocabulary/saved-line'
import { deleteWord, listWords, saveWord } from '@verbena/contract/vocabulary/words'
import { beforeEach, describe, expect, test } from 'vitest'
import { createFfmpeg } from '../../../providers/ffmpeg/ffmpeg.ts'
import { ownMediaClient } from '../../../testing/clients/own-media-client.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { cutDueClips, removeClipFiles } from './cut-clips.service.ts'

const server: TestServer = serverForFile(createTestServer)
const ffmpeg = createFfmpeg()
let token: string
let limits: TestServer['services']['clips']['limits']
beforeEach(async () => {
  limits ??= server.services.clips.limits
  server.services.clips.limits = limits
  server.services.ffmpeg = createFfmpeg(null)
  token = (await server.join()).access_token
})

const mediaId = 'la-tortilla-secreta'
const egg = {
  ...{ word: 'huevo', lemma: 'huevo', translation: 'egg', definition: 'It comes from a hen.' },
  ...{ example: '¿Tienes patatas, huevos y una cebolla?', listName: 'Kitchen' },
}
const save = async (extra: object = {}) => {
  const { body } = await server.call(
    saveWord,
    { body: { ...egg, source: { mediaId, segment: 7 }, ...extra } },
    token,
  )
  await server.services.backgroundTasks.settled()
  return body
}
const lineOf = async (id: string, bearer = token) =>
  (await server.call(readWordLine, { params: { id } }, bearer)).body.line
const get = (url: string | null | undefined) => server.app.inject({ method: 'GET', url: url ?? '' })
const filesOnDisk = async () =>
  (await readdir(server.services.clips.files.directory, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  ).length

describe('the place of a saved word', () => {
  test('is kept with its line, and the headword has the article of the chosen sense', async () => {
    const { id, listId } = await save()
    const { body } = await server.call(listWords, { params: { themeId: listId } }, token)
    expect(body).toMatchObject([{ word: 'huevo', headword: 'el huevo', example: egg.example }])
    const line = await lineOf(id)
    expect(line).toMatchObject({ mediaId, kind: 'video', text: egg.example, sound: null })
    expect(line!.endSeconds).toBeGreaterThan(line!.startSeconds)
    // Without a clip the browser plays this range of the file.
    expect((await get(line?.files[0]?.src)).statusCode).toBe(200)
    expect((await get(line?.picture)).statusCode).toBe(200)
  })

  test('is left out for a line that does not exist, and for an item that the learner may not open', async () => {
    for (const source of [
      { mediaId, segment: 999 },
      { mediaId: 'no-such-item', segment: 0 },
      { mediaId: 'la-maleta-de-los-relojes', segment: 0 },
    ]) {
      const { id } = await save({ source, listName: JSON.stringify(source).slice(0, 60) })
      expect([source, await lineOf(id)]).toEqual([source, null])
    }
  })

  test('of another learner is not found', async () => {
    const { id } = await save()
    const other = (await server.join()).access_token
    expect((await server.call(readWordLine, { params: { id } }, other)).code).toBe('NOT_FOUND')
  })
})

describe.skipIf(!(await ffmpeg.isInstalled()))('with ffmpeg', () => {
  beforeEach(() => {
    server.services.ffmpeg = ffmpeg
  })

  test('the sound and a picture of the line are cut, and served by signed URLs', async () => {
    const line = await lineOf((await save()).id)
    const [sound, picture] = [await get(line?.sound), await get(line?.picture)]
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(picture.rawPayload.readUIntBE(0, 3)).toBe(0xffd8ff)
    const seconds = line!.endSeconds - line!.startSeconds
    expect(sound.rawPayload.length).toBeGreaterThan((seconds * 64_000) / 8 / 2)
    expect(sound.rawPayload.length).toBeLessThan(((seconds + 2) * 64_000) / 8)
    for (const address of [line?.sound, line?.picture])
      expect((await get(address?.split('?')[0])).statusCode).toBe(404)
  })

  test('an own file has clips, too, and its owner only may read them', async () => {
    const client = ownMediaClient(server)
    token = await client.joinPro()
    const own = await client.addFile(token, 'film.mp4', { language: 'es', kind: 'video' })
    await server.services.backgroundTasks.settled()
    await server.sql(
      `insert into transcript (media_id, segments) values ($1, $2)
       on conflict (media_id) do update set segments = excluded.segments`,
      own,
      JSON.stringify([{ text: 'Un huevo.', start: 0.2, duration: 1.2, translations: {}, words: [] }]),
    )
    const line = await lineOf((await save({ source: { mediaId: own, segment: 0 } })).id)
    expect((await get(line?.sound)).statusCode).toBe(200)
    await server.sql('update media_item set removed_at = now() where id = $1', own)
    expect(await lineOf((await save()).id)).toBeNull()
  })

  test('is installed later: the clips that wait are cut by the maintenance', async () => {
    server.services.ffmpeg = createFfmpeg(null)
    const { id } = await save()
    expect((await lineOf(id))?.sound).toBeNull()
    server.services.ffmpeg = ffmpeg
    await cutDueClips(server.services)
    expect((await get((await lineOf(id))?.sound)).statusCode).toBe(200)
  })

  test('that fails is tried three times, each time later', async () => {
    let calls = 0
    const broken = async () => {
      calls += 1
      throw new Error('stopped')
    }
    server.services.ffmpeg = { ...ffmpeg, cutSound: broken, extractPicture: broken }
    const { id } = await save()
    for (let hour = 0; hour < 6; hour++) {
      await cutDueClips(server.services)
      server.time.now = new Date(server.time.now.getTime() + 60 * 60_000)
    }
    expect(calls).toBe(3)
    expect(await server.sql('select state from word_clip where word_id = $1', id)).toEqual([
      { state: 'none' },
    ])
  })

  test('a learner has a maximum of clips, and a full server cuts no more', async () => {
    server.services.clips.limits = { ...limits, perLearner: 1 }
    await save()
    const second = await save({ word: 'patata', lemma: 'patata' })
    expect((await lineOf(second.id))?.sound).toBeNull()
    server.services.clips.limits = { ...limits, bytes: 0 }
    token = (await server.join()).access_token
    expect((await lineOf((await save()).id))?.sound).toBeNull()
  })

  test('the files of a deleted word, and of a deleted account, are removed', async () => {
    await removeClipFiles(server.services)
    const before = await filesOnDisk()
    const { access_token, username } = await server.join()
    token = access_token
    const { id } = await save()
    expect(await filesOnDisk()).toBe(before + 2)
    await server.call(deleteWord, { params: { wordId: id } }, token)
    await removeClipFiles(server.services)
    expect(await filesOnDisk()).toBe(before)
    await save()
    await server.sql('delete from learner where username = $1', username)
    await removeClipFiles(server.services)
    expect(await filesOnDisk()).toBe(before)
  })
})
