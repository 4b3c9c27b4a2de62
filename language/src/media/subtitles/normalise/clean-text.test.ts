import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each<[string, string]>([
  ['<b>a</b><br>b<br/>c', 'a\nb\nc'],
  ['<script>alert(1)</script>a', 'alert(1)a'],
  ['<img src=x onerror="alert(1)">a', 'a'],
  ['<!-- a comment -- >a', 'a'],
  ['&lt;script&gt;', '<script>'],
  ['&amp;lt;', '&lt;'],
  ['&eacute;&Ntilde;&iquest;&hellip;&szlig;&AMP;', 'éÑ¿…ß&'],
  ['&#39;&#x27;&#146;&#0;&#xd800;&#99999999;&bogus;', "''’\ufffd\ufffd&#99999999;&bogus;"],
  ['I <3 you, 2 < 3 > 1', 'I <3 you, 2 < 3 > 1'],
  ['a\u202eb\u2066c\u2069\u200bd\u00ade\x07f\ud800g', 'abcdefg'],
  ['👩\u200d👧 a\u00a0\u3000b', '👩\u200d👧 a b'],
  ['&#x202e;a&#7;b', 'ab'],
])('the text of %j', (raw, text) => {
  expect(cleanText(raw)).toBe(text)
})
