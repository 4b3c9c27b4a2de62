import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSubtitles } from './read-subtitles.ts'
import { limits } from './subtitle-limits.ts'
import { heavyInputs, secondsOf } from './testing/heavy-inputs.ts'
import { utf8 } from './testing/read-file.ts'

const parts = fc.constantFrom(
  ...[
    'WEBVTT\n\n',
    '{"events":[',
    '{"tStartMs":1000,"segs":[{"utf8":"a"}]},',
    ']}',
    '<tt>',
    '<p begin="1s">',
    '</p>',
    '<br/>',
  ],
  ...[
    '[Script Info]\n',
    'Dialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,a\n',
    '[00:01.00]',
    '<00:02.00>',
    '[offset:1]\n',
  ],
  ...[
    '0:00:01.000,0:00:02.000\n',
    '00:00:05,000 --> 00:00:02,000\n',
    '99999:99 --> 9:99\n',
    '-0:01 --> 0:00\n',
    '0:03 b\n',
  ],
  ...[
    '{"segments":[',
    '{"start":1,"end":2,"text":"a","words":[{"word":"a","start":1}]},',
    '[{"text":"a","start":1,"duration":1}]',
    '<SAMI><SYNC Start=1000><P Class=EN>a',
    '<cite>Ana:</cite><time>0:01</time><p>a</p>',
    '<span ttm:role="x-bg" begin="2s">a</span>',
    'start\tend\ttext\n',
    '1000\t2000\ta\n',
    '{1}{1}25\n',
    '{25}{50}a|b\n',
    'v1: ',
  ],
  ...['\n', '\r', ' ', '<', '>', '&', '-->', '\0', '\ufeff', '\ud800', 'é', '1', ':', 'hola '],
)
const anyText = fc
  .array(fc.oneof(parts, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 60 })
  .map((all) => all.join(''))
const anyBytes = fc.oneof(anyText.map(utf8), fc.uint8Array({ maxLength: 400 }))

test('the cues of any input are in order, within the limits and without invisible characters', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText, anyBytes),
      fc.option(fc.double(), { nil: undefined }),
      (source, durationSeconds) => {
        const read = readSubtitles(source, { durationSeconds })
        if (!read.ok || !read.timed) return
        for (const [index, cue] of read.cues.entries()) {
          expect(cue.text).toMatch(/^\S(?:.*\S)?$/su)
          expect(cue.text.length).toBeLessThanOrEqual(limits.cueText)
          expect(cue.text).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|\n\n|\s{2}/u)
          expect(cue.start).toBeGreaterThanOrEqual(read.cues[index - 1]?.start ?? 0)
          expect(cue.end).toBeGreaterThan(cue.start)
          expect(Number.isFinite(cue.end)).toBe(true)
          for (const word of cue.words ?? []) {
            expect(word.text).toMatch(/^\S+$/u)
            expect(word.start).toBeGreaterThanOrEqual(cue.start)
            expect(word.end).toBeLessThanOrEqual(cue.end)
          }
        }
      },
    ),
    { numRuns: 2000 },
  )
})

/** The slowest inputs of a search, which tried 94 patterns after each of 14 beginnings. */
describe('two seconds are enough to read a megabyte of', () => {
  test.each(heavyInputs(1024 * 1024))(
    '%s',
    (_, bytes) => {
      expect(secondsOf(() => readSubtitles(bytes))).toBeLessThan(2)
    },
    60_000,
  )
})
