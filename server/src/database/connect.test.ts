import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { findRootDirectory } from '../config/root-directory.ts'
import { StartError } from '../config/start-error.ts'
import { runSql } from '../testing/postgres-for-tests.ts'
import { connectDatabase } from './connect.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'

const root = findRootDirectory(import.meta.dirname)
const dependencies = (stopping = new AbortController().signal) => ({
  log: { warn: () => {}, error: () => {} },
  randomBytes,
  stopping,
})

let folder: string
let postgres: EmbeddedPostgres
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vb-connect-'))
  postgres = await startEmbeddedPostgres(folder, randomBytes)
  await runSql(postgres.connection, "create role locked login password 'plum-harbour'")
  const rules = join(folder, 'cluster', 'pg_hba.conf')
  writeFileSync(rules, `local all locked scram-sha-256\n${readFileSync(rules, 'utf8')}`)
  await runSql(postgres.connection, 'select pg_reload_conf()')
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const connect = (url: string) => connectDatabase(readConfig({ DATABASE_URL: url }, root), dependencies())

async function refusalOf(connecting: Promise<unknown>): Promise<string> {
  const error = await connecting.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

test.each(['postgres:///verbena?host=FOLDER&user=verbena', 'postgres://verbena@/verbena?host=FOLDER'])(
  'a database behind a socket is used: %s',
  async (url) => {
    const database = await connect(url.replace('FOLDER', folder))
    expect((await database.pool.query('select count(*)::int as n from learner')).rows).toEqual([{ n: 0 }])
    await database.close()
  },
)

describe('a wrong DATABASE_URL is reported by its innermost cause', () => {
  test.each([
    ['postgres://nobody@/verbena?host=FOLDER', 'role "nobody" does not exist'],
    ['postgres://verbena@/nothing?host=FOLDER', 'database "nothing" does not exist'],
    [
      'postgres://locked:pear-street@/verbena?host=FOLDER',
      'password authentication failed for user "locked"',
    ],
    ['postgres://a@/b?host=/no/where', 'the socket /no/where/.s.PGSQL.5432 does not exist'],
    ['postgres://a:pear-street@127.0.0.1:9/b', 'no server responds at 127.0.0.1:9'],
    ['postgres://a:pear-street@no-such-host.invalid/b', 'the host no-such-host.invalid is not known'],
  ])('%s', async (url, reason) => {
    const message = await refusalOf(connect(url.replace('FOLDER', folder)))
    expect(message).toBe(`The database of DATABASE_URL cannot be used: ${reason}.`)
  })

  test('a name with several addresses', async () => {
    const message = await refusalOf(connect('postgres://a@localhost:9/b'))
    expect(message).toMatch(/cannot be used: no server responds at (::1|127\.0\.0\.1):9\.$/)
  })
})

test('an aborted start does not wait for a database that never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => silent.once('listening', done))
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = new AbortController()
  const config = readConfig({ DATABASE_URL: `postgres://a@127.0.0.1:${port}/b` }, root)
  const failed = connectDatabase(config, dependencies(stop.signal)).catch((error) => error)
  stop.abort()
  expect(await failed).toBe(stop.signal.reason)
  silent.close()
})

test('an embedded database that cannot be migrated is stopped, and one sentence gives the reason', async () => {
  const data = join(folder, 'data')
  const config = { ...readConfig({ DATA_DIR: data }, root), rootDirectory: folder }
  expect(await refusalOf(connectDatabase(config, dependencies()))).toMatch(
    /^The database in .* cannot be migrated: .*journal.*\. Each step is complete or was undone; the next start continues\.$/,
  )
  expect(existsSync(join(data, 'postgres', 'cluster', 'PG_VERSION'))).toBe(true)
  expect(existsSync(join(data, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
})

test('a query that hangs does not prevent the database from closing', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'hanging') }, root)
  const database = await connectDatabase(config, dependencies())
  const hanging = database.pool.query('select pg_sleep(14)').catch((error: unknown) => error)
  await database.close()
  expect(await hanging).toBeInstanceOf(Error)
  expect(existsSync(join(folder, 'hanging', 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
})
