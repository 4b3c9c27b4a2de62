import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeDataDirectory } from './data-directory.ts'
import { identityOf } from './process-identity.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vb-dir-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lock = () => join(folder, 'server.lock')

test('a folder is created, taken, and given back', () => {
  const path = join(folder, 'new', 'data')
  takeDataDirectory(path)()
  expect(existsSync(join(path, 'server.lock'))).toBe(false)
})

test('a folder that a living server has is refused, and the server named', async () => {
  const other = spawn('sleep', ['30'])
  writeFileSync(lock(), JSON.stringify(identityOf(other.pid ?? 0)))
  expect(() => takeDataDirectory(folder)).toThrow(`process ${other.pid}`)
  other.kill('SIGKILL')
  await new Promise((done) => other.on('exit', done))
  takeDataDirectory(folder)()
})

test('a number that now belongs to another process is no server of ours', () => {
  writeFileSync(lock(), JSON.stringify({ pid: 1, startedAt: '1' }))
  takeDataDirectory(folder)()
})

test('a lock cut short by a power cut does not stop a start', () => {
  writeFileSync(lock(), '{"pid":')
  takeDataDirectory(folder)()
})

test('a folder that cannot be written is refused in one sentence', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => takeDataDirectory(join(folder, 'file', 'data'))).toThrow(
    /DATA_DIR .* cannot be written \(ENOTDIR\)/,
  )
})
