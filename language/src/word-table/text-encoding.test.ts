import { expect, test } from 'vitest'
import { decodeAs, type TextEncoding, textEncodings } from './text-encoding.ts'

test.each<[TextEncoding, number[]]>([
  ['utf-8', [0xc3, 0xb1]],
  ['utf-16le', [0xf1, 0x00]],
  ['utf-16be', [0x00, 0xf1]],
  ['windows-1252', [0xf1]],
  ['iso-8859-15', [0xf1]],
  ['macintosh', [0x96]],
])('ñ is decoded from %s', (encoding, bytes) => {
  expect(decodeAs(new Uint8Array(bytes), encoding)).toBe('ñ')
})

test('letters of other European encodings are decoded if the encoding is given', () => {
  expect(decodeAs(new Uint8Array([0xb3]), 'windows-1250')).toBe('ł')
  expect(decodeAs(new Uint8Array([0xf9]), 'windows-1253')).toBe('ω')
  expect(decodeAs(new Uint8Array([0x80, 0x93]), 'windows-1252')).toBe('€“')
})

test.each(textEncodings)('invalid bytes of %s do not stop the decoding', (encoding) => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at)
  expect(decodeAs(bytes, encoding).length).toBeGreaterThan(100)
})
