import { expect, test } from 'vitest'
import { cuesIn, linesIn, utf8, warningsIn } from '../testing/read-file.ts'

test.each<[string, string, string[]]>([
  [
    'metadata is left out',
    '[ti:X]\n[ar: Y]\n[length: 03:20]\n[#:note]\n[00:01.00]Hola\n[00:03.00]Adiós\n',
    ['1 3 Hola', '3 5 Adiós'],
  ],
  [
    'a refrain has several times',
    '[00:05.00] [00:01.00]Hola\n[00:03.00]Adiós\n',
    ['1 3 Hola', '3 5 Adiós', '5 7 Hola'],
  ],
  [
    'a positive offset makes lines earlier',
    '\ufeff[offset:+500]\r\n[00:01]Hola\r\n[00:03:50]Adiós\r\n',
    ['0.5 3 Hola', '3 5 Adiós'],
  ],
  ['a negative offset makes lines later, at any place', '[00:01.00]Hola\n[offset: -500 ]', ['1.5 3.5 Hola']],
  ['an offset never makes a time negative', '[offset:5000]\n[00:01.00]Hola', ['0 2 Hola']],
  [
    'a time without text ends the line before',
    '[00:01.00]Hola\n[00:02.50]\n[00:09.00]Adiós',
    ['1 2.5 Hola', '9 11 Adiós'],
  ],
  ['thousandths of a second', '[00:01.001]a\n[00:02.345]b', ['1.001 2.345 a', '2.345 4.345 b']],
  ['many minutes, and hours', '[120:00.00]a\n[02:00:01.50]b', ['7200 7201.5 a', '7201.5 7203.5 b']],
  [
    'a translation with the same time',
    '[00:01.00]Hola\n[00:01.00]Hello\n[00:02.00]Sí',
    ['1 2 Hola', '1 2 Hello', '2 4 Sí'],
  ],
  [
    'a line without a time belongs to the line before',
    '[00:01.00]Hola\nqué tal\n[00:02.00]Sí',
    ['1 2 Hola\nqué tal', '2 4 Sí'],
  ],
  ['only hours', '[02:00:01.50]b', ['7201.5 7203.5 b']],
  ['markup and entities', '[00:01.00]<b>T&uacute;</b> &amp; yo', ['1 3 Tú & yo']],
])('LRC: %s', (_, file, lines) => {
  expect(linesIn(utf8(file))).toEqual(lines)
})

test('the last line ends with the song', () => {
  expect(linesIn('[00:01.00]a\n[00:03.00]b', { durationSeconds: 33.8 })).toEqual(['1 3 a', '3 33.8 b'])
})

test('lyrics in another order cause no warning', () => {
  expect(warningsIn('[00:05.00][00:01.00]Hola\n[00:03.00]Adiós')).toEqual([])
})

test.each([
  ['in angle brackets', '[00:01.00] <00:01.00> Ho <00:01.50> la <00:02.00>\n[00:03.00]Adiós'],
  ['in square brackets', '[00:01.00]Ho [00:01.50]la[00:02.00]\n[00:03.00]Adiós'],
  ['with colons', '[00:01:00]Ho <00:01:50>la<00:02:00>\n[00:03.00]Adiós'],
  ['with an offset', '[offset:-1000]\n[00:00.00]<00:00.00>Ho <00:00.50>la<00:01.00>\n[00:02.00]Adiós'],
])('word times %s', (_, file) => {
  expect(cuesIn(file)[0]).toEqual({
    text: 'Ho la',
    start: 1,
    end: 3,
    words: [
      { text: 'Ho', start: 1, end: 1.5 },
      { text: 'la', start: 1.5, end: 2 },
    ],
  })
})

test('syllables of one word stay together', () => {
  expect(cuesIn('[00:01.00]<00:01.00>Ho<00:01.50>la')[0]?.text).toBe('Hola')
})
