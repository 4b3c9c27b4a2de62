import { expect, test } from 'vitest'
import { readStanzas } from './packages-index.ts'

const sum = 'a'.repeat(64)
const stanza = (fields: Record<string, string>) =>
  Object.entries({
    Package: 'one',
    Version: '1.0-1',
    Filename: 'pool/o/one_1.0-1_all.deb',
    Size: '120',
    SHA256: sum,
    ...fields,
  })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
const wanted = new Set(['one', 'two'])

test('only the wanted packages are read, each from its first entry', () => {
  const text = [
    stanza({ Description: 'a package\n one of many\n .\n Package: fake' }),
    stanza({ Version: '0.9' }),
    stanza({ Package: 'two', Filename: 'pool/t/two.deb' }),
    stanza({ Package: 'three' }),
  ].join('\n\n')
  expect([...readStanzas(text, wanted).values()]).toEqual([
    { name: 'one', version: '1.0-1', path: 'pool/o/one_1.0-1_all.deb', size: 120, sha256: sum },
    { name: 'two', version: '1.0-1', path: 'pool/t/two.deb', size: 120, sha256: sum },
  ])
})

test.each([
  ['without a checksum', { SHA256: '' }],
  ['with half a checksum', { SHA256: 'abc' }],
  ['without a size', { Size: '' }],
  ['with a negative size', { Size: '-5' }],
  ['without a path', { Filename: '' }],
  ['with a path that leads out of its folder', { Filename: 'pool/../../etc/passwd' }],
  ['with an invalid path', { Filename: 'pool/a b;c.deb' }],
])('a package %s is left out', (_, fields) => {
  expect(readStanzas(stanza(fields), wanted).size).toBe(0)
})
