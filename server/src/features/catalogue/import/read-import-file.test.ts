import { describe, expect, test } from 'vitest'
import { ImportFileError, readImportFile } from './read-import-file.ts'

const read = (text: string, name: string) => readImportFile(new TextEncoder().encode(text), name)

describe('CSV', () => {
  test.each([',', ';', '\t'])('is split at %j, with quoted cells, lists and titles by language', (sign) => {
    const rows = [
      ['id', 'title', 'title_en', 'credits', 'place'],
      ['a', `"El ""pan""${sign} hoy"`, 'Bread', 'Ana | Luis', ''],
    ]
    expect(read(`\ufeff${rows.map((cells) => cells.join(sign)).join('\r\n')}\r\n\r\n`, 'X.CSV')).toEqual([
      {
        line: 2,
        value: {
          id: 'a',
          title: `El "pan"${sign} hoy`,
          titleTranslations: { en: 'Bread' },
          credits: ['Ana', 'Luis'],
        },
      },
    ])
  })

  test('refuses a line with too many cells and reads those after it', () => {
    expect(read('id,title\na,b,c\nd,e\n', 'x.csv')).toEqual([
      { line: 2, refusal: expect.stringContaining('Invalid Record Length') },
      { line: 3, value: { id: 'd', title: 'e' } },
    ])
  })

  test('may be in Latin-1, as some spreadsheets write it', () => {
    const bytes = Buffer.from('id,title\na,El niño\n', 'latin1')
    expect(readImportFile(bytes, 'x.csv')).toEqual([{ line: 2, value: { id: 'a', title: 'El niño' } }])
  })

  test('may have a column with the name of an object property', () => {
    expect(read('id,__proto__\na,b\n', 'x.csv')).toHaveLength(1)
    expect(({} as Record<string, unknown>).b).toBeUndefined()
  })
})

describe('JSON', () => {
  test.each(['[{"id":"a"},7]', '{"items":[{"id":"a"},7]}'])('is a list: %s', (text) => {
    expect(read(text, 'x.json')).toEqual([
      { line: 1, value: { id: 'a' } },
      { line: 2, value: 7 },
    ])
  })

  test('Lines: a line that is not JSON is refused, and the others are read', () => {
    expect(read('{"id":"a"}\n\n{"id":\n', 'x.jsonl')).toEqual([
      { line: 1, value: { id: 'a' } },
      { line: 3, refusal: expect.stringContaining('JSON') },
    ])
  })
})

test.each([
  ['{', 'x.json', 'not JSON'],
  ['{"a":1}', 'x.json', 'neither a list'],
  ['PK\u0003\u0004', 'x.xlsx', 'not a .json'],
  ['a', 'catalogue', 'not a .json'],
])('a file that holds %j and is called %s cannot be read', (text, name, why) => {
  expect(() => read(text, name)).toThrow(ImportFileError)
  expect(() => read(text, name)).toThrow(why)
})
