import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { download } from './download.ts'

const content = Buffer.from('0123456789'.repeat(20_000))
const expected = { sha256: createHash('sha256').update(content).digest('hex'), size: content.length }
const timeouts = { connect: 3000, silence: 150, pause: 1, tries: 4 }

let folder: string
let server: Server | undefined
const asked: (string | undefined)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-download-'))
  asked.length = 0
})
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((done) => (server ? server.close(done) : done(undefined)))
  server = undefined
  rmSync(folder, { recursive: true })
})

/** Serves the answers in turn, and repeats the last one. */
async function serve(...answers: RequestListener[]): Promise<string> {
  server = createServer((request, response) => {
    asked.push(request.headers.range)
    answers[Math.min(asked.length, answers.length) - 1]!(request, response)
  })
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/file.deb`
}

const whole: RequestListener = (_, response) => response.end(content)
const ranged: RequestListener = ({ headers }, response) => {
  const start = Number(headers.range?.match(/bytes=(\d+)-/)?.[1] ?? 0)
  if (start > 0)
    response.writeHead(206, { 'content-range': `bytes ${start}-${content.length - 1}/${content.length}` })
  response.end(content.subarray(start))
}
const cutOff: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': content.length })
  response.write(content.subarray(0, 50_000), () => response.destroy())
}
const silentAfterABit: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': content.length })
  response.write(content.subarray(0, 1000))
}
const refuse =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status).end()

const path = () => join(folder, 'file.deb')
const fetchFile = (url: string, options: Partial<Parameters<typeof download>[0]> = {}) =>
  download({ url, path: path(), expected, signal: new AbortController().signal, timeouts, ...options })

async function expectWhole() {
  expect(readFileSync(path()).equals(content)).toBe(true)
  expect(readdirSync(folder)).toEqual(['file.deb'])
}

test('a file is fetched once', async () => {
  const url = await serve(whole)
  await fetchFile(url)
  await fetchFile(url)
  expect(asked).toHaveLength(1)
  await expectWhole()
})

test('a file of the right length with wrong bytes is fetched again', async () => {
  writeFileSync(path(), Buffer.alloc(content.length))
  await fetchFile(await serve(whole))
  await expectWhole()
})

describe('only the missing bytes are requested', () => {
  test('after a broken connection', async () => {
    await fetchFile(await serve(cutOff, ranged))
    expect(asked).toEqual([undefined, 'bytes=50000-'])
    await expectWhole()
  })

  test('by the next run', async () => {
    writeFileSync(`${path()}.part`, content.subarray(0, 70_000))
    await fetchFile(await serve(ranged))
    expect(asked).toEqual(['bytes=70000-'])
    await expectWhole()
  })
})

test.each<[string, RequestListener[]]>([
  ['a server without range requests', [cutOff, whole]],
  ['a server that refuses the range', [cutOff, refuse(416), whole]],
  ['a server that stops sending', [silentAfterABit, ranged]],
  ['a server that is busy', [refuse(503), refuse(429), whole]],
  ['wrong bytes at first', [(_, response) => response.end(Buffer.alloc(content.length)), whole]],
  ['too many bytes at first', [(_, response) => response.end(Buffer.concat([content, content])), whole]],
  [
    'a range that begins elsewhere',
    [
      cutOff,
      (_, response) => response.writeHead(206, { 'content-range': 'bytes 7-9/10' }).end('789'),
      ranged,
    ],
  ],
])('%s: the file is still downloaded', async (_, answers) => {
  await fetchFile(await serve(...answers))
  await expectWhole()
})

test('a redirection is followed', async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: '/elsewhere' }).end(), whole)
  await fetchFile(url)
  await expectWhole()
})

test.each<[string, RequestListener, RegExp]>([
  ['that the server does not have', refuse(404), /answered 404/],
  [
    'that redirects in circles',
    (_, response) => response.writeHead(302, { location: '/again' }).end(),
    /too many redirections/,
  ],
  [
    'with wrong bytes every time',
    (_, response) => response.end(Buffer.alloc(content.length)),
    /another checksum/,
  ],
  [
    'that is too long every time',
    (_, response) => response.end(Buffer.concat([content, content])),
    /longer than the index/,
  ],
  ['that is too short every time', (_, response) => response.end(content.subarray(1)), /ended after/],
])('a file %s is refused, and its path does not exist', async (_, answer, reason) => {
  await expect(fetchFile(await serve(answer))).rejects.toThrow(reason)
  expect(existsSync(path())).toBe(false)
})

test('a file that the server does not have is requested only once', async () => {
  await expect(fetchFile(await serve(refuse(404)))).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

test('an address without a server is reported', async () => {
  const url = await serve(whole)
  await new Promise((done) => server!.close(done))
  server = undefined
  await expect(fetchFile(url)).rejects.toThrow(/could not be fetched/)
})

test('cancelling ends a download at once and keeps the bytes that have arrived', async () => {
  const cancelled = new AbortController()
  const url = await serve(silentAfterABit)
  const fetching = fetchFile(url, {
    signal: cancelled.signal,
    timeouts: { ...timeouts, silence: 60_000 },
    onProgress: () => cancelled.abort(new Error('enough')),
  })
  await expect(fetching).rejects.toThrow('enough')
  expect(readdirSync(folder)).toEqual(['file.deb.part'])
  expect(asked).toHaveLength(1)
})

test('progress rises to the size of the file', async () => {
  const seen: number[] = []
  await fetchFile(await serve(cutOff, ranged), { onProgress: (bytes) => seen.push(bytes) })
  expect(seen.at(-1)).toBe(content.length)
  expect([...seen].sort((a, b) => a - b)).toEqual(seen)
})
