import { tokenise } from '@verbena/language/text/tokenise'
import { expect, test } from 'vitest'
import { lineWordStatuses } from './line-word-statuses.ts'

test('each word of a line has a letter, also one of which nothing can be known', () => {
  const byForm = new Map([
    ['la', 'known' as const],
    ['masa', 'learning' as const],
    ['duerme', 'new' as const],
    ['ana', 'ignored' as const],
  ])
  expect(lineWordStatuses(tokenise('La masa: duerme, Ana, 15.', 'es'), byForm)).toBe('klni-')
})
