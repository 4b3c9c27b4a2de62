import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { prepareSocketDirectory } from './socket-directory.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vb-socket-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const prepare = (directory: string) => prepareSocketDirectory(directory, { kind: 'ourselves' }, randomBytes)
const modeOf = (path: string) => statSync(path).mode & 0o777
const isRoot = process.getuid?.() === 0

test('a folder that others can open is made private', () => {
  chmodSync(folder, 0o777)
  expect(prepare(folder)).toBe(folder)
  expect(modeOf(folder)).toBe(0o700)
})

test.runIf(isRoot)('a folder of another user is refused', () => {
  chownSync(folder, 1234, 1234)
  expect(() => prepare(folder)).toThrow(/belongs to user 1234 and its database to user 0/)
})

describe('for a path that is too long', () => {
  let long: string
  let found: string[]
  beforeEach(() => {
    long = join(folder, 'a'.repeat(100))
    mkdirSync(long)
    found = [prepare(long)]
  })
  afterEach(() => {
    for (const path of found) rmSync(path, { recursive: true, force: true })
  })

  test('a short private folder is created and used again', () => {
    const [first = ''] = found
    expect(modeOf(first)).toBe(0o700)
    expect(readFileSync(join(long, 'socket-folder'), 'utf8')).toBe(first)
    expect(prepare(long)).toBe(first)
  })

  test('a folder that is missing, open to others or of another user is not used again', () => {
    const spoil = [
      (path: string) => rmSync(path, { recursive: true }),
      (path: string) => chmodSync(path, 0o755),
      ...(isRoot ? [(path: string) => chownSync(path, 1234, 1234)] : []),
    ]
    for (const spoilOne of spoil) {
      spoilOne(found.at(-1) ?? '')
      const next = prepare(long)
      expect(found).not.toContain(next)
      expect(modeOf(next)).toBe(0o700)
      found.push(next)
    }
  })
})
