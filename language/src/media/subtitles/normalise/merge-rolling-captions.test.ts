import { expect, test } from 'vitest'
import { cuesIn, linesIn, utf8, warningsIn } from '../testing/read-file.ts'

const srt = (...cues: [string, string, string][]) =>
  cues.map(([start, end, text], index) => `${index + 1}\n${start} --> ${end}\n${text}\n`).join('\n')

const automatic = `WEBVTT
Kind: captions

00:00:00.080 --> 00:00:02.389 align:start position:0%
 
hello<00:00:00.320><c> everyone</c>

00:00:02.389 --> 00:00:02.399 align:start position:0%
hello everyone
 

00:00:02.399 --> 00:00:04.000 align:start position:0%
hello everyone
to<00:00:02.560><c> my</c>

00:00:04.000 --> 00:00:04.010 align:start position:0%
to my
 

00:00:04.010 --> 00:00:06.000 align:start position:0%
to my
channel
`

test('rolling captions are merged, so that every line occurs once, with its words', () => {
  expect(linesIn(utf8(automatic))).toEqual([
    '0.08 2.399 hello everyone',
    '2.399 4.01 to my',
    '4.01 6 channel',
  ])
  expect(cuesIn(automatic).map(({ words }) => words?.map(({ text, start }) => [text, start]))).toEqual([
    [
      ['hello', 0.08],
      ['everyone', 0.32],
    ],
    [
      ['to', 2.399],
      ['my', 2.56],
    ],
    undefined,
  ])
  expect(warningsIn(automatic)).toEqual([{ code: 'repeatsFolded', count: 4 }])
})

test('a cue that only repeats a line without its word times is merged', () => {
  const file =
    'WEBVTT\n\n0:00 --> 0:02\nHello<0:01><c> there</c>\n\n0:02 --> 0:04\nHello there\n\n0:04 --> 0:06\nNext'
  expect(linesIn(file)).toEqual(['0 4 Hello there', '4 6 Next'])
})

test('rolling captions of three lines are merged', () => {
  const file = srt(
    ['0:01', '0:02', 'a'],
    ['0:02', '0:03', 'a\nb'],
    ['0:03', '0:04', 'a\nb\nc'],
    ['0:04', '0:05', 'b\nc\nd'],
  )
  expect(linesIn(file)).toEqual(['1 2 a', '2 3 b', '3 4 c', '4 5 d'])
})

test('a refrain is not merged', () => {
  const file = srt(
    ['0:01', '0:02', 'La la'],
    ['0:02', '0:03', 'La la'],
    ['0:03', '0:04', 'La la'],
    ['0:04', '0:05', 'Sí'],
  )
  expect(cuesIn(file)).toHaveLength(4)
})
