import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { findRootDirectory } from '../config/root-directory.ts'
import { StartError } from '../config/start-error.ts'
import { runSql } from '../testing/postgres-for-tests.ts'
import { connectDatabase } from './connect.ts'
import { lockDataDirectory } from './data-directory.ts'
import type { OpenDatabase } from './database.ts'
import { reachEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { isFileLocked } from './file-lock.ts'
import { openInstallation } from './open-installation.ts'

const dependencies = {
  log: { warn: () => {}, error: () => {} },
  randomBytes,
  stopping: new AbortController().signal,
  program: 'npm run editor',
}
const folder = mkdtempSync(join(tmpdir(), 'vb-install-'))
const config = readConfig({ DATA_DIR: folder }, findRootDirectory(import.meta.dirname))
const lock = join(folder, 'server.lock')
const postmaster = join(folder, 'postgres', 'cluster', 'postmaster.pid')

let releaseServer = () => {}
let running: OpenDatabase | undefined
beforeAll(() => {
  releaseServer = lockDataDirectory(folder, 'server')
})
afterAll(async () => {
  await running?.close()
  releaseServer()
  rmSync(folder, { recursive: true, force: true })
})

const refusal = () => openInstallation(config, dependencies).catch((error: unknown) => error)

test('while a server has not created its database yet, a command is refused and creates nothing', async () => {
  expect(await refusal()).toBeInstanceOf(StartError)
  expect(existsSync(join(folder, 'postgres', 'cluster'))).toBe(false)
})

test('while a server runs, a command uses its database and does not stop it', async () => {
  running = await connectDatabase(config, dependencies)
  const joined = await openInstallation(config, dependencies)
  await joined.pool.query('create table made_beside (id integer)')
  await joined.close()
  expect((await running.pool.query('select id from made_beside')).rows).toEqual([])
  expect(isFileLocked(lock)).toBe(true)
})

test('while a server of another version runs, a command is refused', async () => {
  const connection = await reachEmbeddedPostgres(join(folder, 'postgres'))
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

test('without a server a command starts the database, locks the folder, and stops the database', async () => {
  await running?.close()
  running = undefined
  releaseServer()
  const alone = await openInstallation(config, dependencies)
  expect([isFileLocked(lock), existsSync(postmaster)]).toEqual([true, true])
  await alone.close()
  expect([isFileLocked(lock), existsSync(postmaster)]).toEqual([false, false])
})

test('while another command runs, a command is refused and the other is named', async () => {
  const alone = await openInstallation(config, dependencies)
  expect(String(await refusal())).toContain(`npm run editor (process ${process.pid} on `)
  expect((await alone.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await alone.close()
})
