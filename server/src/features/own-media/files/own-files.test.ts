import { getVideo } from '@verbena/contract/catalogue'
import { readOwnMedia, removeOwnMedia } from '@verbena/contract/own-media/own-media'
import { describe, expect, test } from 'vitest'
import { mediaFile, ownMediaClient } from '../../../testing/clients/own-media-client.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { daysLater } from '../../../testing/test-time.ts'

const server: TestServer = serverForFile(createTestServer)
const client = () => ownMediaClient(server)

describe('an uploaded file', () => {
  const sourceOf = async (id: string, token: string) => {
    const { body } = await server.call(getVideo, { params: { id }, query: {} }, token)
    return body.source.type === 'file' ? (body.source.files[0]?.src ?? '') : ''
  }
  const get = (address: string, headers = {}) => server.app.inject({ method: 'GET', url: address, headers })

  test('is served to its owner by a signed URL, in ranges, and cannot run as a page', async () => {
    const token = await client().joinPro()
    const id = await client().addFile(token, 'film.mp4')
    const address = await sourceOf(id, token)
    const whole = await get(address)
    expect(whole.rawPayload.equals(mediaFile('film.mp4'))).toBe(true)
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': 'attachment; filename="own.mp4"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=43200',
      'accept-ranges': 'bytes',
    })
    const part = await get(address, { range: 'bytes=100-199' })
    expect([part.statusCode, part.rawPayload.equals(mediaFile('film.mp4').subarray(100, 200))]).toEqual([
      206,
      true,
    ])
    expect((await get(address, { range: 'bytes=99999999-' })).statusCode).toBe(416)
    expect((await server.app.inject({ method: 'HEAD', url: address })).headers['content-length']).toBe(
      String(mediaFile('film.mp4').length),
    )
  })

  test('is not found without a signature, with that of another file, after it expired, or after removal', async () => {
    const token = await client().joinPro()
    const [id, second] = [
      await client().addFile(token, 'tone.mp3'),
      await client().addFile(token, 'tone.m4a'),
    ]
    const [address, other] = [await sourceOf(id, token), await sourceOf(second, token)]
    const [path = '', query] = address.split('?')
    const status = async (at: string) => (await get(at)).statusCode
    expect(await status(address)).toBe(200)
    expect([
      await status(path),
      await status(`${path}?${query?.slice(0, -2)}xx`),
      await status(`${path}?${other.split('?')[1]}`),
      await status(`/media/own/../../secret?${query}`),
      await status(`/media/own/%2e%2e%2fsecret?${query}`),
      await status('/media/own/'),
    ]).toEqual([404, 404, 404, 404, 404, 404])
    await server.call(removeOwnMedia, { params: { id } }, token)
    expect(await status(address)).toBe(404)
    server.time.now = daysLater(1)
    expect(await status(other)).toBe(404)
  })

  test('has the duration of its header, or else the duration that the browser measured', async () => {
    const token = await client().joinPro()
    const lengthOf = async (id: string) =>
      (await server.call(readOwnMedia, { params: { id } }, token)).body.durationSeconds
    const said = await lengthOf(await client().addFile(token, 'tone.wav', { durationSeconds: 9999 }))
    expect(said).toBeCloseTo(2, 1)
    expect(await lengthOf(await client().addFile(token, 'fragments.mp4', { durationSeconds: 2.5 }))).toBe(2.5)
  })
})
