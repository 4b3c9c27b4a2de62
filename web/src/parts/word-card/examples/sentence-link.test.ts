import { expect, test } from 'vitest'
import { sentenceLink } from './sentence-link.ts'

test.each([
  ['video', 'pan', 61, '/video/pan?t=61'],
  ['song', 'la luna', 12.3456, '/song/la%20luna?t=12.35'],
  ['video', 'pan', 0, '/video/pan?t=0'],
] as const)('a sentence of a %s leads to its moment', (kind, mediaId, startSeconds, link) => {
  expect(sentenceLink({ kind, mediaId, startSeconds })).toBe(link)
})
