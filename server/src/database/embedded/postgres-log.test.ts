import { closeSync, mkdtempSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPostgresLog } from './postgres-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vb-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a start keeps only the previous log', () => {
  const path = join(folder, 'postgres.log')
  for (const run of ['first', 'second', 'third']) {
    const log = createPostgresLog(path)
    log.rotate()
    const file = log.open()
    writeSync(file, run)
    closeSync(file)
  }
  expect(readFileSync(path, 'utf8')).toBe('third')
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('second')
})

test('a log that grows too large is copied and emptied, and PostgreSQL continues in the same file', () => {
  const path = join(folder, 'postgres.log')
  const log = createPostgresLog(path)
  const file = log.open()
  writeSync(file, 'x'.repeat(4_000_000))
  log.rotateIfLarge()
  expect(statSync(path).size).toBe(4_000_000)
  writeSync(file, 'x'.repeat(4_000_000))
  log.rotateIfLarge()
  writeSync(file, 'and on')
  closeSync(file)
  expect(readFileSync(path, 'utf8')).toBe('and on')
  expect(statSync(`${path}.1`).size).toBe(8_000_000)
})

test('the last error is that of the process launched last', () => {
  const log = createPostgresLog(join(folder, 'postgres.log'))
  expect(log.lastError()).toBe('it says nothing')
  const first = log.open()
  writeSync(first, 'FATAL: old trouble\n')
  closeSync(first)
  const second = log.open()
  expect(log.lastError()).toBe('it says nothing')
  writeSync(second, 'FATAL: new trouble\nLOG: shut down\n')
  closeSync(second)
  expect(log.lastError()).toBe('FATAL: new trouble')
})
