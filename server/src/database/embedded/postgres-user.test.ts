import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '../../config/start-error.ts'
import { runSql } from '../../testing/postgres-for-tests.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

let folder: string
let path: string | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vb-user-'))
  path = process.env.PATH
})
afterEach(() => {
  process.env.PATH = path
  rmSync(folder, { recursive: true, force: true })
})

/** Replaces `unshare` by a program that fails, as it does in most containers. */
function forbidNamespaces() {
  const programs = mkdtempSync(join(folder, 'programs-'))
  writeFileSync(join(programs, 'unshare'), '#!/bin/sh\necho "unshare: Operation not permitted" >&2\nexit 1\n')
  chmodSync(join(programs, 'unshare'), 0o755)
  process.env.PATH = `${programs}:${path}`
}

const cluster = () => join(folder, 'postgres', 'cluster')
const start = (directory = join(folder, 'postgres')) => startEmbeddedPostgres(directory, randomBytes)
const userOfPostmaster = () =>
  statSync(`/proc/${Number.parseInt(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8'), 10)}`).uid

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('started by root', () => {
  test('where namespaces are forbidden it runs as nobody, who gets only its own folder', async () => {
    forbidNamespaces()
    writeFileSync(join(folder, 'auth-secret'), 'x', { mode: 0o600 })
    const postgres = await start()
    expect(userOfPostmaster()).toBe(65534)
    expect(await runSql(postgres.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await postgres.stop()
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700)
    expect(statSync(folder).mode & 0o777).toBe(0o701)
    expect(statSync(join(folder, 'auth-secret')).uid).toBe(0)
  })

  test('a database created in a namespace also runs without one, and keeps its new user', async () => {
    const before = await start()
    await runSql(before.connection, 'create table kept (n int); insert into kept values (7)')
    await before.stop()
    expect(statSync(cluster()).uid).toBe(0)
    forbidNamespaces()
    const after = await start()
    expect(await runSql(after.connection, 'select n from kept')).toEqual([{ n: 7 }])
    await after.stop()
    process.env.PATH = path
    const again = await start()
    expect(userOfPostmaster()).toBe(65534)
    await again.stop()
  })

  test('where user nobody cannot reach the folder, one sentence says so and no owner is changed', async () => {
    const first = await start(join(folder, 'data', 'postgres'))
    await first.stop()
    forbidNamespaces()
    const error = await start(join(folder, 'data', 'postgres')).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartError)
    expect((error as StartError).message).toMatch(
      /^PostgreSQL does not run as root\. It cannot reach .*DATABASE_URL\.$/,
    )
    expect(statSync(join(folder, 'data', 'postgres', 'cluster')).uid).toBe(0)
  })
})
