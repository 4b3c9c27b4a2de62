// @vitest-environment happy-dom
import { readUpload, sendUploadPiece, type Upload } from '@verbena/contract/own-media/uploads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../../api/testing/fake-server.ts'
import { sendFile } from './send-file.ts'

const bytes = 3_000_000
const whole = new Uint8Array(bytes).map((_, index) => index % 251)
const begun: Upload = {
  id: '6f1c0f0e-2f57-4a5b-9f0a-000000000001',
  fileName: 'film.mp4',
  fingerprint: 'f',
  bytes,
  receivedBytes: 0,
  isComplete: false,
  type: null,
  durationSeconds: null,
  keptUntil: '2030-01-01T00:00:00Z',
}

let received: Uint8Array[] = []
let restore = () => {}
beforeEach(() => {
  received = []
  signIn()
})
afterEach(() => {
  restore()
  clearSession()
})

const state = (): Upload => {
  const receivedBytes = received.reduce((sum, { length }) => sum + length, 0)
  return { ...begun, receivedBytes, isComplete: receivedBytes === bytes }
}

/** Takes pieces as the real one does; `fault` may refuse, or take a part and then fail. */
function serve(fault: (piece: number) => ApiFailure | number | null = () => null) {
  let pieces = 0
  const server = fakeServer([
    [readUpload, () => state()],
    [
      sendUploadPiece,
      async ({ query, body }) => {
        pieces++
        const failure = fault(pieces)
        if (failure instanceof ApiFailure) return failure
        if (query.offset !== String(state().receivedBytes)) return new ApiFailure('UPLOAD_OFFSET')
        const piece = new Uint8Array(await (body as Blob).arrayBuffer())
        received.push(failure === null ? piece : piece.slice(0, failure))
        if (failure !== null) throw new TypeError('Failed to fetch')
        return state()
      },
    ],
  ])
  restore = server.restore
  return server
}

function send(signal = new AbortController().signal, from = begun) {
  const told: string[] = []
  const sent = sendFile(new Blob([whole]), from, {
    signal,
    onProgress: ({ receivedBytes }) => told.push(String(receivedBytes)),
    onWaiting: (isWaiting) => isWaiting && told.push('waiting'),
    pauseMs: () => 1,
  })
  return { sent, told }
}
/** Compared as a whole: byte by byte it takes the test half a minute. */
const isWhole = () => Buffer.concat(received).equals(whole)

test('a file arrives whole, in pieces that grow', async () => {
  serve()
  const { sent } = send()
  expect((await sent).isComplete).toBe(true)
  expect(isWhole()).toBe(true)
  expect(received.length).toBeLessThan(4)
  expect(received[1]?.length).toBeGreaterThan(received[0]?.length ?? 0)
})

test('after cuts in the middle of pieces it goes on at the byte that the server has', async () => {
  serve((piece) => (piece === 2 ? 1000 : piece === 3 ? 0 : null))
  const { sent, told } = send()
  await sent
  expect(isWhole()).toBe(true)
  expect(told).toContain('waiting')
})

test('a busy server is waited for', async () => {
  serve((piece) => (piece < 4 ? new ApiFailure('BUSY') : null))
  await send().sent
  expect(isWhole()).toBe(true)
})

test('where another tab has sent a part it goes on behind it', async () => {
  serve()
  received.push(whole.slice(0, 700_000))
  const { sent, told } = send()
  await sent
  expect(isWhole()).toBe(true)
  expect(told).not.toContain('waiting')
})

test.each(['UNSUPPORTED_MEDIA_TYPE', 'FILE_BROKEN', 'NOT_FOUND', 'STORAGE_FULL'] as const)(
  'a refusal ends it: %s',
  async (code) => {
    serve(() => new ApiFailure(code))
    await expect(send().sent).rejects.toMatchObject({ code })
  },
)

test('a pause ends it at once, even while it waits for the connection', async () => {
  const controller = new AbortController()
  serve(() => {
    setTimeout(() => controller.abort(), 5)
    return new ApiFailure('BUSY')
  })
  await expect(send(controller.signal).sent).rejects.toMatchObject({ name: 'AbortError' })
})
