import { expect, test } from 'vitest'
import { cuesIn, linesIn, utf8, warningsIn } from '../testing/read-file.ts'

const cue = (number: number, start: string, end: string, text: string) =>
  `${number}\n${start} --> ${end}\n${text}\n\n`
const srt = cue(1, '00:00:01,000', '00:00:02,500', 'Hola') + cue(2, '00:00:03,000', '00:00:04,000', 'Adiós')
const both = ['1 2.5 Hola', '3 4 Adiós']

test.each<[string, string]>([
  ['a correct file', srt],
  ['CR LF', srt.replaceAll('\n', '\r\n')],
  ['CR only', srt.replaceAll('\n', '\r')],
  ['CR CR LF, as broken transfers leave it', srt.replaceAll('\n', '\r\r\n')],
  ['every line followed by a blank one', srt.replaceAll('\n', '\n\n')],
  ['no hours', srt.replaceAll('00:00:', '00:')],
  ['points for commas', srt.replaceAll(',', '.')],
  ['colons for commas', srt.replaceAll(',', ':')],
  ['one and two digits after the comma', srt.replace(',500', ',5').replace('01,000', '01,00')],
  ['no blank lines', srt.replaceAll('\n\n', '\n')],
  ['no numbers', srt.replaceAll(/^\d\n/gm, '')],
  ['no spaces around the arrow', srt.replaceAll(' --> ', '-->')],
  ['spaces before and after', srt.replaceAll(/^(?=\d)/gm, '   ').replaceAll('\n', '  \n')],
  [
    'spaces and arrows of translation programs',
    srt.replaceAll('-->', '->').replaceAll(':', ': ').replaceAll(',', ', '),
  ],
  ['an arrow of one character', srt.replaceAll('-->', '→')],
  ['an arrow as an entity', srt.replaceAll('-->', '--&gt;')],
  ['coordinates of DVDs', srt.replace('02,500', '02,500  X1:100 X2:200 Y1:100 Y2:200')],
  ['a text before the first cue', `subtitles by someone\n12\n\n${srt}`],
  ['cut within the next number', `${srt}3`],
  ['cut within the next time', `${srt}3\n00:00:05,0`],
  ['cut within the arrow', `${srt}3\n00:00:05,000 --`],
  ['an empty cue at the end', `${srt}3\n00:00:05,000 --> 00:00:06,000\n\n`],
  ['tags and a position', srt.replace('Hola', '{\\an8}<font color="#fff"><i>Hola</i></font>')],
  ['a header of WebVTT', `WEBVTT\n\n${srt}`],
  ['a header of WebVTT after blank lines', `\ufeff\n\n  WEBVTT - made by hand\n${srt}`],
])('SRT: %s', (_, file) => {
  expect(linesIn(utf8(file))).toEqual(both)
})

test.each<[string, string, string[]]>([
  [
    'a number that is the text of a cue',
    cue(1, '0:01', '0:02', '1984') + cue(2, '0:03', '0:04', '7'),
    ['1 2 1984', '3 4 7'],
  ],
  [
    'a number that is the text of a cue, without numbers of cues',
    '0:01 --> 0:02\n1984\n\n0:03 --> 0:04\n7',
    ['1 2 1984', '3 4 7'],
  ],
  [
    'a blank line within the text',
    cue(1, '0:01', '0:02', 'a\n\nb') + cue(2, '0:03', '0:04', 'c'),
    ['1 2 a\nb', '3 4 c'],
  ],
  ['an arrow in the text', cue(1, '0:01', '0:02', 'A --> B\n12:30 → 13:00'), ['1 2 A --> B\n12:30 → 13:00']],
  ['two texts at once', cue(1, '0:01', '0:05', 'a') + cue(2, '0:03', '0:04', 'b'), ['1 5 a', '3 4 b']],
  ['over a hundred hours', cue(1, '100:00:03,000', '100:00:04,000', 'a'), ['360003 360004 a']],
  ['a start before the beginning', cue(1, '-00:00:01,000', '00:00:02,000', 'a'), ['0 2 a']],
  ['no end', '1\n00:00:01,000 -->\na\n\n2\n00:00:03,000 --> 00:00:04,000\nb', ['1 3 a', '3 4 b']],
])('SRT: %s', (_, file, lines) => {
  expect(linesIn(utf8(file))).toEqual(lines)
})

test('an unreadable time is reported with its line, and its text is in no other cue', () => {
  const file = `${srt}3\n00:00:xx,000 --> 00:00:06,000\nNo\n\n4\n00:00:07,000 --> 00:00:08,000\nFin\n`
  expect(linesIn(file)).toEqual([...both, '7 8 Fin'])
  expect(warningsIn(file)).toEqual([{ code: 'timeUnreadable', count: 1, line: 10 }])
})

const vtt = `WEBVTT - a title
Kind: captions
X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000

STYLE
::cue { color: red }

REGION
id:fred

NOTE not
a cue

intro
00:01.000 --> 00:02.500 align:start position:10%
<v.loud Ana Pérez>Hola <c.yellow.bg_blue>a</c> <lang es>todos</lang></v>

NOTE
neither this

00:00:03.000 --> 00:00:04.000 region:fred
- Sí<00:03.500>, <b>claro</b> &lt;3 &amp;&nbsp;más&lrm;

2 - the second name
00:05.000 --> 00:06.000
NOTE this is said
`

test('WebVTT: notes, styles, regions, names and settings are not part of the text', () => {
  expect(linesIn(utf8(vtt))).toEqual([
    '1 2.5 Hola a todos',
    '3 4 - Sí, claro <3 & más',
    '5 6 NOTE this is said',
  ])
  expect(cuesIn(vtt).map(({ speaker }) => speaker)).toEqual(['Ana Pérez', undefined, undefined])
})

test('WebVTT: a cue with several speakers has no speaker', () => {
  expect(cuesIn('WEBVTT\n\n0:01 --> 0:02\n<v Ana>¿Ves?\n<v Luis>Sí')).toEqual([
    { text: '¿Ves?\nSí', start: 1, end: 2 },
  ])
})

test('WebVTT: a word lasts until the next time, and words without a time in between divide it', () => {
  const [cue] = cuesIn(
    'WEBVTT\n\n0:05.000 --> 0:08.000\nAy <0:05.100>qué bien<0:06.100> <00:00:07.000><c> hoy</c>',
  )
  expect(cue?.text).toBe('Ay qué bien hoy')
  expect(cue?.words).toEqual([
    { text: 'Ay', start: 5, end: 5.1 },
    { text: 'qué', start: 5.1, end: 5.529 },
    { text: 'bien', start: 5.529, end: 6.1 },
    { text: 'hoy', start: 7, end: 8 },
  ])
})

test('WebVTT: words in an impossible order have no times', () => {
  const [cue] = cuesIn('WEBVTT\n\n0:05 --> 0:08\nAy <0:07>qué <0:06>bien')
  expect(cue).toEqual({ text: 'Ay qué bien', start: 5, end: 8 })
})
