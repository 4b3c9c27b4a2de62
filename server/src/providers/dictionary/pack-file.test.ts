import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPackWriter } from '../../../../content/scripts/dictionaries/packs/pack-writer.ts'
import { openDictionaries } from './dictionary.ts'
import { openPackFile } from './pack-file.ts'
import { writePack } from './testing/write-pack.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-pack-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const keyed = <T>(items: T[], key: (item: T) => string) =>
  Object.fromEntries(items.map((item) => [key(item), item]))

describe('a written pack', () => {
  const words = Array.from({ length: 1000 }, (_, i) => `wort${String.fromCodePoint(97 + (i % 26))}${i}ψß`)
  const entries = Object.fromEntries(
    words.map((word) => [
      `de\t${word}`,
      [{ t: { en: [[`${word}!`, 0 as const, [0], 1] as [string, 0, number[], number]] } }],
    ]),
  )

  test('is read completely, in any order and with a cache of any size', () => {
    const path = writePack(folder, 'many', {
      entries,
      forms: keyed([[['x']] as [string][]], () => 'de\tform'),
    })
    for (const cacheBytes of [1, 5000, 1 << 20]) {
      const pack = openPackFile(path, cacheBytes)
      for (const word of [...words].reverse())
        expect(pack.read('entries', `de\t${word}`, 'en')?.forLanguage).toEqual([[[`${word}!`, 0, [0], 1]]])
      expect(pack.read('forms', 'de\tform')).toEqual({ shared: [['x']], forLanguage: undefined })
      pack.close()
    }
  })

  test('has no rows for parts of keys or for texts of other rows', () => {
    const path = writePack(folder, 'other', {
      entries: { 'de\ta': [{ i: 'de\tb\n', t: { en: [['\nde\tc\t[1]', 0, [0], 1]] } }], 'de\tdd': [{}] },
    })
    const pack = openPackFile(path)
    for (const key of ['de\tb', 'de\tc', 'de\td', 'de\t', 'a', 'zz\tz', ''])
      expect(pack.read('entries', key, 'en')).toBeUndefined()
    expect(pack.read('entries', 'de\ta', 'e')?.forLanguage).toBeUndefined()
    pack.close()
  })

  test('cannot have rows out of order, because they would not be found', () => {
    const writer = createPackWriter(join(folder, 'order.pack'))
    writer.add('entries', 'de\tb', { shared: 1 })
    expect(() => writer.add('entries', 'de\ta', { shared: 1 })).toThrow('out of order')
    expect(() => writer.add('entries', 'de\tb', { shared: 1 })).toThrow('out of order')
    writer.close()
  })

  test('may be empty', () => {
    const pack = openPackFile(writePack(folder, 'empty', {}))
    expect(pack.read('entries', 'de\tx', 'en')).toBeUndefined()
    pack.close()
  })
})

describe('the reader does not fail on', () => {
  const read = (bytes: Uint8Array) => {
    writeFileSync(join(folder, 'fuzz.pack'), bytes)
    const dictionary = openDictionaries(folder, () => {})
    for (const form of ['haus', 'a', 'zz', 'Ödnis']) {
      expect(Array.isArray(dictionary.entries('de', form, 'en'))).toBe(true)
      expect(Array.isArray(dictionary.lemmas('de', form))).toBe(true)
    }
    dictionary.close()
    return dictionary.problems
  }
  const whole = () =>
    readFileSync(
      writePack(folder, 'fuzz', {
        entries: { 'de\thaus': [{ p: 'noun', t: { en: [['house', 0, [0], 1]] } }] },
        forms: { 'de\ta': [['haus']] },
      }),
    )

  test('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(read(bytes)).toHaveLength(1)
      }),
      { numRuns: 300 },
    )
  })

  test('changed bytes', () => {
    const bytes = whole()
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (position, change) => {
        const changed = Buffer.from(bytes)
        changed[position]! ^= change
        read(changed)
      }),
      { numRuns: 400 },
    )
  })

  test('bytes with a changed header and a right checksum', () => {
    const bytes = whole()
    fc.assert(
      fc.property(
        fc.integer({ min: 12, max: 80 }),
        fc.uint8Array({ minLength: 1, maxLength: 8 }),
        (position, change) => {
          const changed = Buffer.from(bytes)
          changed.set(change, position)
          changed.writeUInt32LE(crc32(changed.subarray(0, 124)), 124)
          read(changed)
        },
      ),
      { numRuns: 400 },
    )
  })

  test('rows of another structure', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (shared, forLanguage) => {
        const writer = createPackWriter(join(folder, 'fuzz.pack'))
        writer.add('entries', 'de\thaus', { shared, byLanguage: { en: [forLanguage] } })
        writer.add('forms', 'de\thaus', { shared })
        writer.finish(() => ({
          name: 'x',
          licence: '',
          note: '',
          sources: [],
          licenceTexts: {},
          entries: 1,
          forms: 1,
        }))
        read(readFileSync(join(folder, 'fuzz.pack')))
      }),
      { numRuns: 300 },
    )
  })
})
