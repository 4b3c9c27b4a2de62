import { tokenise } from '@verbena/language/tokenise'
import { expect, test } from 'vitest'
import { wordStatusesOf } from './word-statuses-of.ts'

test('each word of a line has a letter, also one of which nothing can be known', () => {
  const byForm = new Map([
    ['la', 'known' as const],
    ['masa', 'learning' as const],
    ['duerme', 'new' as const],
    ['ana', 'ignored' as const],
  ])
  expect(wordStatusesOf(tokenise('La masa: duerme, Ana, 15.', 'es'), byForm)).toBe('klni-')
})
