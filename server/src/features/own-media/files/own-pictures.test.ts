import { readdir } from 'node:fs/promises'
import { getVideo, listVideos } from '@verbena/contract/catalogue'
import { listOwnMedia, readOwnMedia, removeOwnMedia } from '@verbena/contract/own-media/own-media'
import { beforeEach, describe, expect, test } from 'vitest'
import { createFfmpeg } from '../../../providers/ffmpeg/ffmpeg.ts'
import { ownMediaClient } from '../../../testing/clients/own-media-client.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { daysLater } from '../../../testing/test-time.ts'
import { deleteExpiredMedia } from '../delete-expired-media.service.ts'
import { extractMissingPictures } from './own-pictures.service.ts'

const server: TestServer = serverForFile(createTestServer)
const client = () => ownMediaClient(server)
const ffmpeg = createFfmpeg()
beforeEach(() => {
  server.services.ffmpeg = ffmpeg
})

async function added(name: string) {
  const token = await client().joinPro()
  const id = await client().addFile(token, name, { language: 'es', kind: 'video' })
  await server.services.backgroundTasks.settled()
  return { token, id }
}
const pictureOf = async (token: string, id: string) =>
  (await server.call(readOwnMedia, { params: { id } }, token)).body.thumbnail
const get = (url: string) => server.app.inject({ method: 'GET', url })

describe.skipIf(!(await ffmpeg.isInstalled()))('with ffmpeg', () => {
  test.each(['film.mp4', 'film.mov', 'film.webm', 'fragments.mp4'])(
    'the picture of a video is one of its frames: %s',
    async (name) => {
      const { token, id } = await added(name)
      const address = await pictureOf(token, id)
      const picture = await get(address)
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(picture.headers['content-security-policy']).toContain('sandbox')
      expect(picture.rawPayload.readUIntBE(0, 3)).toBe(0xffd8ff)
      const { body: item } = await server.call(getVideo, { params: { id }, query: {} }, token)
      const { body: listing } = await server.call(listVideos, { query: { language: 'es' } }, token)
      const { body: own } = await server.call(listOwnMedia, {}, token)
      expect([item.thumbnail, listing.myLists[0]?.thumbnail, own.items[0]?.thumbnail]).toEqual([
        address,
        address,
        address,
      ])
    },
  )

  test('a sound file without a cover has no picture, and is tried only once', async () => {
    const { token, id } = await added('tone.mp3')
    expect(await pictureOf(token, id)).toBe('')
    let looked = 0
    const extractPicture = async () => {
      looked += 1
      return null
    }
    server.services.ffmpeg = { ...ffmpeg, extractPicture }
    await extractMissingPictures(server.services)
    expect(looked).toBe(0)
  })

  test('the picture is served only by a signed URL that has not expired', async () => {
    const { token, id } = await added('film.mp4')
    const address = await pictureOf(token, id)
    const [path = '', proof = ''] = address.split('?')
    const other = await added('film.webm')
    const wrong = [
      path,
      `${path}?${proof.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`,
      `/media/own/${other.id}/picture.jpg?${proof}`,
      `/media/own/${id}?${proof}`,
    ]
    for (const url of wrong) expect((await get(url)).statusCode).toBe(404)
    server.time.now = daysLater(1)
    expect((await get(address)).statusCode).toBe(404)
    server.time.now = daysLater(0)
    await server.call(removeOwnMedia, { params: { id } }, token)
    expect((await get(address)).statusCode).toBe(404)
  })

  test('the picture is deleted from the disk with its file', async () => {
    const { token, id } = await added('film.mp4')
    const [row] = await server.sql('select id from upload where media_id = $1', id)
    const left = async () =>
      (await readdir(server.services.uploadFiles.directory, { recursive: true })).filter((name) =>
        name.includes(String(row?.id)),
      )
    expect(await left()).toHaveLength(2)
    await server.call(removeOwnMedia, { params: { id } }, token)
    server.time.now = daysLater(8)
    await deleteExpiredMedia(server.services)
    expect(await left()).toEqual([])
    server.time.now = daysLater(0)
  })

  test('pictures that a server without ffmpeg did not extract are extracted later', async () => {
    server.services.ffmpeg = createFfmpeg(null)
    const { token, id } = await added('film.mp4')
    expect(await pictureOf(token, id)).toBe('')
    await extractMissingPictures(server.services)
    expect(await pictureOf(token, id)).toBe('')
    server.services.ffmpeg = ffmpeg
    await extractMissingPictures(server.services)
    expect((await get(await pictureOf(token, id))).statusCode).toBe(200)
  })
})
