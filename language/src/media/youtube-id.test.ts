import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { youtubeId } from './youtube-id.ts'

const id = 'dQw4w9WgXcQ'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `http://youtube.com/watch?v=${id}`,
  `https://m.youtube.com/watch?v=${id}&t=43s`,
  `https://music.youtube.com/watch?list=RD&v=${id}&feature=share`,
  `https://www.youtube.com/watch/?v=${id}#t=1`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}/?si=abc`,
  `  HTTPS://YOUTU.BE/${id}\n`,
  id,
])('%s has the id of the video', (link) => {
  expect(youtubeId(link)).toBe(id)
})

test.each([
  '',
  'hola',
  `www.youtube.com/watch?v=${id}`,
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  `https://www.youtube.com/watch?v=${id}x`,
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${id.slice(1)}<`,
  `https://www.youtube.com/watch?v=../../etc/pa`,
  `https://www.youtube.com/playlist?list=${id}`,
  `https://www.youtube.com/embed/${id}/more`,
  `https://www.youtube.com/embed/../${id}`,
  'https://youtu.be/',
  `https://youtu.be/%64Qw4w9WgXcQ`,
  `https://youtu.be/${id}/../${id}/x`,
  // Other hosts that contain the name of YouTube.
  `https://youtube.com.evil.test/watch?v=${id}`,
  `https://evilyoutube.com/watch?v=${id}`,
  `https://evil.test/youtu.be/${id}`,
  `https://evil.test/?u=https://youtu.be/${id}`,
  `https://youtube.com@evil.test/watch?v=${id}`,
  `https://user:pass@youtube.com/watch?v=${id}`,
  `https://youtube.com:8080/watch?v=${id}`,
  `https://youtube.com\\@evil.test/watch?v=${id}`,
  `https://yоutube.com/watch?v=${id}`,
  // Private addresses and other schemes.
  `http://127.0.0.1/watch?v=${id}`,
  `http://localhost/embed/${id}`,
  `http://[::1]/watch?v=${id}`,
  `http://169.254.169.254/embed/${id}`,
  `http://0x7f000001/watch?v=${id}`,
  `file:///watch?v=${id}`,
  `javascript:alert(1)//youtu.be/${id}`,
  `data:text/html,https://youtu.be/${id}`,
  `ftp://youtu.be/${id}`,
  `//youtu.be/${id}`,
  `https://youtu.be/${id}${'?'.repeat(3000)}`,
])('%s is refused', (link) => {
  expect(youtubeId(link)).toBeNull()
})

test('any text gives an id or null', () => {
  const part = fc.constantFrom(
    'https://',
    'youtu.be/',
    'youtube.com',
    '/watch?v=',
    'embed/',
    id,
    '@',
    '#',
    '%00',
  )
  const links = fc.oneof(
    fc.string(),
    fc.array(fc.oneof(part, fc.string())).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(links, (link) => {
      const found = youtubeId(link)
      expect(found === null || /^[\w-]{11}$/.test(found)).toBe(true)
    }),
  )
})
