import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Dictionary, openDictionaries } from './dictionary.ts'
import { changeFile, type SmallPack, writePack } from './testing/write-pack.ts'

let folder: string
let said: string[]
let dictionary: Dictionary | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-packs-'))
  said = []
})
afterEach(() => {
  dictionary?.close()
  rmSync(folder, { recursive: true })
})

const open = (packs: Record<string, SmallPack> = {}) => {
  for (const [name, pack] of Object.entries(packs)) writePack(folder, name, pack)
  dictionary = openDictionaries(folder, (sentence) => said.push(sentence))
  return dictionary
}

const house: SmallPack = {
  entries: {
    'de\thaus': [
      {
        w: 'Haus',
        p: 'noun',
        g: 'n',
        i: 'haʊs',
        t: {
          en: [
            ['home', 0, [0], 40],
            ['house', 0, [0], 90],
          ],
          es: [['casa', 0, [0], 50]],
        },
        d: [['de', 'ein Gebäude']],
        x: [['Das Haus ist alt.', 'The house is old.', 'en']],
        s: [0],
      },
    ],
    'de\tessen': [
      { p: 'verb', t: { en: [['eat', 0, [0], 90]] } },
      { w: 'Essen', p: 'noun', t: { en: [['food', 0, [0], 50]] } },
    ],
  },
  forms: { 'de\thäuser': [['Haus', 'noun']], 'de\taß': [['essen', 'verb'], ['unbekannt']] },
}

describe('a headword', () => {
  test('has all its data, and its translations into the requested language, best first', () => {
    expect(open({ gpl: house }).entries('de', 'Haus', 'en')).toEqual([
      {
        headword: 'Haus',
        partOfSpeech: 'noun',
        gender: 'n',
        ipa: 'haʊs',
        translations: [
          { text: 'house', certainty: 'direct', source: 'FreeDict test' },
          { text: 'home', certainty: 'direct', source: 'FreeDict test' },
        ],
        definitions: [{ text: 'ein Gebäude', language: 'de' }],
        examples: [{ text: 'Das Haus ist alt.', translation: 'The house is old.' }],
        sources: ['FreeDict test'],
      },
    ])
  })

  test('has an example without a translation if that is in another language', () => {
    expect(open({ gpl: house }).entries('de', 'haus', 'es')[0]?.examples).toEqual([
      { text: 'Das Haus ist alt.' },
    ])
  })

  test('has its definition if its own language is requested', () => {
    expect(open({ gpl: house }).entries('de', 'Haus', 'de')).toMatchObject([
      { translations: [], definitions: [{ text: 'ein Gebäude' }] },
    ])
  })

  test.each(['HAUS', 'haus', ' Haus ', 'Haus'.normalize('NFD')])('is found as %j', (form) => {
    expect(open({ gpl: house }).entries('de', form, 'en')).toHaveLength(1)
  })

  test('with the letter case of the text comes first', () => {
    const { entries } = open({ gpl: house })
    expect(entries('de', 'essen', 'en').map(({ headword }) => headword)).toEqual(['essen', 'Essen'])
    expect(entries('de', 'Essen', 'en').map(({ headword }) => headword)).toEqual(['Essen', 'essen'])
  })

  test.each([
    '',
    ' ',
    'nothing',
    'haus\t',
    'ha\tus',
    'haus\nx',
    '\u0000',
    '🏠',
    'x'.repeat(10_000),
    '"}]',
    '__proto__',
  ])('is found only if the pack contains it: %j', (form) => {
    const found = open({ gpl: house }).entries('de', form, 'en')
    expect(found.length).toBe(form.trim() === 'haus' ? 1 : 0)
    expect(said).toEqual([])
  })

  test('of another language is not found', () => {
    expect(open({ gpl: house }).entries('no', 'haus', 'en')).toEqual([])
  })
})

describe('an inflected form', () => {
  test('has its lemmas', () => {
    const { lemmas } = open({ gpl: house })
    expect(lemmas('de', 'Häuser')).toEqual([{ lemma: 'Haus', partOfSpeech: 'noun' }])
    expect(lemmas('de', 'aß')).toEqual([{ lemma: 'essen', partOfSpeech: 'verb' }, { lemma: 'unbekannt' }])
    expect(lemmas('de', 'Haus')).toEqual([])
  })
})

describe('several packs', () => {
  const first: SmallPack = {
    sources: ['A', 'B'],
    entries: {
      'es\tcasa': [{ p: 'noun', g: 'f', t: { en: [['house', 0, [1], 60]] } }],
      'es\tsal': [{ p: 'noun', t: { en: [['salt', 0, [0], 60]] } }],
    },
  }
  const second: SmallPack = {
    sources: ['C', 'D'],
    entries: {
      'es\tcasa': [
        {
          t: {
            en: [
              ['house', 0, [0], 20],
              ['home', 0, [0], 30],
            ],
          },
        },
        {
          p: 'noun',
          t: {
            en: [
              ['dwelling', 1, [0, 1], 90],
              ['flat', 2, [1], 95],
            ],
          },
        },
      ],
      'es\tsal': [{ p: 'verb', t: { en: [['leave', 1, [0], 20]] } }, { t: { en: [['salt', 0, [0], 20]] } }],
    },
  }

  test('are merged, with direct translations first, then agreed ones, then uncertain ones', () => {
    expect(open({ a: first, b: second }).entries('es', 'casa', 'en')).toEqual([
      {
        headword: 'casa',
        partOfSpeech: 'noun',
        gender: 'f',
        translations: [
          { text: 'house', certainty: 'direct', source: 'B' },
          { text: 'home', certainty: 'direct', source: 'C' },
          { text: 'dwelling', certainty: 'agreed', source: 'C + D' },
          { text: 'flat', certainty: 'uncertain', source: 'D' },
        ],
        definitions: [],
        examples: [],
        sources: ['B', 'C', 'D'],
      },
    ])
  })

  test('have one entry for each part of speech, the surest first, and none without one', () => {
    expect(
      open({ a: first, b: second })
        .entries('es', 'sal', 'en')
        .map((entry) => entry.partOfSpeech),
    ).toEqual(['noun', 'verb'])
  })

  test('are described with their licences, sources and makers', () => {
    expect(open({ a: first, b: second }).packs).toMatchObject([
      {
        file: 'a.pack',
        name: 'a',
        licence: 'GPL-3+',
        entries: 2,
        forms: 0,
        sources: [{ name: 'A', attribution: '2022 Makers' }, { name: 'B' }],
      },
      { name: 'b', licenceTexts: { 'GPL-3+': 'Words of the licence.' } },
    ])
  })
})

describe('without a usable pack', () => {
  test.each([
    ['a missing folder', 'nowhere'],
    ['an empty folder', '.'],
  ])('%s is an empty dictionary', (_, name) => {
    dictionary = openDictionaries(join(folder, name), (sentence) => said.push(sentence))
    expect(dictionary.entries('de', 'Haus', 'en')).toEqual([])
    expect(dictionary.lemmas('de', 'Häuser')).toEqual([])
    expect([dictionary.packs, dictionary.problems, said]).toEqual([[], [], []])
  })

  test('a file in place of the folder is reported', () => {
    writeFileSync(join(folder, 'file'), '')
    dictionary = openDictionaries(join(folder, 'file'), (sentence) => said.push(sentence))
    expect(dictionary.problems).toEqual([{ isSkipped: true, reason: 'ENOTDIR' }])
    expect(said).toEqual(['The folder of dictionaries cannot be read: ENOTDIR.'])
  })

  test('other files in the folder are ignored', () => {
    mkdirSync(join(folder, 'downloads'))
    writeFileSync(join(folder, 'report.json'), '{}')
    expect(open({ gpl: house }).problems).toEqual([])
  })

  test('a closed dictionary finds nothing and can be closed again', () => {
    const { entries, close } = open({ gpl: house })
    close()
    close()
    expect(entries('de', 'Haus', 'en')).toEqual([])
  })
})

describe('a broken pack', () => {
  const harm = (change: (bytes: Buffer) => Uint8Array | undefined) => {
    changeFile(writePack(folder, 'broken', house), change)
    return open({ good: house })
  }
  const indexAt = (bytes: Buffer) => Number(bytes.readBigUInt64LE(32))
  const manifestAt = (bytes: Buffer) => Number(bytes.readBigUInt64LE(12))

  test.each<[string, (bytes: Buffer) => Uint8Array | undefined, string]>([
    ['of another file type', (bytes) => bytes.fill('x', 0, 8), 'it is not a dictionary pack'],
    [
      'of another version',
      (bytes) => withHeaderSum(bytes, () => bytes.writeUInt32LE(9, 8)),
      'it was built for another version; build it again',
    ],
    ['with a changed header', (bytes) => flip(bytes, 40), 'its header is damaged'],
    ['with a changed index', (bytes) => flip(bytes, indexAt(bytes) + 5), 'its index is damaged'],
    ['with a changed manifest', (bytes) => flip(bytes, manifestAt(bytes) + 5), 'its manifest is damaged'],
    ['that is empty', () => new Uint8Array(), 'it is truncated'],
    ['that ends in its header', (bytes) => bytes.subarray(0, 100), 'it is truncated'],
    ['that ends in its blocks', (bytes) => bytes.subarray(0, 140), 'it is truncated'],
    ['that ends in its manifest', (bytes) => bytes.subarray(0, -10), 'it is truncated'],
    [
      'whose index is beyond the file',
      (bytes) => withHeaderSum(bytes, () => bytes.writeBigUInt64LE(2n ** 60n, 32)),
      'ERR_OUT_OF_RANGE',
    ],
    [
      'whose index is too long',
      (bytes) => withHeaderSum(bytes, () => bytes.writeUInt32LE(2 ** 32 - 1, 40)),
      'its index is too long',
    ],
  ])('%s is reported and skipped, and other packs work', (_, change, reason) => {
    const { entries, packs, problems } = harm(change)
    expect(problems).toEqual([{ file: 'broken.pack', isSkipped: true, reason }])
    expect(said).toEqual([`The dictionary broken.pack is skipped: ${reason}.`])
    expect(packs.map(({ name }) => name)).toEqual(['good'])
    expect(entries('de', 'Haus', 'en')).toHaveLength(1)
  })

  test('with an incomplete manifest is skipped', () => {
    open({ broken: { ...house, manifest: { name: 'x' } } })
    expect(said[0]).toMatch(/its manifest is incomplete/)
  })

  test('with a changed block is reported once, when the block is read', () => {
    const { entries, lemmas, problems } = harm((bytes) => flip(bytes, 130))
    expect(problems).toEqual([])
    expect(entries('de', 'Haus', 'en')).toHaveLength(1)
    expect(entries('de', 'essen', 'en')).toHaveLength(2)
    expect(problems).toMatchObject([{ file: 'broken.pack', isSkipped: false }])
    expect(said).toEqual([
      'The dictionary broken.pack is damaged: a block has a wrong checksum. Build it again with npm run dictionaries.',
    ])
    expect(lemmas('de', 'Häuser')).toHaveLength(2)
  })

  test('that is a folder is skipped', () => {
    mkdirSync(join(folder, 'a.pack'))
    expect(open({ good: house }).problems).toEqual([{ file: 'a.pack', isSkipped: true, reason: 'EISDIR' }])
  })
})

function flip(bytes: Buffer, position: number) {
  bytes.writeUInt8(bytes.readUInt8(position) ^ 0x55, position)
  return undefined
}

function withHeaderSum(bytes: Buffer, change: () => void) {
  change()
  bytes.writeUInt32LE(crc32(bytes.subarray(0, 124)), 124)
  return undefined
}
