import { expect, test } from 'vitest'
import { readSubtitles } from '../read-subtitles.ts'
import { linesIn } from '../testing/read-file.ts'

const json = (value: unknown) => JSON.stringify(value)

test.each<[name: string, format: string, source: string, cues: string[]]>([
  [
    'an offset before the first time',
    'lrc',
    '[offset:0][00:00.004]Hola\n[00:02.00]Sí',
    ['0.004 2 Hola', '2 4 Sí'],
  ],
  ['voice marks', 'lrc', '[00:01.00]v1: Hola\n[00:02.00]v2:<00:02.10>Sí', ['1 2 Hola', '2 4 Sí']],
  ['word times with a space', 'lrc', '[00:01.00]<00:01.000 >Hola <00:01.500 >tú', ['1 3 Hola tú']],
  [
    'SSA with leading spaces',
    'ass',
    ' [Script Info]\n [Events]\n Dialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,Hola',
    ['1 2 Hola'],
  ],
  [
    'SAMI',
    'sami',
    '<SAMI><BODY>\n<SYNC Start=1000><P Class=ESCC>Hola<br>t&uacute;\n<SYNC Start=2500><P Class=ESCC>&nbsp;\n<SYNC Start="4000"><P Class=ESCC>Sí</BODY></SAMI>',
    ['1 2.5 Hola\ntú', '4 6 Sí'],
  ],
  [
    'the first language of SAMI',
    'sami',
    '<SYNC Start=0><P Class=ES>Hola<P Class=EN>Hello<SYNC Start=1000><P Class=EN>Yes<P Class=ES>Sí',
    ['0 1 Hola', '1 3 Sí'],
  ],
  [
    'Whisper',
    'json',
    json({ text: ' Hola', segments: [{ id: 0, start: 0, end: 1.5, text: ' Hola tú' }], language: 'es' }),
    ['0 1.5 Hola tú'],
  ],
  [
    'whisper.cpp',
    'json',
    json({
      transcription: [
        { timestamps: { from: '00:00:01,000' }, offsets: { from: 1000, to: 2000 }, text: ' Hola' },
        { timestamps: { from: '00:00:02,000', to: '00:00:03,000' }, text: ' Sí' },
      ],
    }),
    ['1 2 Hola', '2 3 Sí'],
  ],
  [
    'single words of a podcast',
    'json',
    json({
      version: '1.0.0',
      segments: ['Hola', 'tú.', 'Sí,', 'claro.'].map((body, at) => ({
        speaker: at < 2 ? 'Ana' : 'Luis',
        startTime: at,
        endTime: at + 0.5,
        body,
      })),
    }),
    ['0 1.5 Hola tú.', '2 3.5 Sí, claro.'],
  ],
  [
    'youtube-transcript-api',
    'json',
    json([
      { text: 'Hola', start: 1, duration: 2 },
      { text: 'Sí', start: '3.5', duration: '1' },
    ]),
    ['1 3 Hola', '3.5 4.5 Sí'],
  ],
  ['chunks', 'json', json({ chunks: [{ timestamp: [0, 1.2], text: 'Hola' }] }), ['0 1.2 Hola']],
  ['Whisper’s TSV', 'tsv', 'start\tend\ttext\n0\t1500\tHola\n1500\t3000\tSí', ['0 1.5 Hola', '1.5 3 Sí']],
  ['MicroDVD', 'microdvd', '{1}{1}25\n{25}{50}{y:i}Hola|tú\n{75}{100}/Sí', ['1 2 Hola\ntú', '3 4 Sí']],
  [
    'the page of a podcast',
    'html',
    '<html><body><cite>Ana:</cite><time>0:01</time><p>Hola</p><time>0:03</time><p>¿Qu&eacute;?</p></body></html>',
    ['1 3 Hola', '3 5 ¿Qué?'],
  ],
  [
    'background vocals of TTML that overlap',
    'ttml',
    '<tt><p begin="1s" end="4s"><span begin="1s" end="2s">Hola</span> <span ttm:role="x-bg" begin="2s" end="5s"><span begin="2s" end="5s">(oh)</span></span></p></tt>',
    ['1 4 Hola', '2 5 (oh)'],
  ],
])('%s', (_, format, source, cues) => {
  expect(readSubtitles(source)).toMatchObject({ ok: true, format })
  expect(linesIn(source)).toEqual(cues)
})

test('word times and speakers are kept', () => {
  const source = json({
    segments: [
      {
        start: 0,
        end: 2,
        text: 'Hola tú',
        words: [
          { word: 'Hola', start: 0 },
          { word: ' tú', start: 1 },
        ],
      },
      { startTime: 3, endTime: 4, speaker: 'Ana', body: 'Sí' },
    ],
  })
  expect(readSubtitles(source)).toMatchObject({
    cues: [
      {
        words: [
          { text: 'Hola', start: 0, end: 1 },
          { text: 'tú', start: 1 },
        ],
      },
      { speaker: 'Ana' },
    ],
  })
})

test('a page without the times of a podcast stays a page', () => {
  expect(readSubtitles('<html><body><time>10:00</time><h1>News</h1></body></html>')).toEqual({
    ok: false,
    reason: { code: 'webPage' },
  })
})
