import { readdirSync } from 'node:fs'
import { addUploadedMedia, listOwnMedia, removeOwnMedia } from '@verbena/contract/own-media/own-media'
import { uploadPieceBytesMinimum } from '@verbena/contract/own-media/upload-limits'
import { cancelUpload, listUploads, readUpload } from '@verbena/contract/own-media/uploads'
import { expect, test } from 'vitest'
import { runMaintenanceJobs } from '../../../jobs/maintenance-jobs.ts'
import { mediaFile, ownMediaClient } from '../../../testing/clients/own-media-client.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { daysLater } from '../../../testing/test-time.ts'

const server: TestServer = serverForFile(createTestServer)
const client = () => ownMediaClient(server)

/** Every file on the disk. */
const filesOnDisk = () =>
  readdirSync(server.services.uploadFiles.directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

const rethrow = (error: unknown) => {
  throw error
}

/** A WAV file with the given number of bytes of silence. */
function wav(dataBytes: number): Buffer {
  const bytes = Buffer.alloc(44 + dataBytes)
  mediaFile('tone.wav').copy(bytes, 0, 0, 36)
  bytes.writeUInt32LE(16, 16)
  bytes.write('data', 36)
  bytes.writeUInt32LE(dataBytes, 40)
  bytes.writeUInt32LE(36 + dataBytes, 4)
  return bytes
}

test('a file is uploaded in pieces, its type is detected, and it becomes own media once', async () => {
  const token = await client().joinPro()
  const file = wav(200_000)
  const { body: begun } = await client().begin(token, file.length, {
    fileName: 'Clase 1.wav',
    fingerprint: 'abc-1',
  })
  expect(begun).toMatchObject({
    receivedBytes: 0,
    isComplete: false,
    fileName: 'Clase 1.wav',
    fingerprint: 'abc-1',
  })
  for (let at = 0; at < file.length; at += uploadPieceBytesMinimum) {
    const piece = file.subarray(at, at + uploadPieceBytesMinimum)
    const sent = await client().sendPiece(token, begun.id, at, piece)
    expect([sent.status, sent.body.receivedBytes]).toEqual([200, at + piece.length])
  }
  const { body: whole } = await server.call(readUpload, { params: { id: begun.id } }, token)
  expect(whole).toMatchObject({ isComplete: true, type: 'audio/wav' })
  const add = () => server.call(addUploadedMedia, { body: { uploadId: begun.id, title: 'Clase 1' } }, token)
  const [first, second] = [await add(), await add()]
  expect(second.body).toEqual(first.body)
  const { body: list } = await server.call(listOwnMedia, {}, token)
  expect(list.items).toMatchObject([
    { title: 'Clase 1', mime: 'audio/wav', bytes: file.length, source: 'file' },
  ])
  expect(list.usage.bytes).toBe(file.length)
  expect((await server.call(listUploads, {}, token)).body).toEqual([])
})

test('an interrupted upload continues at the stored offset, also when a crash left more bytes on disk', async () => {
  const token = await client().joinPro()
  const file = wav(150_000)
  const { id } = (await client().begin(token, file.length)).body
  await client().sendPiece(token, id, 0, file.subarray(0, 70_000))
  await server.services.uploadFiles.write(id, 70_000, Buffer.alloc(50_000, 7))
  const { body } = await server.call(readUpload, { params: { id } }, token)
  expect(body.receivedBytes).toBe(70_000)
  const rest = await client().sendPiece(token, id, 70_000, file.subarray(70_000))
  expect(rest.body.isComplete).toBe(true)
  const onDisk = await server.services.uploadFiles.withFile(id, (source) => source.read(0, file.length + 1))
  expect(onDisk.equals(file)).toBe(true)
})

test('of two concurrent writers one gets UPLOAD_OFFSET', async () => {
  const token = await client().joinPro()
  const file = wav(200_000)
  const { id } = (await client().begin(token, file.length)).body
  const piece = file.subarray(0, 70_000)
  const sent = await Promise.all([1, 2, 3].map(() => client().sendPiece(token, id, 0, piece)))
  expect(sent.map(({ status, code }) => code ?? status).sort()).toEqual([
    200,
    'UPLOAD_OFFSET',
    'UPLOAD_OFFSET',
  ])
  expect((await server.call(readUpload, { params: { id } }, token)).body.receivedBytes).toBe(70_000)
})

test('a piece at a wrong offset, too small or beyond the announced size is refused and changes nothing', async () => {
  const token = await client().joinPro()
  const file = wav(200_000)
  const { id } = (await client().begin(token, file.length)).body
  const code = async (offset: number, piece: Buffer) =>
    (await client().sendPiece(token, id, offset, piece)).code
  expect(await code(10, file.subarray(10, 80_000))).toBe('UPLOAD_OFFSET')
  expect(await code(0, file.subarray(0, 1000))).toBe('INVALID_REQUEST')
  expect(await code(0, Buffer.alloc(0))).toBe('INVALID_REQUEST')
  expect(await code(0, Buffer.concat([file, file]))).toBe('BODY_TOO_LARGE')
  expect((await server.call(readUpload, { params: { id } }, token)).body.receivedBytes).toBe(0)
})

test('an upload of another learner is not found by any request', async () => {
  const [token, other] = [await client().joinPro(), await client().joinPro()]
  const { body } = await client().send(token, mediaFile('tone.mp3'))
  const params = { id: body.id }
  const uploadId = body.id
  expect([
    (await server.call(readUpload, { params }, other)).code,
    (await server.call(cancelUpload, { params }, other)).code,
    (await client().sendPiece(other, body.id, 0, mediaFile('tone.mp3'))).code,
    (await server.call(addUploadedMedia, { body: { uploadId, title: 'x' } }, other)).code,
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  expect((await server.call(listUploads, {}, other)).body).toEqual([])
})

test('an upload requires Pro', async () => {
  const { access_token } = await server.join()
  expect((await client().begin(access_token, 1000)).code).toBe('PLAN_REQUIRED')
})

test('a file that is too large or exceeds the quota is refused before anything is sent', async () => {
  const token = await client().joinPro()
  const { fileBytes, quotaBytes } = server.services.ownMediaLimits
  expect((await client().begin(token, fileBytes + 1)).code).toBe('BODY_TOO_LARGE')
  const begun = await Promise.all(Array.from({ length: 4 }, () => client().begin(token, fileBytes)))
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(quotaBytes / fileBytes)
  expect(begun.filter(({ code }) => code === 'UPLOAD_QUOTA')).toHaveLength(4 - quotaBytes / fileBytes)
})

test('a cancelled upload leaves nothing', async () => {
  const token = await client().joinPro()
  const { body } = await client().send(token, mediaFile('tone.mp3'))
  expect(filesOnDisk()).toContain(body.id)
  await server.call(cancelUpload, { params: { id: body.id } }, token)
  expect(filesOnDisk()).not.toContain(body.id)
  expect((await server.call(readUpload, { params: { id: body.id } }, token)).code).toBe('NOT_FOUND')
})

test('an abandoned upload is deleted after two days, and one that became own media stays', async () => {
  const token = await client().joinPro()
  const open = (await client().send(token, mediaFile('tone.mp3'))).body.id
  const before = filesOnDisk()
  await client().addFile(token, 'tone.wav')
  const [kept] = filesOnDisk().filter((name) => !before.includes(name))
  server.time.now = daysLater(1)
  await runMaintenanceJobs(server.services, rethrow)
  expect(filesOnDisk()).toContain(open)
  server.time.now = daysLater(3)
  await runMaintenanceJobs(server.services, rethrow)
  expect(filesOnDisk()).not.toContain(open)
  expect(filesOnDisk()).toContain(kept)
})

test('the file of removed own media is deleted when it can no longer be restored', async () => {
  const token = await client().joinPro()
  const before = filesOnDisk()
  const id = await client().addFile(token, 'tone.m4a')
  const [file] = filesOnDisk().filter((name) => !before.includes(name))
  await server.call(removeOwnMedia, { params: { id } }, token)
  server.time.now = daysLater(6)
  await runMaintenanceJobs(server.services, rethrow)
  expect(filesOnDisk()).toContain(file)
  server.time.now = daysLater(8)
  await runMaintenanceJobs(server.services, rethrow)
  expect(filesOnDisk()).not.toContain(file)
  expect(await server.sql('select 1 from media_item where id = $1', id)).toEqual([])
  expect(await server.sql('select 1 from file_to_remove')).toEqual([])
})

test('the files of a deleted account are deleted', async () => {
  const { access_token: token, username } = await server.join()
  await server.sql("update learner set pro_until = '2099-01-01' where username = $1", username)
  const before = filesOnDisk()
  await client().addFile(token, 'tone.mp3')
  await server.sql('update learner set delete_at = $2 where username = $1', username, daysLater(0))
  server.time.now = daysLater(0.01)
  await runMaintenanceJobs(server.services, rethrow)
  expect(filesOnDisk().filter((name) => !before.includes(name))).toEqual([])
})
