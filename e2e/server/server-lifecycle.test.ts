import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isFileLocked } from '../../server/src/database/file-lock.ts'
import { identityOf, isAlive } from '../../server/src/database/process-identity.ts'
import {
  failedStart,
  freePort,
  type ServerProcess,
  signalAndWait,
  spawnServer,
  startServer,
  stopOrphanedDatabase,
  temporaryFolder,
} from '../harness/server-process.ts'

let folder: ReturnType<typeof temporaryFolder>
let server: ServerProcess | undefined
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  await server?.kill('SIGTERM')
  server = undefined
  stopOrphanedDatabase(folder.path)
  folder.remove()
})

type Json = Record<string, string>

async function post(path: string, body: object, token = '') {
  const response = await fetch(`${server?.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json }
}

const account = {
  username: 'survivor',
  password: 'plum-harbour-seven',
  nativelanguage: 'en',
  targetlanguage: 'es',
}
const saveWord = (word: string, token: string) =>
  post('/api/saveWord', { word, translation: 't', definition: '', example: '', listName: 'Kept' }, token)

/**
 * Sends the head of a request and waits until the server asks for its body: from then on the request is in flight.
 * @returns sends the body, and gives the status of the answer
 */
function startSaving(word: string, token: string): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify({ word, translation: 't', definition: '', example: '', listName: 'Kept' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${token}`,
    expect: '100-continue',
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${server?.address}/api/saveWord`, { method: 'POST', headers, agent: false })
    const status = new Promise<number | undefined>((answered, failed) => {
      sent.on('response', (response) => {
        response.resume()
        answered(response.statusCode)
      })
      sent.on('error', failed)
    })
    status.catch(reject)
    sent.on('continue', () =>
      resolve(() => {
        sent.end(body)
        return status
      }),
    )
    sent.flushHeaders()
  })
}

async function wordCount(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${server?.address}/vocabulary/words/personal`, { headers })
  const [list] = (await response.json()) as { wordCount: number }[]
  return list?.wordCount ?? 0
}

const databasePid = () =>
  Number.parseInt(readFileSync(join(folder.path, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10)

test('a hundred acknowledged writes survive kill -9', async () => {
  server = await startServer(folder.path, 0)
  const { access_token = '' } = (await post('/api/auth/register', account)).body
  for (let n = 0; n < 100; n++) expect((await saveWord(`palabra ${n}`, access_token)).status).toBe(200)
  await server.kill('SIGKILL')
  server = await startServer(folder.path, 0)
  expect(await wordCount(access_token)).toBe(100)
})

test('a server killed while it writes loses no acknowledged write', async () => {
  server = await startServer(folder.path, 0)
  const { access_token = '' } = (await post('/api/auth/register', account)).body
  let acknowledged = 0
  for (let round = 0; round < 3; round++) {
    const before = acknowledged
    const writing = Array.from({ length: 8 }, async (_, lane) => {
      for (let n = 0; ; n++) {
        const { status } = await saveWord(`r${round} l${lane} n${n}`, access_token)
        if (status === 200) acknowledged++
      }
    }).map((lane) => lane.catch(() => {}))
    // A busy machine takes longer to write anything at all.
    await expect.poll(() => acknowledged - before, { timeout: 30_000 }).toBeGreaterThan(3)
    await sleep(round * 150)
    const pid = databasePid()
    await server.kill('SIGKILL')
    if (round === 2) process.kill(pid, 'SIGKILL')
    await Promise.all(writing)
    server = await startServer(folder.path, 0)
    expect(await wordCount(access_token)).toBeGreaterThanOrEqual(acknowledged)
  }
  expect(acknowledged).toBeGreaterThan(10)
})

test('after its database was killed a server replies 503 with Retry-After, recovers by itself and loses no acknowledged write', async () => {
  server = await startServer(folder.path, 0)
  const { access_token = '' } = (await post('/api/auth/register', account)).body
  const statuses: number[] = []
  const retryAfter = new Set<string | null>()
  let isStopped = false
  const load = Array.from({ length: 8 }, async (_, lane) => {
    for (let n = 0; !isStopped; n++) {
      const { status, headers } = await saveWord(`l${lane} n${n}`, access_token)
      statuses.push(status)
      if (status === 503) retryAfter.add(headers.get('retry-after'))
    }
  })
  await expect.poll(() => statuses.length, { timeout: 30_000 }).toBeGreaterThan(8)
  process.kill(databasePid(), 'SIGKILL')
  await expect.poll(() => statuses.includes(503), { timeout: 30_000 }).toBe(true)
  // More replies in a row than there are concurrent requests.
  const isRecovered = () => statuses.length > 40 && statuses.slice(-40).every((status) => status === 200)
  await expect.poll(isRecovered, { timeout: 10_000 }).toBe(true)
  const before = statuses.length
  await sleep(500)
  isStopped = true
  await Promise.all(load)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(retryAfter).toEqual(new Set(['2']))
  expect(new Set(statuses.slice(before))).toEqual(new Set([200]))
  expect(await wordCount(access_token)).toBeGreaterThanOrEqual(
    statuses.filter((status) => status === 200).length,
  )
})

test('SIGTERM finishes pending requests, stops the database with the server and exits with 0', async () => {
  server = await startServer(folder.path, 0)
  const { access_token = '' } = (await post('/api/auth/register', account)).body
  const started = await Promise.all(Array.from({ length: 20 }, (_, n) => startSaving(`w${n}`, access_token)))
  const pid = databasePid()
  const stopped = server.kill('SIGTERM')
  await sleep(100)
  expect(await Promise.all(started.map((finish) => finish()))).toEqual(Array(20).fill(200))
  expect(await stopped).toBe(0)
  expect(isAlive(identityOf(pid))).toBe(false)
  server = await startServer(folder.path, 0)
  expect(await wordCount(access_token)).toBe(20)
})

test('a closed terminal stops the database with the server', async () => {
  server = await startServer(folder.path, 0)
  const pid = databasePid()
  expect(await server.kill('SIGHUP')).toBe(0)
  expect(isAlive(identityOf(pid))).toBe(false)
})

test('a request that never ends delays a stop for a limited time, and no database is left running', async () => {
  server = await startServer(folder.path, 0)
  const pid = databasePid()
  const slow = connect(Number(new URL(server.address).port), 'localhost')
  slow.on('error', () => {})
  slow.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
  slow.write('content-length: 100\r\n\r\n{')
  await sleep(100)
  expect(await server.kill('SIGTERM')).toBe(1)
  expect(isAlive(identityOf(pid))).toBe(false)
})

test.each(['cluster.new', 'cluster/postmaster.pid', '.s.PGSQL.5432'])(
  'SIGTERM during a start, once %s exists, leaves no process and a folder that can be used',
  async (file) => {
    const child = spawnServer({ DATA_DIR: folder.path, PORT: '0' })
    while (!existsSync(join(folder.path, 'postgres', file))) await sleep(1)
    expect(await signalAndWait(child, 'SIGTERM')).toBe(0)
    expect(existsSync(join(folder.path, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
    expect(isFileLocked(join(folder.path, 'server.lock'))).toBe(false)
    server = await startServer(folder.path, 0)
  },
)

describe('a start that fails prints one sentence', () => {
  const isOneSentence = (text: string) => expect(text.split('\n')).toHaveLength(1)

  test('when the port is taken', async () => {
    const port = await freePort()
    const other = createServer().listen(port, 'localhost')
    const { code, text } = await failedStart({ DATA_DIR: folder.path, PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    isOneSentence(text)
    expect(text).toContain(`Port ${port} is in use`)
  })

  test('when DATA_DIR cannot be written', async () => {
    const path = join(folder.path, 'file')
    writeFileSync(path, '')
    const { code, text } = await failedStart({ DATA_DIR: join(path, 'data') })
    expect(code).toBe(1)
    isOneSentence(text)
    expect(text).toMatch(/DATA_DIR .* cannot be written/)
  })

  test.runIf(process.getuid?.() === 0)('when DATA_DIR is read-only or full', async () => {
    const path = join(folder.path, 'small')
    mkdirSync(path)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', path])
    try {
      const full = await failedStart({ DATA_DIR: path })
      expect([full.code, full.text]).toEqual([1, expect.stringMatching(/no room/)])
      execFileSync('mount', ['-o', 'remount,ro', path])
      const readOnly = await failedStart({ DATA_DIR: path })
      expect([readOnly.code, readOnly.text]).toEqual([
        1,
        expect.stringMatching(/cannot be written \(EROFS\)/),
      ])
    } finally {
      execFileSync('umount', [path])
    }
  })

  test.each([
    'postgres://nobody:plum@127.0.0.1:9/none',
    'postgres://nobody:plum@no-such-host.invalid/none',
    'postgres://nobody:plum@/none?host=/no/where',
  ])('when the database of DATABASE_URL cannot be reached: %s', async (url) => {
    const { code, text } = await failedStart({ DATA_DIR: folder.path, DATABASE_URL: url })
    expect(code).toBe(1)
    isOneSentence(text)
    expect(text).toMatch(/The database of DATABASE_URL cannot be used/)
    expect(text).not.toContain('plum')
  })

  test('when another server holds the folder, with its process id', async () => {
    server = await startServer(folder.path, 0)
    const { code, text } = await failedStart({ DATA_DIR: folder.path, PORT: '0' })
    expect(code).toBe(1)
    expect(text).toContain(`process ${server.child.pid}`)
    chmodSync(folder.path, 0o700)
  })
})
