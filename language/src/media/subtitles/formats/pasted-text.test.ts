import { expect, test } from 'vitest'
import { linesIn } from '../testing/read-file.ts'

test.each<[string, string, string[]]>([
  ['a time and its text', '0:01 Hola\n0:03 Adiós', ['1 3 Hola', '3 5 Adiós']],
  ['hours, tabs and brackets', '(0:59:59)\tHola\n[1:00:01] - Adiós', ['3599 3601 Hola', '3601 3603 Adiós']],
  [
    'hours in brackets, as in minutes of meetings',
    '[00:05:10] Hola\n[00:05:12] Adiós',
    ['310 312 Hola', '312 314 Adiós'],
  ],
  ['times with an end', '0:01 - 0:02 Hola\n0:03–0:04 Adiós', ['1 2 Hola', '3 4 Adiós']],
  [
    'the output of Whisper',
    '[00:01.000 --> 00:02.500]  Hola\n[00:03.000 --> 00:04.000]  Adiós',
    ['1 2.5 Hola', '3 4 Adiós'],
  ],
  ['text of several lines', '0:01 Hola\nqué tal\n\n0:03 Adiós', ['1 3 Hola\nqué tal', '3 5 Adiós']],
  [
    'the transcript panel of YouTube',
    'Transcript\nSearch in video\n\n0:01\nHola\n0:03\nAdiós\n',
    ['1 3 Hola', '3 5 Adiós'],
  ],
  [
    'the transcript panel with its times for screen readers',
    '0:00\n0 segundos\n¡Hola!\n1:05\n1 minuto y 5 segundos\nAdiós\r\n',
    ['0 65 ¡Hola!', '65 67 Adiós'],
  ],
  ['a number in the text', '0:05\n5 gold rings\n0:08\n4 birds', ['5 8 5 gold rings', '8 10 4 birds']],
  ['old line breaks', '0:01\rHola\r0:03\rAdiós', ['1 3 Hola', '3 5 Adiós']],
  ['times in brackets on lines of their own', '[0:01]\nHola\n[0:03]\nAdiós', ['1 3 Hola', '3 5 Adiós']],
])('pasted: %s', (_, text, lines) => {
  expect(linesIn(text)).toEqual(lines)
})
