import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDeb } from '../testing/small-mirror.ts'
import { unpack } from './unpack.ts'

const { signal } = new AbortController()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-unpack-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (bytes: Buffer) => {
  const path = join(folder, 'test.deb')
  writeFileSync(path, bytes)
  return path
}

test('the files of a package are unpacked without dpkg, and nothing else is written', async () => {
  const out = join(folder, 'out')
  await unpack(write(makeDeb({ 'usr/share/a.txt': 'ä', 'b.txt': 'b' })), out, { signal, hasDpkg: false })
  expect(readFileSync(join(out, 'usr/share/a.txt'), 'utf8')).toBe('ä')
  expect(readdirSync(out).sort()).toEqual(['b.txt', 'usr'])
})

test.each([
  ['a file that is no package', Buffer.from('something else entirely'), 'is not a Debian package'],
  ['an empty file', Buffer.alloc(0), 'is not a Debian package'],
  ['a package without files', makeDeb({}).subarray(0, 72), 'truncated'],
  ['a truncated package', makeDeb({ a: 'x'.repeat(5000) }).subarray(0, -40), 'truncated'],
])('%s is refused', async (_, bytes, reason) => {
  await expect(unpack(write(bytes), join(folder, 'out'), { signal, hasDpkg: false })).rejects.toThrow(reason)
})

test('a package that tar cannot read is refused with the error of tar', async () => {
  const deb = makeDeb({ a: 'x' })
  deb.fill(0, deb.length - 60)
  await expect(unpack(write(deb), join(folder, 'out'), { signal, hasDpkg: false })).rejects.toThrow(
    'tar ended',
  )
})
