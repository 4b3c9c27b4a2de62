import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cue } from './cue.ts'
import { cleanText } from './normalise/clean-text.ts'
import { readSubtitles } from './read-subtitles.ts'
import { cuesIn } from './testing/read-file.ts'
import { writeSubtitles } from './write-subtitles.ts'

const cues: Cue[] = [
  { text: 'Hola & <b>\n12:30 --> 13:00', start: 1, end: 2.5, speaker: 'Ana' },
  {
    text: '¡Ay, qué!',
    start: 3661.007,
    end: 3664,
    words: [
      { text: '¡Ay,', start: 3661.007, end: 3662 },
      { text: 'qué!', start: 3663, end: 3664 },
    ],
  },
]

test('cues are written as SRT', () => {
  expect(writeSubtitles(cues, 'srt')).toBe(
    '1\n00:00:01,000 --> 00:00:02,500\nHola & &lt;b>\n12:30 --&gt; 13:00\n\n2\n01:01:01,007 --> 01:01:04,000\n¡Ay, qué!\n',
  )
})

test('cues are written as WebVTT', () => {
  expect(writeSubtitles(cues, 'vtt')).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n<v Ana>Hola &amp; &lt;b&gt;\n12:30 --&gt; 13:00\n\n' +
      '01:01:01.007 --> 01:01:04.000\n<01:01:01.007>¡Ay,<01:01:02.000> <01:01:03.000>qué!\n',
  )
})

test('cues are written as LRC', () => {
  expect(writeSubtitles(cues, 'lrc')).toBe(
    '[00:01.00]Hola & &lt;b> 12:30 --&gt; 13:00\n[00:02.50]\n' +
      '[61:01.01]<61:01.01>¡Ay,<61:02.00> <61:03.00>qué!\n[61:04.00]\n',
  )
})

test('an empty list of cues has no text but the header', () => {
  expect(writeSubtitles([], 'srt')).toBe('')
  expect(writeSubtitles([], 'vtt')).toBe('WEBVTT\n')
})

/** Letters, and characters with a meaning in a format. */
const odd = fc.constantFrom(
  ...[
    '<',
    '>',
    '&',
    '&lt;',
    '<i>',
    '</i>',
    '<v Ana>',
    '-->',
    '00:01 --> 00:02',
    '0:05',
    '[00:05.00]',
    '<00:05.00>',
  ],
  ...[
    '\n',
    '\n\n',
    ' ',
    '1',
    '2',
    'NOTE',
    'STYLE',
    'WEBVTT',
    '{\\an8}',
    '{',
    '\\N',
    '[ti:x]',
    '[br]',
    '&#91;',
    '[',
    ']',
  ],
  ...['Hola', 'é', '😀', '\u202e', '\0', '\ud800', '♪', '- '],
)
const texts = fc
  .array(fc.oneof(odd, fc.string({ unit: 'grapheme', maxLength: 12 })), { minLength: 1, maxLength: 8 })
  .map((parts) => cleanText(parts.join('')).slice(0, 400).trim())
  .filter((text) => text !== '' && text.isWellFormed())

/** Cues in order, with a pause before each and times in hundredths. */
const cueLists = fc
  .array(
    fc.record({
      text: texts,
      pause: fc.integer({ min: 20, max: 5000 }),
      length: fc.integer({ min: 1, max: 9999 }),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((spoken) => {
    let time = 0
    return spoken.map(({ text, pause, length }): Cue => {
      const start = time + pause
      time = start + length
      return { text, start: start / 100, end: time / 100 }
    })
  })

const speakers = fc.option(
  texts.map((text) => cleanText(text.replaceAll('\n', ' ').slice(0, 30))),
  { nil: '' },
)

/** Adds word times that divide the cue evenly. */
function withWords(cue: Cue): Cue {
  const parts = cue.text.split(/\s/).filter(Boolean)
  const timeAt = (index: number) =>
    Math.round((cue.start + ((cue.end - cue.start) * index) / parts.length) * 1000) / 1000
  return {
    ...cue,
    words: parts.map((text, index) => ({ text, start: timeAt(index), end: timeAt(index + 1) })),
  }
}

describe('reading a written file gives the same', () => {
  test('texts and times of SRT', () => {
    fc.assert(
      fc.property(cueLists, (list) => {
        expect(cuesIn(writeSubtitles(list, 'srt'))).toEqual(list)
      }),
    )
  })

  test('texts, times, speakers and word times of WebVTT', () => {
    fc.assert(
      fc.property(cueLists, fc.array(speakers, { minLength: 12, maxLength: 12 }), (list, names) => {
        const spoken = list.map((cue, index) => {
          const speaker = names[index]
          return { ...(index % 2 ? withWords(cue) : cue), ...(speaker && { speaker }) }
        })
        expect(cuesIn(writeSubtitles(spoken, 'vtt'))).toEqual(spoken)
      }),
    )
  })

  test('lines and times of LRC, to the hundredth of a second', () => {
    fc.assert(
      fc.property(cueLists, (list) => {
        const sung = list.map((cue) => ({ ...cue, text: cue.text.replaceAll('\n', ' ') }))
        expect(cuesIn(writeSubtitles(sung, 'lrc'))).toEqual(sung)
      }),
    )
  })

  test('cues of SRT and WebVTT that were read from any text', () => {
    const formats = fc.constantFrom('srt' as const, 'vtt' as const)
    const files = fc.array(
      fc.oneof(odd, fc.constantFrom('\n', '\n0:01 ', '\n00:03 --> 00:04\n', '\n[00:02.00]')),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(files, formats, (parts, format) => {
        const read = readSubtitles(parts.join(''))
        if (!read.ok || !read.timed) return
        const spaced = read.cues.map((cue, index) => ({
          text: cue.text,
          start: index * 10,
          end: index * 10 + 5,
        }))
        expect(cuesIn(writeSubtitles(spaced, format))).toEqual(spaced)
      }),
      { numRuns: 500 },
    )
  })
})
