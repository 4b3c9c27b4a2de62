import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDictd, readNumber } from './dictd.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-dictd-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['A', 0],
  ['B', 1],
  ['/', 63],
  ['BA', 64],
  ['F9D6M', ((5 * 64 + 61) * 64 + 3) * 64 * 64 + 58 * 64 + 12],
  ['B*', Number.NaN],
])('base 64 "%s"', (text, expected) => {
  expect(readNumber(text)).toBe(expected)
})

const entries = ['00-database-info\nnot a word\n', 'kåpe /k/\ncoat\n', 'ull\nwool\n']
const digit = (value: number) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'[value]!

function write({ isPacked, extra = '' }: { isPacked: boolean; extra?: string }): string {
  const base = join(folder, 'test')
  let offset = 0
  const lines = entries.map((entry, place) => {
    const length = Buffer.byteLength(entry)
    const line = `key${place}\t${digit(offset)}\t${digit(length)}`
    offset += length
    return line
  })
  // Another key also refers to the last entry.
  writeFileSync(
    `${base}.index`,
    `${[...lines, `other\t${lines.at(-1)!.split('\t').slice(1).join('\t')}`].join('\n')}\n${extra}`,
  )
  const body = Buffer.from(entries.join(''))
  writeFileSync(isPacked ? `${base}.dict.dz` : `${base}.dict`, isPacked ? gzipSync(body) : body)
  return base
}

test.each([true, false])('reads each entry once, without the description (packed: %s)', (isPacked) => {
  expect([...readDictd(write({ isPacked }))]).toEqual(entries.slice(1))
})

test('invalid lines of the index are left out', () => {
  const extra = 'far\tZZZZ\tB\nlong\tA\tZZZZ\nempty\tA\tA\nwrong\t?\t?\nshort\nmore\tB\n'
  expect([...readDictd(write({ isPacked: true, extra }))]).toEqual(entries.slice(1))
})
