import { expect, test } from 'vitest'
import { cuesIn, linesIn, utf8 } from '../testing/read-file.ts'

test('SBV: times, line breaks and entities are read', () => {
  const file = '0:00:01.000,0:00:02.500\nHola\n\n0:00:03.000,0:00:04.000\n>> Ana:[br]Adi&oacute;s\n\nya\n'
  expect(linesIn(utf8(file))).toEqual(['1 2.5 Hola', '3 4 >> Ana:\nAdiós\nya'])
})

const ass = `\ufeff[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize
Style: Default,Arial,20

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:02.50,Default,Ana,0,0,0,,{\\i1}Hola,{\\i0} ¿qué\\htal?\\NBien{note}
Comment: 0,0:00:02.00,0:00:03.00,Default,,0,0,0,,no
Dialogue: 0,0:00:02.00,0:00:03.00,Default,,0,0,0,,{\\p1}m 0 0 l 100 0{\\p0}
Dialogue: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,Adiós
[Fonts]
fontname: a.ttf
`.replaceAll('\n', '\r\n')

test('ASS: overrides, comments and drawings are left out, and names are speakers', () => {
  expect(cuesIn(utf8(ass))).toEqual([
    { text: 'Hola, ¿qué tal?\nBien', start: 1, end: 2.5, speaker: 'Ana' },
    { text: 'Adiós', start: 3, end: 4 },
  ])
})

test('SSA: fields in another order are read, and a file without sections too', () => {
  const ssa = 'Dialogue: Marked=0,0:00:01.00,0:00:02.50,Default,,0000,0000,0000,,Hola\n'
  expect(linesIn(ssa)).toEqual(['1 2.5 Hola'])
  const ordered =
    '[Script Info]\n[Events]\nFormat: Start, End, Actor, Text\nDialogue: 0:00:01.00,0:00:02.50,Ana,a, b'
  expect(cuesIn(ordered)).toEqual([{ text: 'a, b', start: 1, end: 2.5, speaker: 'Ana' }])
})
