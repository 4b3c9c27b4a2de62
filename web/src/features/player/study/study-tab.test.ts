import { expect, test } from 'vitest'
import { studyTabOf } from './study-tab.ts'

test.each([
  ['', 'fillGaps'],
  ['?tab=fillGaps', 'fillGaps'],
  ['?tab=transcription', 'transcription'],
  ['?from=word&tab=test', 'test'],
  ['?tab=questionary', 'fillGaps'],
  ['?tab=lyrics', 'fillGaps'],
  ['?t=20.5', 'transcription'],
  ['?t=0', 'transcription'],
  ['?t=nonsense', 'fillGaps'],
  ['?t=20.5&tab=test', 'test'],
])('of a video the address %j opens %s', (search, tab) => {
  expect(studyTabOf(search, 'video')).toBe(tab)
})

test.each([
  ['', 'lyrics'],
  ['?tab=lyrics', 'lyrics'],
  ['?tab=fillGaps', 'fillGaps'],
  ['?t=20.5', 'transcription'],
])('of a song the address %j opens %s', (search, tab) => {
  expect(studyTabOf(search, 'song')).toBe(tab)
})
