import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { findRootDirectory } from '../root-directory.ts'
import { StartError } from '../start-error.ts'
import { runSql } from '../testing/postgres-for-tests.ts'
import { connectDatabase } from './connect.ts'
import type { OpenDatabase } from './database.ts'
import { reachEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { openInstallation } from './open-installation.ts'
import { identityOf } from './process-identity.ts'

const surroundings = {
  log: { warn: () => {}, error: () => {} },
  randomBytes,
  stopping: new AbortController().signal,
}
const folder = mkdtempSync(join(tmpdir(), 'vb-install-'))
const config = readConfig({ DATA_DIR: folder }, findRootDirectory(import.meta.dirname))
const lock = join(folder, 'server.lock')
const postmaster = join(folder, 'postgres', 'cluster', 'postmaster.pid')

/** Stands for the process of a server. */
const other = spawn('sleep', ['300'])
let running: OpenDatabase | undefined
beforeAll(() => {
  writeFileSync(lock, JSON.stringify(identityOf(other.pid ?? 0)))
})
afterAll(async () => {
  await running?.close()
  other.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const refusal = () => openInstallation(config, surroundings).catch((error: unknown) => error)

test('beside a server whose database is not there yet it says so, and makes nothing', async () => {
  expect(await refusal()).toBeInstanceOf(StartError)
  expect(existsSync(join(folder, 'postgres', 'cluster'))).toBe(false)
})

test('beside a running server it uses the same database and leaves it running', async () => {
  running = await connectDatabase(config, surroundings)
  const joined = await openInstallation(config, surroundings)
  await joined.pool.query('create table made_beside (id integer)')
  await joined.close()
  expect((await running.pool.query('select id from made_beside')).rows).toEqual([])
  expect(existsSync(lock)).toBe(true)
})

test('beside a server of another version it refuses', async () => {
  const connection = await reachEmbeddedPostgres(join(folder, 'postgres'), randomBytes)
  const shift = (by: number) =>
    runSql(
      connection,
      `update drizzle.__drizzle_migrations set created_at = created_at + ${by}
       where id = (select max(id) from drizzle.__drizzle_migrations)`,
    )
  await shift(1)
  expect(String(await refusal())).toContain('another version')
  await shift(-1)
})

test('without a server it starts the database, keeps servers out meanwhile, and stops it', async () => {
  await running?.close()
  running = undefined
  rmSync(lock)
  const alone = await openInstallation(config, surroundings)
  expect([existsSync(lock), existsSync(postmaster)]).toEqual([true, true])
  await alone.close()
  expect([existsSync(lock), existsSync(postmaster)]).toEqual([false, false])
})
