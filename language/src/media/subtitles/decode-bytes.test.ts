import { expect, test } from 'vitest'
import { decodeBytes } from './decode-bytes.ts'
import { linesIn, utf8 } from './testing/read-file.ts'

const srt = '1\n00:00:01,000 --> 00:00:02,500\nTú y él\n\n2\n00:00:03,000 --> 00:00:04,000\nAdiós\n'
const cues = ['1 2.5 Tú y él', '3 4 Adiós']

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )
/** Encodes letters up to U+00FF, whose codes are the same in both. */
const windows1252 = (text: string) => Uint8Array.from([...text], (letter) => letter.charCodeAt(0))
/** Encodes Greek letters, which have the order of Unicode in windows-1253. */
const windows1253 = (text: string) =>
  Uint8Array.from([...text], (letter) => {
    const code = letter.charCodeAt(0)
    return code >= 0x384 ? code - 0x384 + 0xb4 : code
  })

test.each<[string, Uint8Array]>([
  ['UTF-8', utf8(srt)],
  ['UTF-8 with a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8(srt))],
  ['UTF-16, little-endian, with a byte order mark', Uint8Array.of(0xff, 0xfe, ...utf16(srt, true))],
  ['UTF-16, big-endian, with a byte order mark', Uint8Array.of(0xfe, 0xff, ...utf16(srt, false))],
  ['UTF-16, little-endian, without a byte order mark', utf16(srt, true)],
  ['UTF-16, big-endian, without a byte order mark', utf16(srt, false)],
  ['UTF-16 cut within a letter', utf16(`${srt}\n`, true).subarray(0, -1)],
  [
    'UTF-32 with a byte order mark',
    Uint8Array.from([0xff, 0xfe, 0, 0, ...[...srt].flatMap((c) => [c.charCodeAt(0), 0, 0, 0])]),
  ],
  ['windows-1252', windows1252(srt)],
  [
    'zeros between the letters, as a broken disk leaves them',
    utf8(srt.replace('Ad', 'A\0d').replace('y', '\0y\0\0')),
  ],
  ['zeros at the end', utf8(srt + '\0'.repeat(4096))],
])('%s is decoded', (_, bytes) => {
  expect(linesIn(bytes)).toEqual(cues)
})

test('quotation marks and dashes of windows-1252 are decoded', () => {
  expect(
    decodeBytes(Uint8Array.of(0x80, 0x93, 0x48, 0x6f, 0x6c, 0x61, 0x94, 0x20, 0x96, 0x20, 0x85, 0xe9)),
  ).toBe('€“Hola” – …é')
})

test.each(['Γεια σου, τι κάνεις;', 'Ωραία!', '<i>Όχι</i>'])('%s is recognised as Greek', (text) => {
  expect(decodeBytes(windows1253(text))).toBe(text)
  expect(decodeBytes(utf16(`1\n00:00:01,000 --> 00:00:02,500\n${text}`, true))).toContain(text)
})

test.each(['¿Él?', 'créée', 'ÉTÉ À NOËL', 'Blåbærsyltetøy', 'Größe', 'È già là', '«¡Ánimo!»'])(
  '%s is not taken for Greek',
  (text) => {
    expect(decodeBytes(windows1252(text))).toBe(text)
  },
)

test('UTF-8 that was cut within a letter stays UTF-8', () => {
  expect(decodeBytes(utf8('mañana, Málaga, canción').subarray(0, -2))).toBe('mañana, Málaga, canci\ufffd')
})
