import { expect, test } from 'vitest'
import { readSubtitles } from './read-subtitles.ts'
import { limits } from './subtitle-limits.ts'
import { utf8, warningsIn } from './testing/read-file.ts'

test.each<[string, Uint8Array | string, object]>([
  ['an empty text', '', { code: 'empty' }],
  ['a byte order mark and blank lines', '\ufeff\n \r\n\0', { code: 'empty' }],
  ['only tags', '<b></b>', { code: 'empty' }],
  ['a file that is too large', new Uint8Array(limits.bytes + 1), { code: 'tooLarge', megabytes: 12 }],
  [
    'a picture',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3, 4, 0x1f, 0xff),
    { code: 'notText' },
  ],
  ['an RTF document', '{\\rtf1\\ansi Hola}', { code: 'notText' }],
  ['a PDF', utf8('%PDF-1.7\n'), { code: 'notText' }],
  [
    'a web page',
    '\n<!doctype html><html><body>404 --> not found 0:01 --> 0:02</body></html>',
    { code: 'webPage' },
  ],
  [
    'a web page as XML',
    '<?xml version="1.0"?><!DOCTYPE html><html xmlns="x"><p>a</p></html>',
    { code: 'webPage' },
  ],
  ['WebVTT without a cue', 'WEBVTT\n\nNOTE nothing', { code: 'noCues', format: 'vtt' }],
  ['json3 that was cut', '{"events":[{"tStartMs":1000,"segs"', { code: 'noCues', format: 'json3' }],
  ['another JSON', '{"a": 1}', { code: 'noCues', format: 'json' }],
  ['deeply nested JSON', `{"events":${'['.repeat(100_000)}`, { code: 'noCues', format: 'json3' }],
  ['lyrics without lines', '[ti:X]\n[00:01.00]\n', { code: 'noCues', format: 'lrc' }],
])('%s is refused with a reason', (_, source, reason) => {
  expect(readSubtitles(source)).toEqual({ ok: false, reason })
})

test('the file name decides the expected format of a file without times', () => {
  expect(readSubtitles('Hola', { fileName: 'a.SRT' })).toEqual({
    ok: false,
    reason: { code: 'noCues', format: 'srt' },
  })
  expect(readSubtitles('Hola', { fileName: 'a.txt' })).toMatchObject({ timed: false })
  expect(readSubtitles('[00:01:20] a\n[00:02:40] b', { fileName: 'a.lrc' })).toMatchObject({ format: 'lrc' })
  expect(readSubtitles('[0:01] a', { fileName: 'a.srt' })).toMatchObject({ format: 'lrc' })
})

test('a text without times is read as lines', () => {
  expect(readSubtitles('Una canción\r\n\r\n  <i>a las 10:30</i>\n10:30 llegó el tren\n')).toEqual({
    ok: true,
    timed: false,
    format: 'plain',
    lines: ['Una canción', 'a las 10:30', '10:30 llegó el tren'],
    warnings: [],
  })
  expect(readSubtitles('Una frase. '.repeat(100))).toMatchObject({
    lines: { length: 3 },
    warnings: [{ code: 'longSplit', line: 1 }],
  })
})

test('letters that could not be decoded are counted', () => {
  expect(warningsIn('0:01 a\ufffd\n0:02 \ufffdb')).toEqual([{ code: 'lettersLost', count: 2 }])
})
