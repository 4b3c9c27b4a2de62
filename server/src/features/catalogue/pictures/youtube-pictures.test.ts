import { listVideos } from '@verbena/contract/catalogue'
import { addVideo } from '@verbena/contract/own-media/own-media'
import { beforeEach, expect, test } from 'vitest'
import { mediaFile, ownMediaClient } from '../../../testing/clients/own-media-client.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { daysLater } from '../../../testing/test-time.ts'

const server: TestServer = serverForFile(createTestServer)
const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), mediaFile('tone.mp3')])
let asked: string[]
beforeEach(() => {
  asked = []
  server.services.youtube = {
    describe: async () => null,
    picture: async (videoId) => {
      asked.push(videoId)
      return videoId.startsWith('gone') ? null : picture
    },
  }
})

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => server.app.inject({ method, url })
/** The URL of the picture on the card of a new video. */
async function addressOf(videoId: string) {
  const token = await ownMediaClient(server).joinPro()
  await server.call(addVideo, { body: { url: videoId, language: 'es' } }, token)
  const { body } = await server.call(listVideos, { query: { language: 'es' } }, token)
  return body.myLists[0]?.thumbnail ?? ''
}

test('the server fetches a picture only once for all viewers', async () => {
  const address = await addressOf('jNQXAC9IVRw')
  expect(asked).toEqual([])
  const replies = await Promise.all([1, 2, 3].map(() => get(address)))
  for (const reply of replies) {
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(reply.headers).toMatchObject({
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.rawPayload.equals(picture)).toBe(true)
  }
  await server.services.backgroundTasks.settled()
  expect((await get(address, 'HEAD')).statusCode).toBe(200)
  expect(asked).toEqual(['jNQXAC9IVRw'])
})

test('the URL stays the same, so that browsers can cache it', async () => {
  const before = await addressOf('aaaaaaaaaaa')
  server.time.now = daysLater(30)
  expect(await addressOf('aaaaaaaaaaa')).toBe(before)
  expect((await get(before)).statusCode).toBe(200)
  server.time.now = daysLater(0)
})

test('a URL without our signature fetches nothing', async () => {
  const address = await addressOf('bbbbbbbbbbb')
  const proof = address.split('?')[1]
  for (const url of [
    '/media/youtube/bbbbbbbbbbb.jpg',
    `/media/youtube/ccccccccccc.jpg?${proof}`,
    `/media/youtube/..%2F..%2Fbbbbb.jpg?${proof}`,
    `/media/youtube/bbbbbbbbbbb.jpg.html?${proof}`,
  ])
    expect((await get(url)).statusCode).toBe(404)
  expect(asked).toEqual([])
})

test('a picture that YouTube does not have is not found, and requested again later', async () => {
  const address = await addressOf('goneaaaaaaa')
  expect([(await get(address)).statusCode, (await get(address)).statusCode]).toEqual([404, 404])
  expect(asked).toHaveLength(2)
})
