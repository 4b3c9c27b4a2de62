import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { addUploadedMedia, addVideo, listOwnMedia } from '@verbena/contract/own-media/own-media'
import { uploadPieceBytesMaximum } from '@verbena/contract/own-media/upload-limits'
import { readUpload } from '@verbena/contract/own-media/uploads'
import { expect, test } from 'vitest'
import { mediaFile, ownMediaClient } from '../../../testing/clients/own-media-client.ts'
import { rawRequest } from '../../../testing/clients/raw-request.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

const server: TestServer = serverForFile(createTestServer)
const client = () => ownMediaClient(server)
const filesOnDisk = () =>
  readdirSync(server.services.uploadFiles.directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

async function listen(): Promise<number> {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 })
  return (server.app.server.address() as AddressInfo).port
}

const gif = Buffer.from(
  'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04\x01'.padEnd(200, '\0'),
  'latin1',
)
const page = Buffer.from('<!DOCTYPE html><script>alert(1)</script>'.padEnd(200))

test.each<[string, Buffer, string]>([
  ['a GIF followed by a video', Buffer.concat([gif, mediaFile('film.mp4')]), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a web page followed by a video', Buffer.concat([page, mediaFile('film.mp4')]), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a web page', page, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.padEnd(200)),
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a program', Buffer.from('\x7fELF'.padEnd(200, '\0'), 'latin1'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['an archive', Buffer.from('PK\x03\x04'.padEnd(200, '\0'), 'latin1'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a video followed by a web page', Buffer.concat([mediaFile('film.mp4'), page]), 'FILE_BROKEN'],
  ['a truncated video', mediaFile('film.mp4').subarray(0, -100), 'FILE_BROKEN'],
  [
    'the beginning of a video and nothing else',
    Buffer.concat([mediaFile('film.mp4').subarray(0, 40), Buffer.alloc(300)]),
    'FILE_BROKEN',
  ],
])('%s is refused, and nothing of it is stored', async (_, bytes, code) => {
  const token = await client().joinPro()
  const before = filesOnDisk()
  const sent = await client().send(token, bytes)
  expect(sent.code).toBe(code)
  expect(filesOnDisk()).toEqual(before)
  expect((await server.call(listOwnMedia, {}, token)).body.usage.bytes).toBe(0)
})

test('the name of a file does not determine its type', async () => {
  const token = await client().joinPro()
  const { body } = await client().begin(token, page.length, { fileName: 'film.mp4' })
  const sent = await client().sendPiece(token, body.id, 0, page, { 'content-type': 'video/mp4' })
  expect(sent.code).toBe('UNSUPPORTED_MEDIA_TYPE')
})

test.each([
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'C:\\x.mp4',
  '%2e%2e%2fetc%2fpasswd',
  'x.mp4\u202Egpj.exe',
  '"><script>alert(1)</script>.mp4',
  'con',
])('a file called %s is stored under its id alone', async (fileName) => {
  const token = await client().joinPro()
  const before = filesOnDisk()
  const file = mediaFile('tone.mp3')
  const { body } = await client().begin(token, file.length, { fileName })
  await client().sendPiece(token, body.id, 0, file)
  expect(body.fileName).toBe(fileName)
  expect(filesOnDisk().filter((name) => !before.includes(name))).toEqual([body.id])
})

test.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'x', '00000000-0000-0000-0000-00000000000g', '%00'])(
  'an upload called %s is not looked for on the disk',
  async (id) => {
    const token = await client().joinPro()
    const response = await server.app.inject({
      method: 'PUT',
      url: `/api/uploads/${id}?offset=0`,
      headers: { authorization: `Bearer ${token}` },
      payload: 'x',
    })
    expect([400, 404]).toContain(response.statusCode)
  },
)

test.each(['-1', '1e3', '0x10', '1.5', 'NaN', '', '99999999999999999999', ' 0'])(
  'an offset of "%s" is refused',
  async (offset) => {
    const token = await client().joinPro()
    const { body } = await client().begin(token, 1000)
    const response = await server.app.inject({
      method: 'PUT',
      url: `/api/uploads/${body.id}?offset=${encodeURIComponent(offset)}`,
      headers: { authorization: `Bearer ${token}` },
      payload: Buffer.alloc(500),
    })
    expect(response.json().code).toBe('INVALID_REQUEST')
  },
)

test.each([0, -1, 1.5, 127, 2 ** 53, Number.MAX_VALUE])('a file of %d bytes is not begun', async (bytes) => {
  expect((await client().begin(await client().joinPro(), bytes)).code).toMatch(
    /INVALID_REQUEST|BODY_TOO_LARGE/,
  )
})

test('a body of two gigabytes is refused by its content-length, before it is sent', async () => {
  const token = await client().joinPro()
  const { body } = await client().begin(token, 1000)
  const answer = await rawRequest(
    await listen(),
    `PUT /api/uploads/${body.id}?offset=0 HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${token}\r\ncontent-type: video/mp4\r\ncontent-length: ${2 * 1024 ** 3}\r\n\r\n`,
  )
  expect(answer.status).toBe(413)
  expect((await server.call(readUpload, { params: { id: body.id } }, token)).body.receivedBytes).toBe(0)
})

test('a body without content-length that does not end is refused at the maximum size of a piece', async () => {
  const token = await client().joinPro()
  const { body } = await client().begin(token, 40_000_000)
  const head = `PUT /api/uploads/${body.id}?offset=0 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: video/mp4\r\ntransfer-encoding: chunked\r\n\r\n`
  const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`
  const port = await listen()
  const { received, sent } = await new Promise<{ received: string; sent: number }>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let [received, sent] = ['', 0]
    const pour = () => {
      if (socket.writable && sent < 64) socket.write(chunk, () => setImmediate(pour))
      sent += 1
    }
    socket.on('data', (part) => {
      received += part.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve({ received, sent }))
    socket.write(head)
    pour()
  })
  expect(sent * 0x100000).toBeLessThan(8 * uploadPieceBytesMaximum)
  if (received) expect(received).toMatch(/^HTTP\/1\.1 413 /)
  expect((await server.call(readUpload, { params: { id: body.id } }, token)).body.receivedBytes).toBe(0)
})

test('a compressed body is refused', async () => {
  const token = await client().joinPro()
  const { body } = await client().begin(token, 1000)
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  const sent = await client().sendPiece(token, body.id, 0, bomb, { 'content-encoding': 'gzip' })
  expect([sent.status, sent.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
})

test('after a connection is cut within a piece, the upload continues from the previous offset', async () => {
  const token = await client().joinPro()
  const file = mediaFile('tone.wav')
  const { body } = await client().begin(token, file.length)
  const port = await listen()
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `PUT /api/uploads/${body.id}?offset=0 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: audio/wav\r\ncontent-length: ${file.length}\r\n\r\n`,
      )
      socket.write(file.subarray(0, 20_000), () => socket.destroy())
    })
    socket.on('close', () => resolve())
  })
  expect((await server.call(readUpload, { params: { id: body.id } }, token)).body.receivedBytes).toBe(0)
  expect((await client().sendPiece(token, body.id, 0, file)).body.isComplete).toBe(true)
})

test('an incomplete upload cannot become own media', async () => {
  const token = await client().joinPro()
  const { body } = await client().begin(token, 1000)
  const add = await server.call(addUploadedMedia, { body: { uploadId: body.id, title: 'x' } }, token)
  expect(add.code).toBe('UPLOAD_OFFSET')
})

test('a full disk is reported, and the upload continues when there is room again', async () => {
  const token = await client().joinPro()
  const file = mediaFile('tone.mp3')
  const { body } = await client().begin(token, file.length)
  const { uploadFiles } = server.services
  const write = uploadFiles.write
  uploadFiles.write = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  expect((await client().sendPiece(token, body.id, 0, file)).code).toBe('STORAGE_FULL')
  uploadFiles.write = write
  expect((await client().sendPiece(token, body.id, 0, file)).body.isComplete).toBe(true)
})

test.each([
  'http://127.0.0.1/watch?v=jNQXAC9IVRw',
  'http://169.254.169.254/embed/jNQXAC9IVRw',
  'http://[::1]/watch?v=jNQXAC9IVRw',
  'https://youtube.com.evil.test/watch?v=jNQXAC9IVRw',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'hola',
])('the link %s is refused with the message of the specification', async (url) => {
  const token = await client().joinPro()
  const response = await server.app.inject({
    method: 'POST',
    url: addVideo.path,
    headers: { authorization: `Bearer ${token}` },
    payload: { url, title: 'x' },
  })
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { success: false, code: 'VIDEO_LINK_NOT_VALID', message: 'URL de YouTube no válida.' },
  ])
  expect((await server.call(listOwnMedia, {}, token)).body.items).toEqual([])
})
