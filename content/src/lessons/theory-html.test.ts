import { expect, test } from 'vitest'
import { asHtml, safeTheory } from './theory-html.ts'

test.each([
  ['allowed elements stay', '<h3>A</h3><p>b<br>c</p>', '<h3>A</h3><p>b<br>c</p>'],
  ['a script is text', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['an element with attributes is text', '<p onclick="x()">a</p>', '&lt;p onclick="x()"&gt;a'],
  ['a picture is text', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['a comment is text', '<!-- <p> -->', '&lt;!-- <p> --&gt;</p>'],
  ['a tag in capitals is text', '<P>a</P>', '&lt;P&gt;a&lt;/P&gt;'],
  ['half a tag is text', '<p>a <b', '<p>a &lt;b</p>'],
  ['an open element is closed', '<ul><li>a', '<ul><li>a</li></ul>'],
  ['an element that is closed twice is closed once', '<p>a</p></p></div>', '<p>a</p>&lt;/div&gt;'],
  ['overlapping elements become nested', '<p><strong>a</p>b</strong>', '<p><strong>a</strong></p>b'],
  [
    'allowed entities stay, and all others are text',
    '&amp; &lt; & &nbsp; &#x3c;',
    '&amp; &lt; &amp; &amp;nbsp; &amp;#x3c;',
  ],
])('%s', (_, html, safe) => {
  expect(safeTheory(html)).toBe(safe)
  expect(safeTheory(safe), 'cleaning twice changes nothing').toBe(safe)
})

test('emphasised text has the code of the target language', () => {
  expect(safeTheory('<p>On dit <em>hola</em>.</p>', 'es')).toBe('<p>On dit <em lang="es">hola</em>.</p>')
})

test('the special characters of HTML are escaped in a text', () => {
  expect(asHtml('a < b & c > d')).toBe('a &lt; b &amp; c &gt; d')
})
