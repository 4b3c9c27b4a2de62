import { expect, test } from 'vitest'
import type { MediaEvent } from './media-adapter.ts'
import { initialStatus, nextStatus } from './media-status.ts'

const after = (...events: MediaEvent[]) => events.reduce(nextStatus, initialStatus)

test.each<[string, MediaEvent[], object]>([
  [
    'a ready player knows its length',
    [{ type: 'ready', durationSeconds: 62 }],
    { isReady: true, durationSeconds: 62 },
  ],
  [
    'a length that is not known yet stays unknown',
    [{ type: 'ready', durationSeconds: Number.NaN }],
    { durationSeconds: null },
  ],
  [
    'buffering while playing still counts as playing',
    [{ type: 'playing' }, { type: 'buffering' }],
    { isPlaying: true, isBuffering: true },
  ],
  ['the end stops it', [{ type: 'playing' }, { type: 'ended' }], { isPlaying: false }],
  [
    'a failure stops it',
    [{ type: 'playing' }, { type: 'failed', failure: 'gone' }],
    { isPlaying: false, failure: 'gone' },
  ],
  [
    'playing after all clears the failure',
    [{ type: 'failed', failure: 'slow' }, { type: 'playing' }],
    { failure: null, isPlaying: true },
  ],
  ['a seek changes nothing', [{ type: 'playing' }, { type: 'seeked' }], { isPlaying: true }],
])('%s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected)
})

test('trying again starts from the beginning', () => {
  expect(nextStatus(after({ type: 'failed', failure: 'gone' }), { type: 'retried' })).toEqual(initialStatus)
})
