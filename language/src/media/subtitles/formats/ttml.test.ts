import { expect, test } from 'vitest'
import { cuesIn, linesIn, utf8 } from '../testing/read-file.ts'

const both = ['1 2.5 Hola', '3 4 Adiós']

const tt = (body: string, root = '') =>
  `<?xml version="1.0" encoding="utf-8"?><!-- a --> b --><tt xmlns="http://www.w3.org/ns/ttml" ${root}><body><div>${body}</div></body></tt>`

test.each<[string, string, string[]]>([
  [
    'timedtext, escaped twice',
    '<?xml version="1.0" encoding="utf-8" ?><transcript><text start="1" dur="1.5">T&amp;#39;es &amp;amp; yo\nsí</text><text start="3" dur="1">&lt;font color="#fff"&gt;Adiós&lt;/font&gt;</text></transcript>',
    ["1 2.5 T'es & yo\nsí", '3 4 Adiós'],
  ],
  [
    'TTML with clock times',
    tt(
      '<p begin="00:00:01.000" end="00:00:02.500">\n  Hola<br/>a\n  todos\n</p><p begin="00:00:03.000" dur="1s"><span>Adiós</span></p>',
    ),
    ['1 2.5 Hola\na todos', '3 4 Adiós'],
  ],
  ['TTML with offsets', tt("<p begin='1s' end='2500ms'>Hola</p><p begin='0.05m' end='4s'>Adiós</p>"), both],
  [
    'TTML with frames',
    tt(
      '<p begin="00:00:01:00" end="00:00:02:12">Hola</p><p begin="75f" end="100f">Adiós</p>',
      'ttp:frameRate="25"',
    ),
    ['1 2.48 Hola', '3 4 Adiós'],
  ],
  [
    'TTML with the frame rate of American television',
    tt('<p begin="00:00:01:12" end="60f">Hola</p>', 'ttp:frameRate="24" ttp:frameRateMultiplier="1000 1001"'),
    ['1.501 2.503 Hola'],
  ],
  [
    'TTML with ticks and a namespace',
    '<tt:tt ttp:tickRate="10000000"><tt:p begin="10000000t" end="25000000t">Hola</tt:p></tt:tt>',
    ['1 2.5 Hola'],
  ],
  ['TTML cut within a cue', '<tt><p begin="1s" end="2.5s">Hola</p><p begin="3s" end="4s">Adiós</', both],
  [
    'YouTube in milliseconds',
    '<timedtext><text t="1000" d="1500">Hola</text><text t="3000" d="1000">Adiós</text></timedtext>',
    both,
  ],
])('XML: %s', (_, file, lines) => {
  expect(linesIn(utf8(file))).toEqual(lines)
})

test('srv3: words have times, and a rolling caption ends before the next one', () => {
  const file =
    '<?xml version="1.0"?><timedtext format="3"><head><ws id="0"/></head><body><w t="0" id="1"/>' +
    '<p t="1000" d="3500" w="1"><s ac="248">Hola</s><s t="400" ac="1"> amigo</s></p><p t="2490" d="10" w="1" a="1">\n</p>' +
    '<p t="2500" d="1500" w="1"><s>Adiós</s></p></body></timedtext>'
  expect(linesIn(file)).toEqual(['1 2.49 Hola amigo', '2.5 4 Adiós'])
  expect(cuesIn(file)[0]?.words?.map(({ text, start }) => [text, start])).toEqual([
    ['Hola', 1],
    ['amigo', 1.4],
  ])
})
