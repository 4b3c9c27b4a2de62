import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirectoryInUse, lockDataDirectory } from './data-directory.ts'
import { isFileLocked } from './file-lock.ts'
import { identityOf } from './process-identity.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vb-dir-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lock = () => join(folder, 'server.lock')

test('a folder is created, locked, and released', () => {
  const path = join(folder, 'new', 'data')
  const release = lockDataDirectory(path, 'server')
  expect(isFileLocked(join(path, 'server.lock'))).toBe(true)
  release()
  release()
  expect(isFileLocked(join(path, 'server.lock'))).toBe(false)
  expect(readFileSync(join(path, 'server.lock'), 'utf8')).toBe('')
})

test('a second process learns who uses the folder, and changes nothing', () => {
  const release = lockDataDirectory(folder, 'npm run editor')
  const note = readFileSync(lock(), 'utf8')
  const second = () => lockDataDirectory(folder, 'server')
  expect(second).toThrow(DataDirectoryInUse)
  expect(second).toThrow(`npm run editor (process ${process.pid} on ${hostname()})`)
  expect(readFileSync(lock(), 'utf8')).toBe(note)
  release()
  lockDataDirectory(folder, 'server')()
})

test('a lock whose process was killed is free, even when the file still names the process', () => {
  writeFileSync(lock(), JSON.stringify({ ...identityOf(process.ppid), host: 'elsewhere', program: 'server' }))
  lockDataDirectory(folder, 'server')()
})

test('a running server of a version without the kernel lock keeps the folder', async () => {
  const other = spawn('sleep', ['30'])
  writeFileSync(lock(), JSON.stringify(identityOf(other.pid ?? 0)))
  expect(() => lockDataDirectory(folder, 'server')).toThrow(`process ${other.pid}`)
  other.kill('SIGKILL')
  await new Promise((done) => other.on('exit', done))
  lockDataDirectory(folder, 'server')()
})

test('a process number that now belongs to another process does not count as a server', () => {
  writeFileSync(lock(), JSON.stringify({ pid: 1, startedAt: '1' }))
  lockDataDirectory(folder, 'server')()
})

test('a lock file that a power cut left incomplete does not prevent a start', () => {
  writeFileSync(lock(), '{"pid":')
  lockDataDirectory(folder, 'server')()
})

test('a folder that cannot be written is refused with one sentence', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => lockDataDirectory(join(folder, 'file', 'data'), 'server')).toThrow(
    /DATA_DIR .* cannot be written \(ENOTDIR\)/,
  )
  expect(existsSync(lock())).toBe(false)
})

test('a command waits for the name of the program that holds the lock', async () => {
  const holding = `
    const { tryLockFile } = await import(${JSON.stringify(join(import.meta.dirname, 'file-lock.ts'))})
    const lock = tryLockFile(${JSON.stringify(join(folder, 'server.lock'))})
    process.stdout.write('locked')
    setTimeout(() => lock.write(JSON.stringify({ pid: process.pid, program: 'npm run catalogue', host: 'here' })), 50)
    setTimeout(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', holding])
  try {
    await once(child.stdout, 'data')
    expect(() => lockDataDirectory(folder, 'npm run editor')).toThrow('npm run catalogue')
  } finally {
    child.kill('SIGKILL')
  }
})
