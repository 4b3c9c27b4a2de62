import { describe, expect, test } from 'vitest'
import { plainField } from './plain-field.ts'

describe('a field of a card', () => {
  test.each([
    ['<div>la <b>casa</b>[sound:casa.mp3]</div>', 'la casa'],
    ['<script>alert(1)</script>pan', 'pan'],
    ['pan<script>alert(1)', 'pan'],
    ['<style>.x{color:red}</style><p>uno</p><p>dos</p>', 'uno\ndos'],
    ['El {{c1::perro::animal}} ladra', 'El perro ladra'],
    ['a<br>b&nbsp;&amp; c', 'a\nb & c'],
    ['<img src="../../etc/passwd" onerror="alert(1)">x', 'x'],
    ['&lt;script&gt;', '<script>'],
    ['<svg onload=alert(1)><text>no</text></svg>sí', 'sí'],
    ['<!-- <b> -->bien', 'bien'],
    ['\ud800solo', 'solo'],
    ['[anki:tts lang=es_ES]hola', 'hola'],
  ])('%j has the text %j', (html, text) => {
    expect(plainField(html)).toBe(text)
  })

  test('of any length is read quickly', () => {
    for (const piece of ['<', '<script>', '{{c1::', '[sound:', '&lt;', '<div '])
      expect(plainField(piece.repeat(20_000)).length).toBeLessThan(20_001)
  })
})
