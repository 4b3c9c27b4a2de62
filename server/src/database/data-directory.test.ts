import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirectoryTaken, takeDataDirectory } from './data-directory.ts'
import { isFileLocked } from './file-lock.ts'
import { identityOf } from './process-identity.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vb-dir-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lock = () => join(folder, 'server.lock')

test('a folder is created, taken, and given back', () => {
  const path = join(folder, 'new', 'data')
  const release = takeDataDirectory(path, 'server')
  expect(isFileLocked(join(path, 'server.lock'))).toBe(true)
  release()
  release()
  expect(isFileLocked(join(path, 'server.lock'))).toBe(false)
  expect(readFileSync(join(path, 'server.lock'), 'utf8')).toBe('')
})

test('who comes second is told who has the folder, and changes nothing', () => {
  const release = takeDataDirectory(folder, 'npm run editor')
  const note = readFileSync(lock(), 'utf8')
  const second = () => takeDataDirectory(folder, 'server')
  expect(second).toThrow(DataDirectoryTaken)
  expect(second).toThrow(`npm run editor (process ${process.pid} on ${hostname()})`)
  expect(readFileSync(lock(), 'utf8')).toBe(note)
  release()
  takeDataDirectory(folder, 'server')()
})

test('a lock whose process was killed is free, whatever its file says', () => {
  writeFileSync(lock(), JSON.stringify({ ...identityOf(process.ppid), host: 'elsewhere', program: 'server' }))
  takeDataDirectory(folder, 'server')()
})

test('a living server of a version before the lock of the kernel is refused', async () => {
  const other = spawn('sleep', ['30'])
  writeFileSync(lock(), JSON.stringify(identityOf(other.pid ?? 0)))
  expect(() => takeDataDirectory(folder, 'server')).toThrow(`process ${other.pid}`)
  other.kill('SIGKILL')
  await new Promise((done) => other.on('exit', done))
  takeDataDirectory(folder, 'server')()
})

test('a number that now belongs to another process is no server of ours', () => {
  writeFileSync(lock(), JSON.stringify({ pid: 1, startedAt: '1' }))
  takeDataDirectory(folder, 'server')()
})

test('a lock file cut short by a power cut does not stop a start', () => {
  writeFileSync(lock(), '{"pid":')
  takeDataDirectory(folder, 'server')()
})

test('a folder that cannot be written is refused in one sentence', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => takeDataDirectory(join(folder, 'file', 'data'), 'server')).toThrow(
    /DATA_DIR .* cannot be written \(ENOTDIR\)/,
  )
  expect(existsSync(lock())).toBe(false)
})
