import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { StartError } from '../../config/start-error.ts'
import { isFileLocked } from '../file-lock.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const start = (directory: string, signal?: AbortSignal) =>
  startEmbeddedPostgres(directory, randomBytes, signal)

let folder: string
let postgres: EmbeddedPostgres
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vb-pg-'))
  postgres = await start(folder)
})
afterAll(async () => {
  await postgres.stop()
  // Ten clusters of 40 MB take long to delete on a busy disk.
  rmSync(folder, { recursive: true, force: true })
}, 120_000)

const pidOf = (path: string) =>
  Number.parseInt(readFileSync(join(path, 'cluster', 'postmaster.pid'), 'utf8'), 10)

async function stoppedCluster(name: string): Promise<string> {
  const path = join(folder, name)
  await (await start(path)).stop()
  return path
}

async function query(text: string, { connection }: EmbeddedPostgres = postgres) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  test('runs as this user, also as root, and listens on no network port', async () => {
    expect(await query('show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
    expect(await query('show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(await query('show fsync')).toEqual([{ fsync: 'on' }])
  })

  test('is used again and not started twice when it outlived its server', async () => {
    const before = pidOf(folder)
    const adopted = await start(folder)
    expect(pidOf(folder)).toBe(before)
    expect(await query('select 1 as one', adopted)).toEqual([{ one: 1 }])
  })

  test('is started again after it was killed, with all committed data', async () => {
    await query('create table kept (n int); insert into kept select generate_series(1, 100)')
    process.kill(pidOf(folder), 'SIGKILL')
    await postgres.restart()
    expect(await query('select count(*)::int as n from kept')).toEqual([{ n: 100 }])
  })

  test('works in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'a'.repeat(90))
    const other = await start(deep)
    expect(await query('select 1 as one', other)).toEqual([{ one: 1 }])
    await other.stop()
    expect(existsSync(join(deep, 'cluster', 'postmaster.pid'))).toBe(false)
    rmSync(readFileSync(join(deep, 'socket-folder'), 'utf8'), { recursive: true })
  })
})

test('its log contains no text of learners', async () => {
  await query("create table diary (entry text primary key); insert into diary values ('dear secret')")
  await expect(query("insert into diary values ('dear secret')")).rejects.toThrow(/duplicate key/)
  await expect(query("insert into nowhere values ('dear secret')")).rejects.toThrow(/does not exist/)
  const log = readFileSync(join(folder, 'postgres.log'), 'utf8')
  expect(log).toMatch(/duplicate key/)
  expect(log).not.toMatch(/dear secret/)
})

describe('the lock of the database', () => {
  const lock = () => join(folder, 'database.lock')

  test('is held exactly as long as any process of the database lives', async () => {
    expect(isFileLocked(lock())).toBe(true)
    await postgres.stop()
    expect(isFileLocked(lock())).toBe(false)
    await postgres.restart()
    expect(isFileLocked(lock())).toBe(true)
  })

  test('prevents a second database while the first does not answer and its pid file is missing', async () => {
    const path = await stoppedCluster('frozen')
    await start(path)
    const pid = pidOf(path)
    const pidFile = join(path, 'cluster', 'postmaster.pid')
    process.kill(pid, 'SIGSTOP')
    const content = readFileSync(pidFile)
    rmSync(pidFile)
    const second = start(path)
    await sleep(4000)
    expect(existsSync(pidFile)).toBe(false)
    writeFileSync(pidFile, content)
    process.kill(pid, 'SIGCONT')
    const adopted = await second
    expect(pidOf(path)).toBe(pid)
    await adopted.stop()
    expect(isFileLocked(join(path, 'database.lock'))).toBe(false)
  })
})

describe('after a power cut, when another process has the number in postmaster.pid', () => {
  let other: ChildProcess | undefined
  afterEach(() => {
    other?.kill('SIGKILL')
  })

  test.each(['sleep', 'postgres'])(
    'the database starts and does not touch that process, named %s',
    async (name) => {
      const path = await stoppedCluster(`reused-${name}`)
      other = spawn('sleep', ['60'], { argv0: name })
      writeFileSync(
        join(path, 'cluster', 'postmaster.pid'),
        `${other.pid}\n${path}/cluster\n1\n5432\n${path}\n\n`,
      )
      const started = await start(path)
      expect(await query('select 1 as one', started)).toEqual([{ one: 1 }])
      await started.stop()
      expect(other.exitCode ?? other.signalCode).toBeNull()
    },
  )
})

describe('an aborted start leaves nothing running', () => {
  const begun = [
    ['while the files are created', 'cluster.new/base'],
    ['while the database starts', 'cluster/postmaster.pid'],
  ] as const
  test.each(begun)('%s', async (_, sign) => {
    const path = join(folder, sign.replace('/', '-'))
    const stop = new AbortController()
    const failed = start(path, stop.signal).catch((error: unknown) => error)
    while (!existsSync(join(path, sign))) await sleep(1)
    stop.abort()
    expect(await failed).toBe(stop.signal.reason)
    expect(existsSync(join(path, 'cluster', 'postmaster.pid'))).toBe(false)
    const again = await start(path)
    expect(await query('select 1 as one', again)).toEqual([{ one: 1 }])
    await again.stop()
  })
})

describe('a folder that cannot be used is named in the message, and not changed', () => {
  async function refusalOf(path: string): Promise<string> {
    const error = await start(path).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartError)
    return (error as StartError).message
  }

  test('written by another major version', async () => {
    const path = await stoppedCluster('old')
    writeFileSync(join(path, 'cluster', 'PG_VERSION'), '17\n')
    expect(await refusalOf(path)).toMatch(/written by PostgreSQL 17.*Nothing was changed/)
  })

  test('corrupt', async () => {
    const path = await stoppedCluster('corrupt')
    const control = join(path, 'cluster', 'global', 'pg_control')
    writeFileSync(control, Buffer.alloc(8192))
    expect(await refusalOf(path)).toMatch(/does not start: .*Nothing was deleted/)
    expect(readFileSync(control)).toEqual(Buffer.alloc(8192))
  })

  test('with its first file missing', async () => {
    const path = await stoppedCluster('half')
    rmSync(join(path, 'cluster', 'PG_VERSION'))
    expect(await refusalOf(path)).toMatch(/damaged: its file PG_VERSION is missing/)
    expect(existsSync(join(path, 'cluster', 'global', 'pg_control'))).toBe(true)
  })

  test('but an interrupted first start is repeated', async () => {
    const path = join(folder, 'cut-short')
    mkdirSync(join(path, 'cluster.new'), { recursive: true })
    appendFileSync(join(path, 'cluster.new', 'rubbish'), 'x')
    const begun = await start(path)
    expect(await query('select 1 as one', begun)).toEqual([{ one: 1 }])
    await begun.stop()
  })
})
